/** A word of a text, as written and as compared. */
export interface Word {
  /** Lower case, without accents and apostrophes. */
  plain: string;
  /** Where it begins and ends in the text. */
  start: number;
  end: number;
}

/** Accents may follow their letter, and what nobody sees may stand in a word that was copied. */
const wordPattern = /[\p{L}\p{N}](?:['‘’ʼ`´]?[\p{L}\p{N}\p{M}\p{Cf}])*|[|]/gu;

/** "can not", "cannot" and "can't" are one word. */
function negated(word: string): string | undefined {
  if (word === 'can') return 'cant';
  if (word === 'will') return 'wont';
  return /^(do|does|did|is|was|has|have)$/.test(word) ? `${word}nt` : undefined;
}

/** The words of a text in order. `|` stays: it keeps the phrases of a list apart. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const plain = plainForm(match[0]);
    if (!plain) continue;
    const before = words.at(-1);
    const end = match.index + match[0].length;
    const denied = plain === 'not' && before && negated(before.plain);
    if (denied) words[words.length - 1] = { ...before, plain: denied, end };
    else words.push({ plain: plain === 'cannot' ? 'cant' : plain, start: match.index, end });
  }
  return words;
}

/** The words of a text as they are compared. Lists have thousands of entries that are plain already: those are only taken apart. */
export function plainWords(text: string): string[] {
  if (/^[a-z\d ]+$/.test(text) && !text.includes('not')) return text.split(' ').filter(Boolean);
  return wordsOf(text).map(({ plain }) => plain);
}

function plainForm(word: string): string {
  if (/^[a-z\d]+$/i.test(word)) return word.toLowerCase();
  return (
    word
      .normalize('NFKD')
      .replace(/[\p{M}\p{Cf}'‘’ʼ`´]/gu, '')
      // "ß" is "ss" in capitals, and many type it so.
      .toUpperCase()
      .toLowerCase()
  );
}
