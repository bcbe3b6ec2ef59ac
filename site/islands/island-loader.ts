import { loadIsland } from 'virtual:islands';
import type { ComponentType } from 'react';
import type { HydrationTrigger } from './island.tsx';

type IslandModule = Record<string, ComponentType>;

/**
 * Hydrates every island of the page when its trigger fires, and before it loads the styles of one that is folded away
 * (`join-styles.ts`). Islands within islands belong to the outer one.
 */
export function startIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-when]')) {
    const { media, when } = element.dataset;
    const styles = element.querySelector('link');
    onceMedia(media, () =>
      triggers[when as HydrationTrigger](element, () => {
        if (styles) styles.disabled = false;
        else void hydrateIsland(element);
      }),
    );
  }
}

/** Visitors who save data, or have a slow network, get React only when they touch the island. */
const savesData = () => {
  const connection = (navigator as { connection?: { saveData?: boolean; effectiveType?: string } })
    .connection;
  return connection?.saveData || connection?.effectiveType?.includes('2g');
};

/** Runs `go` each time that the trigger of an element fires. */
export const triggers: Record<HydrationTrigger, (element: HTMLElement, go: () => void) => void> = {
  load: (_element, go) => go(),
  visible(element, go) {
    if (savesData()) return triggers.interaction(element, go);
    // Each time it is seen: from the second on there is nothing left to do.
    new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && go()).observe(
      element,
    );
  },
  interaction(element, go) {
    // Folded away, an island cannot be touched itself: what unfolds it stands for it.
    const target = element.closest('details') ?? element;
    const look = () => isAsked(element, target) && go();
    look();
    // A link to an answer, opened in the tab where the page stands already.
    addEventListener('hashchange', look);
    // What fills in fields by voice or by itself, touches nothing and changes them.
    for (const type of ['change', 'click', 'pointerover', 'focusin']) {
      target.addEventListener(type, go, { once: true });
    }
  },
};

/**
 * Inputs in the address or the tab's history, or something that the island has stored, ask for an answer untouched; and so
 * does what was unfolded, typed into or asked before this script came, and a choice that the browser gave back with the page.
 */
function isAsked(element: HTMLElement, target: HTMLElement): unknown {
  try {
    return (
      target.matches(
        ':is([open],:focus-within,:has(:user-valid:not(button)),[data-when]:has(:checked:not([selected],[checked])))',
      ) ||
      (target === element &&
        (/\w=(?!app$)/.test(location.search + location.hash) ||
          (history.state as Record<string, unknown> | null)?.[element.querySelector('form')!.id] ||
          localStorage[element.dataset.key!] ||
          // What was said once stands there before anybody chooses.
          (localStorage.audience && element.querySelector('[name=role]'))))
    );
  } catch {
    // Storage is forbidden, or there is no form whose inputs could be kept: the next touch hydrates.
  }
}

/** Does it once, as soon as the media query holds; without one, at once. */
export function onceMedia(query: string | undefined, go: () => void): void {
  const media = matchMedia(query ?? '');
  if (media.matches) go();
  else media.addEventListener('change', () => onceMedia(query, go), { once: true });
}

/** What comes within so many milliseconds, or a failure. */
export const within = <Value>(coming: Promise<Value>, ms: number): Promise<Value> =>
  Promise.race([coming, new Promise<never>((_resolve, reject) => setTimeout(reject, ms))]);

/** Downloads the island and React and hydrates; a press that came first is repeated afterwards. */
async function hydrateIsland(element: HTMLElement): Promise<void> {
  if (element.dataset.hydrated) return;
  // Spec 8 and 9: a script chunk that has not come after this long has failed.
  const chunkTimeoutMs = 120_000;
  element.dataset.hydrated = 'loading';
  let pressed: HTMLElement | null | undefined;
  // Fields keep what was done to them, and React finds it there: only a button's press would be lost.
  const remember = (event: Event) => (pressed = (event.target as HTMLElement).closest('button'));
  element.addEventListener('click', remember);
  try {
    const { file, props } = element.dataset;
    const [island, { hydrate }, more] = await within(
      Promise.all([
        loadIsland(element.dataset),
        import('./hydrate.tsx'),
        file && fetch(file).then((response) => response.json() as Promise<object>),
      ]),
      chunkTimeoutMs,
    );
    const [Component] = Object.values(island as IslandModule);
    hydrate(element, Component!, { ...(JSON.parse(props!) as object), ...(more as object) }, showFailure);
    requestAnimationFrame(() => pressed?.click());
  } catch {
    element.dataset.hydrated = 'failed';
    showFailure(element);
    // The request failed, or took longer than {@link chunkTimeoutMs}.
    reportError(new DOMException(`Island ${element.dataset.island}`, 'ChunkLoadError'));
  } finally {
    element.removeEventListener('click', remember);
  }
}

/** A new import of the same address would join the request that hangs, so trying again means a new document. */
function showFailure(element: HTMLElement): void {
  const form = element.querySelector('form');
  // The next document finds what was typed in the tab's history (`kept-inputs.ts`).
  const keep = () =>
    form &&
    history.replaceState(
      { ...(history.state as object), [form.id]: `${new URLSearchParams(new FormData(form) as never)}` },
      '',
    );
  keep();
  element.oninput = keep;
  const notice = element.nextElementSibling as HTMLElement;
  notice.hidden = false;
  // Without a connection, the browser's own page would take the place of what can still be read.
  notice.querySelector('button')!.onclick = () => navigator.onLine && location.reload();
}
