import type { SearchOptions } from '#search/engine.ts';
import type { SearchOutcome, Urgency } from '#search/types.ts';
import type { LoadedSearch } from './loaded-search.ts';

/** So long somebody must stop typing before anything is fetched: letters come in runs, and the first say little. */
const pauseMs = 80;

/** Asks one question after another. */
export interface Asking {
  /**
   * Gives the answers at once where all that they need is there, else as soon as it has come, unless another question was
   * asked meanwhile. Where the question sounds of trouble on the road, `warn` hears of it at once: the emergency card waits for
   * no network.
   */
  ask(
    query: string,
    options: SearchOptions,
    answer: (outcome: SearchOutcome) => void,
    warn?: (urgent: Urgency) => void,
  ): void;
  /** Leaves a question that is not answered yet. */
  stop(): void;
}

/** Asks for one form. */
export function createAsking({ search, load, retry }: LoadedSearch): Asking {
  let latest = 0;

  async function ask(...[query, options, answer, warn]: Parameters<Asking['ask']>) {
    const asked = ++latest;
    retry();
    let outcome = search(query, options);
    if (outcome.missing && outcome.urgent) warn?.(outcome.urgent);
    if (outcome.missing) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    while (outcome.missing && asked === latest) {
      await load(outcome.missing);
      if (asked === latest) outcome = search(query, options);
      // To rank and to show in one task would hold up, on a slow phone, what somebody types meanwhile. Safari does both in one.
      await (globalThis as { scheduler?: Partial<Scheduler> }).scheduler?.yield?.();
    }
    if (asked === latest) answer(outcome);
  }

  return { ask: (...question) => void ask(...question), stop: () => void latest++ };
}
