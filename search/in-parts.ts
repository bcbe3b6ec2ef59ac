import { openSearch, type SearchOptions } from './engine.ts';
import type { IndexCore } from './search-index.ts';
import type { SearchOutcome } from './types.ts';

/** Parts of an index by name, in JSON. */
export type WrittenParts = Readonly<Record<string, string>>;

/** A search whose parts are kept elsewhere. */
export interface SearchInParts {
  /** Answers from the parts that it was given, now and before, and says which are missing. */
  search(query: string, options?: SearchOptions, given?: WrittenParts): SearchOutcome;
}

/** What is kept of parts, in characters of JSON: in memory it takes about four times as many bytes. */
const usuallyKept = 4_000_000;

/**
 * Opens an index of which the parts are given as questions need them. They are kept within a bound: where more come, all are
 * forgotten, and those still needed are missing again.
 *
 * @param maxKept characters of JSON
 * @throws Error where the index is of another form than the engine reads
 */
export function searchInParts(core: IndexCore, maxKept = usuallyKept): SearchInParts {
  const there = new Map<string, unknown>();
  const read = (name: string) => there.get(name);
  let opened = openSearch(core, read);
  let kept = 0;

  function take(given: WrittenParts): void {
    let lacked = Object.entries(given).filter(([name]) => !there.has(name));
    if (kept > 0 && kept + sizeOf(lacked) > maxKept) {
      // The engine keeps what it has read of each part: another one has nothing.
      opened = openSearch(core, read);
      there.clear();
      kept = 0;
      lacked = Object.entries(given);
    }
    for (const [name, json] of lacked) there.set(name, JSON.parse(json));
    kept += sizeOf(lacked);
  }

  return {
    search(query, options, given = {}) {
      take(given);
      return opened.search(query, options);
    },
  };
}

const sizeOf = (parts: readonly [string, string][]) => parts.reduce((sum, [, { length }]) => sum + length, 0);

/** A question needs three rounds, a fourth where it is misspelled, and what comes in between is no reason for more. */
const maxRounds = 6;

/**
 * Asks, reads what is missing and asks again, until nothing is.
 *
 * @param ask answers from the parts that it is given beside those of before, and says which are missing
 * @param read gives every part that it is asked for
 * @throws Error where there is no end to it, and whatever either throws
 */
export async function untilWhole<Answer extends { missing?: readonly string[] }>(
  ask: (given: WrittenParts) => Answer | Promise<Answer>,
  read: (names: readonly string[]) => Promise<WrittenParts>,
): Promise<Answer> {
  let given: Record<string, string> = {};
  for (let round = 0; round < maxRounds; round++) {
    const answer = await ask(given);
    if (!answer.missing) return answer;
    // What was read for this question is given again, should it be forgotten meanwhile.
    given = { ...given, ...(await read(answer.missing.filter((name) => !(name in given)))) };
  }
  throw new Error('Parts of the index are missing again and again');
}
