/**
 * The sentences of a text. A full stop behind one letter, or behind the number of a day, ends none: "z. B.", "3. Mai"; nor does one
 * before a small letter.
 */
export const sentencesIn = (text: string): string[] =>
  text.split(/(?<=[.!?])(?<![\s.(](?:\p{L}|\d\d?)\.)\s+(?!\p{Ll})/u);
