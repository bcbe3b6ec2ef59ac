import { createPairFinder } from './pairs.ts';
import { createPhraseFinder, type MayMean } from './phrases.ts';
import type { SearchLanguage, Urgency } from './types.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What the words of a question say of trouble. */
export interface Trouble {
  kind: Urgency['kind'];
  /** Where it is a driver's only: one word alone, or a vehicle that fails before the guest comes. */
  isDrivers: boolean;
}

/** The gravest first: of several, it decides which card is shown. */
const gravest = ['threat', 'danger', 'breakdown'] as const;

/** Reads from the words of a question, spelled right, whether somebody is in trouble on the road. */
export function createUrgency(
  { danger, threat, breakdown, alone, harmless, pairs, later }: SearchLanguage['safety'],
  vocabulary: Vocabulary,
): (words: readonly string[], mayMean?: MayMean) => Trouble | undefined {
  const isFiller = (word: string) => vocabulary.kindOf(word) !== 'full';
  const find = createPhraseFinder({ danger, threat, breakdown, harmless }, isFiller, 'harmless');
  const findPairs = createPairFinder(pairs);
  const findLater = createPairFinder({ later });
  const aloneWords: ReadonlySet<string> = new Set(alone);

  return (words, mayMean) => {
    const found = find(words, mayMean);
    const kinds = new Set<string>();
    // The words of a harmless phrase say nothing else; of two pairs with a word in common, the closer one is meant.
    const spent = new Set<number>();
    const quiet = new Set<number>();
    for (const one of found) {
      const places = placesOf(one);
      if (one.kind === 'harmless' && places.length > 1) for (const place of places) spent.add(place);
    }
    for (const { kind, places } of findPairs(words, mayMean)) {
      const isHarmless = kind === 'harmless';
      if (places.some((place) => spent.has(place) || (!isHarmless && quiet.has(place)))) continue;
      for (const place of places) (isHarmless ? quiet : spent).add(place);
      kinds.add(kind);
    }
    for (const one of found) if (!placesOf(one).some((place) => quiet.has(place))) kinds.add(one.kind);
    const kind = gravest.find((one) => kinds.has(one));
    if (kind) return { kind, isDrivers: kind === 'breakdown' && findLater(words).length > 0 };
    const [only, ...others] = words.filter((word) => !isFiller(word));
    const isAlone = only && others.length === 0 && aloneWords.has(only);
    return isAlone ? { kind: 'breakdown', isDrivers: true } : undefined;
  };
}

const placesOf = ({ at, end }: { at: number; end: number }): number[] =>
  Array.from({ length: end - at }, (_, index) => at + index);
