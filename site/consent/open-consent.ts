import type { ConsentCandidate } from '#rules/consent-candidate.ts';
import { embedName, embedProperties } from './consent-properties.ts';
import { ConsentProblem, type ProblemKind } from './consent-problem.ts';
import { envOf, forgetDefinitions, loadDefinition, type EmbedDefinition } from './definitions-script.ts';
import { askServicesUrl } from './embed-config.ts';
import { withTimeout } from './with-timeout.ts';
import { markHandled } from './handled-rejections.ts';
import { guardToken } from './session-token.ts';
import { whenFilled } from './when-filled.ts';

/** How far the consent form is. `late`: it was asked for and has not appeared, but still may. */
export type ConsentProgress =
  | { phase: 'loading' | 'ready' | 'late' | 'consented' }
  | { phase: 'failed'; kind: ProblemKind; detail: string };

export interface ConsentOptions {
  candidate: ConsentCandidate;
  /** The organization named in the disclosure. */
  accountName: string;
  /** Where the embed is rendered; it belongs to the embed alone. */
  container: HTMLElement;
  show: (progress: ConsentProgress) => void;
  /** Called once, when consent is given. */
  leave: () => void;
}

/** Spec 8 and 9: a script chunk that has not come after this long has failed. */
const chunkTimeoutMs = 120_000;
/** Until it is said that it takes long, whatever of it does. */
const readyTimeoutMs = 20_000;

/**
 * Opens the consent form once: finds out where the embed comes from, loads its definitions, and lets Checkr's SDK render
 * it, guarded on all sides, so that every outcome is shown and no rejection goes unhandled. Spec 2, 7, 8.
 *
 * @returns closes it: nothing more is shown, and the container is empty
 */
export function openConsent({ candidate, accountName, container, show, leave }: ConsentOptions): () => void {
  let isOver = false;
  let isReady = false;
  let forget: (() => void) | undefined;
  const cleanUps: (() => void)[] = [];

  const end = () => {
    isOver = true;
    for (const cleanUp of cleanUps) cleanUp();
  };
  const close = () => {
    end();
    forget?.();
    container.replaceChildren();
    delete container.dataset.rendered;
  };
  const becomeReady = () => {
    isReady = true;
    show({ phase: 'ready' });
  };
  /** A form that stands is left standing: what has been typed into it is not ours to throw away. */
  const fail = (problem: ConsentProblem) => {
    if (isOver) return;
    if (!isReady) close();
    show({ phase: 'failed', kind: problem.kind, detail: problem.message });
  };
  const succeed = () => {
    if (isOver) return;
    end();
    show({ phase: 'consented' });
    leave();
  };

  show({ phase: 'loading' });
  const watchdog = setTimeout(() => isReady || show({ phase: 'late' }), readyTimeoutMs);
  cleanUps.push(() => clearTimeout(watchdog));
  render().catch((error: unknown) => fail(asProblem(error)));
  return close;

  async function render(): Promise<void> {
    const [{ Embeds }, servicesUrl] = await Promise.all([loadSdk(), askServicesUrl()]);
    const definition = await loadDefinition(servicesUrl, embedName);
    if (isOver) return;
    window.CheckrEmbedDefinitions = { ...window.CheckrEmbedDefinitions, [embedName]: guarded(definition) };
    forget = () => forgetDefinitions(servicesUrl);

    const properties = embedProperties(candidate, accountName, envOf(servicesUrl), succeed);
    const embed = new Embeds.DisclosureConsent(properties);
    const filled = whenFilled(container, becomeReady);
    embed.props.onSessionTokenNeed = guardToken(embed.props.onSessionTokenNeed, {
      given: filled.mayCount,
      failed(problem, error) {
        markHandled(error);
        fail(problem);
      },
    });
    cleanUps.push(filled.stop);
    container.replaceChildren();
    container.dataset.rendered = '';
    embed.render(`#${container.id}`);
  }

  /** The SDK leaves what the definition throws or rejects to nobody. */
  function guarded(definition: EmbedDefinition): EmbedDefinition {
    return (properties) => ({
      render: (selector) =>
        Promise.resolve()
          .then(() => definition(properties).render(selector))
          .catch((error: unknown) => fail(asProblem(error))),
    });
  }
}

function asProblem(error: unknown): ConsentProblem {
  if (error instanceof ConsentProblem) return error;
  const message = error instanceof Error ? error.message.slice(0, 200) : '';
  return new ConsentProblem('embed', message, { cause: error });
}

async function loadSdk() {
  try {
    return await withTimeout(import('@checkr/web-sdk'), chunkTimeoutMs);
  } catch (error) {
    reportError(Object.assign(new Error("Checkr's SDK", { cause: error }), { name: 'ChunkLoadError' }));
    throw new ConsentProblem('page', '', { cause: error });
  }
}
