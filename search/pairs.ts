import type { MayMean } from './phrases.ts';
import { stemOf } from './stem.ts';

/** Two sets of words, each with spaces between: one word of each, near one another, mean what neither means alone. */
export type Pair = readonly [string, string];

/** Two words of a question that are a pair: their places, and what they stand for. */
export interface FoundPair<Kind extends string> {
  kind: Kind;
  places: readonly [number, number];
}

/** So far apart two words may stand, in either order: four words between them. */
const reach = 5;

/**
 * Finds pairs by the stems of their words, the closest first; in a tie, those of the kind listed first. One of the two may be a
 * slip of its word.
 */
export function createPairFinder<Kind extends string>(
  lists: Readonly<Record<Kind, readonly Pair[]>>,
): (words: readonly string[], mayMean?: MayMean) => FoundPair<Kind>[] {
  const pairs = (Object.entries(lists) as [Kind, readonly Pair[]][]).flatMap(([kind, list]) =>
    list.map((pair) => ({ kind, sets: pair.map(setOf) as [WordSet, WordSet] })),
  );

  // By each stem of a pair, the pairs that it is of, in order.
  const pairsOf = new Map<string, Set<number>>();
  for (const [number, { sets }] of pairs.entries())
    for (const { stem } of sets.flat()) pairsOf.set(stem, (pairsOf.get(stem) ?? new Set()).add(number));

  return (words, mayMean) => {
    const stems = words.map(stemOf);
    const ofPairs = stems.map((stem) => pairsOf.get(stem) ?? none);
    const found: FoundPair<Kind>[] = [];
    /** Twice as much where it is a word of the set as where it may be. */
    const isOf = (set: WordSet, at: number) =>
      set.some(({ stem }) => stem === stems[at]) ? 2 : set.some(({ word }) => mayMean?.(at, word)) ? 1 : -1;
    for (let apart = 1; apart <= reach; apart++) {
      const near: [number: number, at: number][] = [];
      for (let at = 0; at + apart < words.length; at++) {
        const [first, second] = [ofPairs[at]!, ofPairs[at + apart]!];
        // Of a long text, few words are of any pair.
        if (!mayMean && second === none) continue;
        for (const number of mayMean ? new Set([...first, ...second]) : first) {
          const [one, other] = pairs[number]!.sets;
          const fits = (here: WordSet, there: WordSet) => isOf(here, at) + isOf(there, at + apart) > 2;
          if (fits(one, other) || fits(other, one)) near.push([number, at]);
        }
      }
      near.sort(([a, placeA], [b, placeB]) => a - b || placeA - placeB);
      for (const [number, at] of near) found.push({ kind: pairs[number]!.kind, places: [at, at + apart] });
    }
    return found;
  };
}

const none: ReadonlySet<number> = new Set();

/** One of the two sets of a pair. */
type WordSet = readonly { word: string; stem: string }[];

const setOf = (text: string): WordSet => text.split(' ').map((word) => ({ word, stem: stemOf(word) }));
