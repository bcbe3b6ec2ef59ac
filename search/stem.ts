import { stemmer } from 'stemmer';

const known = new Map<string, string>();

/** The stem of a lower-case word (Porter), remembered: the same few thousand words come again and again. */
export function stemOf(word: string): string {
  let stem = known.get(word);
  if (stem === undefined) known.set(word, (stem = stemmer(word)));
  return stem;
}
