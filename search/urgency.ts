import { createPhraseFinder, type MayMean } from './phrases.ts';
import type { SearchLanguage, Urgency } from './types.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Reads from the words of a question, spelled right, whether somebody is in trouble on the road. */
export function createUrgency(
  { danger, breakdown, alone, harmless }: SearchLanguage['safety'],
  vocabulary: Vocabulary,
): (words: readonly string[], mayMean?: MayMean) => Urgency['kind'] | undefined {
  const isFiller = (word: string) => vocabulary.kindOf(word) !== 'full';
  const find = createPhraseFinder({ danger, breakdown, harmless }, isFiller, 'harmless');
  const aloneWords: ReadonlySet<string> = new Set(alone);

  return (words, mayMean) => {
    const found = find(words, mayMean);
    if (found.includes('danger')) return 'danger';
    if (found.includes('breakdown')) return 'breakdown';
    const [only, ...others] = words.filter((word) => !isFiller(word));
    return only && others.length === 0 && aloneWords.has(only) ? 'breakdown' : undefined;
  };
}
