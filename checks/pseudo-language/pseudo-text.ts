import { parse, type Token } from '@messageformat/parser';

/** A letter for each of the alphabet that it is still read as, and that no English word has. */
const letters = new Map(
  Object.entries({
    ...{
      a: 'á',
      b: 'ƀ',
      c: 'ç',
      d: 'đ',
      e: 'é',
      f: 'ƒ',
      g: 'ğ',
      h: 'ĥ',
      i: 'í',
      j: 'ĵ',
      k: 'ķ',
      l: 'ļ',
      m: 'ɱ',
    },
    ...{
      n: 'ñ',
      o: 'ó',
      p: 'þ',
      q: 'ǫ',
      r: 'ŕ',
      s: 'š',
      t: 'ţ',
      u: 'ú',
      v: 'ṽ',
      w: 'ŵ',
      x: 'ẋ',
      y: 'ý',
      z: 'ž',
    },
  }).flatMap(([plain, accented]) => [
    [plain, accented],
    [plain.toUpperCase(), accented.toUpperCase()],
  ]),
);

/** So much longer than English other languages are. */
const growth = 0.4;
const padding = ['óñé', 'ţŵó', 'ţĥŕéé', 'ƒóúŕ', 'ƒíṽé', 'šíẋ'];

/** What is no words: what the build and run time fill in, addresses, marks of Markdown and HTML. */
const noWords = /(\[\[[^\]]*\]\]|\{[^{}]*\}|<[^>]+>|https?:\S+|\S+@\S+\.\w+)/;

/**
 * A text in the pseudo-language: the same words with accents, in brackets, 40 % longer. What is filled in stays, and so do
 * the spaces around it and the mark at its end. The same text always becomes the same.
 */
export function pseudo(text: string): string {
  if (/,\s*plural\s*,/.test(text)) return pseudoMessage(parse(text));
  const [, before, words, after] = /^(\s*)(.*?)([.?!:…]*\s*)$/s.exec(text)!;
  if (!/\p{Letter}/u.test(words!.replace(new RegExp(noWords, 'g'), ''))) return text;
  return `${before}⟦${accented(words!)}${longer(words!)}⟧${after}`;
}

/** Each form of a plural is a text of its own. */
function pseudoMessage(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === 'content') return pseudo(token.value);
      if (token.type === 'octothorpe') return '#';
      if (!('cases' in token)) return `{${token.arg}}`;
      const forms = token.cases.map((form) => `${form.key} {${pseudoMessage(form.tokens)}}`);
      return `{${token.arg}, ${token.type}, ${forms.join(' ')}}`;
    })
    .join('');
}

const accented = (text: string): string =>
  text
    .split(noWords)
    .map((part, at) => (at % 2 ? part : part.replace(/[a-z]/gi, (letter) => letters.get(letter)!)))
    .join('');

/** Words to fill up a text with: none for what is hardly one. */
function longer(text: string): string {
  let missing = Math.round(growth * text.replace(new RegExp(noWords, 'g'), '').length);
  let more = '';
  for (let at = 0; missing > 2; at++) {
    const word = ` ${padding[at % padding.length]}`.slice(0, missing);
    more += word;
    missing -= word.length;
  }
  return more;
}

/** The English words in a text that is in the pseudo-language, but for those that are names. */
export function englishIn(text: string, names: readonly string[]): string[] {
  const withoutAddresses = text.replace(/(?:https?:|www\.)\S+/g, ' ');
  const rest = names.reduce((left, name) => left.replaceAll(name, ' '), withoutAddresses);
  return rest.match(/(?<![\p{Letter}@.\d/_-])[A-Za-z]{3,}(?![\p{Letter}@/_])/gu) ?? [];
}
