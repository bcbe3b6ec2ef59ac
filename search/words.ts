/** A word of a text, as written and as compared. */
export interface Word {
  /** Lower case, without accents and apostrophes. */
  plain: string;
  /** Where it begins and ends in the text. */
  start: number;
  end: number;
}

const wordPattern = /[\p{L}\p{N}]+(?:['’ʼ`´][\p{L}\p{N}]+)*|[|]/gu;

/** "can not", "cannot" and "can't" are one word. */
const negated: Readonly<Record<string, string>> = {
  can: 'cant',
  do: 'dont',
  does: 'doesnt',
  did: 'didnt',
  is: 'isnt',
  was: 'wasnt',
  has: 'hasnt',
  have: 'havent',
  will: 'wont',
};

/** The words of a text in order. `|` stays: it keeps the phrases of a list apart. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const plain = plainForm(match[0]);
    const before = words.at(-1);
    const end = match.index + match[0].length;
    if (plain === 'not' && before && before.plain in negated) {
      words[words.length - 1] = { plain: negated[before.plain]!, start: before.start, end };
    } else {
      words.push({ plain: plain === 'cannot' ? 'cant' : plain, start: match.index, end });
    }
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
  return word
    .normalize('NFKD')
    .replace(/[\p{M}'’ʼ`´]/gu, '')
    .toLowerCase();
}
