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

/** Finds pairs by the stems of their words, the closest first; in a tie, those of the kind listed first. */
export function createPairFinder<Kind extends string>(
  lists: Readonly<Record<Kind, readonly Pair[]>>,
): (words: readonly string[]) => FoundPair<Kind>[] {
  const pairs = (Object.entries(lists) as [Kind, readonly Pair[]][]).flatMap(([kind, list]) =>
    list.map(([one, other]) => ({ kind, one: stemsOf(one), other: stemsOf(other) })),
  );

  // By each stem of a pair, the pairs that it is of, in order.
  const pairsOf = new Map<string, number[]>();
  for (const [number, { one, other }] of pairs.entries())
    for (const stem of new Set([...one, ...other])) pairsOf.set(stem, [...(pairsOf.get(stem) ?? []), number]);

  return (words) => {
    const stems = words.map(stemOf);
    const found: FoundPair<Kind>[] = [];
    // Of a long text, few words are of any pair.
    const places = [...stems.keys()].filter((at) => pairsOf.has(stems[at]!));
    for (let apart = 1; apart <= reach && places.length > 1; apart++) {
      const near: [number: number, at: number][] = [];
      for (const at of places) {
        const [first, second] = [stems[at]!, stems[at + apart]!];
        if (!pairsOf.has(second)) continue;
        for (const number of pairsOf.get(first)!) {
          const { one, other } = pairs[number]!;
          if ((one.has(first) && other.has(second)) || (other.has(first) && one.has(second)))
            near.push([number, at]);
        }
      }
      near.sort(([a, placeA], [b, placeB]) => a - b || placeA - placeB);
      for (const [number, at] of near) found.push({ kind: pairs[number]!.kind, places: [at, at + apart] });
    }
    return found;
  };
}

const stemsOf = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(stemOf));
