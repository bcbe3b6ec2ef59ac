import { type PlateWords, plateWords } from './plate-words.ts';

/** What a text may say of a person. */
export type Personal = 'email' | 'phone' | 'card' | 'socialSecurity' | 'vin' | 'plate';

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** The last digit of a card number follows from the others. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function some(text: string, pattern: RegExp, is: (found: string) => boolean = () => true): boolean {
  for (const [found] of text.matchAll(pattern)) if (is(found)) return true;
  return false;
}

/** Letters and digits in one word, as on a plate; a year behind a word (`Corolla2019`) is none. */
const isMixed = (word: string) =>
  (word.match(/[a-z]/gi) ?? []).length >= 1 && (word.match(/\d/g) ?? []).length >= 2;

/** A plate by its name, however short it is: "license plate: k9". */
export function namedPlate(words: Readonly<Record<string, PlateWords>>): RegExp {
  const any = (name: keyof PlateWords) =>
    Object.values(words)
      .flatMap((each) => each[name])
      .join('|');
  const before = '(?<![\\p{L}\\d_])';
  return new RegExp(`${before}(?:${any('plate')})\\W+(?:(?:${any('between')})\\W+)*[a-z]{0,16}\\d`, 'giu');
}

const named = namedPlate(plateWords);

/** Whoever sends a text may make it as bad as it can be for a pattern: each takes a time in proportion to its length. */
const screens: Record<Personal, (text: string) => boolean> = {
  email: (text) => some(text, /[^\s@]@[^\s@]+\.[a-z]{2,}/gi) || some(text, /\b\w+ ?[([]at[)\]] ?\w+/gi),
  // Ten digits or more, however they are parted; seven in the form that is spoken; and those with a country's code.
  phone: (text) =>
    some(text, /\+?\(?\d(?:[\s().–-]{0,2}\d){9,14}/g) ||
    some(text, /\b\d{3}[.–-]\d{4}\b/g) ||
    some(text, /\+\d(?:[\s().–-]{0,2}\d){6,}/g),
  card: (text) => some(text, /\d(?:[ –-]?\d){12,18}/g, (found) => passesLuhn(digitsOf(found))),
  socialSecurity: (text) => some(text, /\b\d{3}[ –-]\d{2}[ –-]\d{4}\b/g) || some(text, /\b\d{9}\b/g),
  // Letters that look like digits are in none.
  vin: (text) => some(text, /\b[A-HJ-NPR-Z\d]{17}\b/gi, (found) => /\d/.test(found) && /[a-z]/i.test(found)),
  plate: (text) =>
    some(text, /\b[a-z\d]{5,8}\b/gi, isMixed) ||
    some(text, /\b[A-Z]{2,4}[ -]\d{3,4}\b|\b\d{3,4}[ -][A-Z]{2,4}\b|\b\d[A-Z]{3}[ -]\d{3}\b/g) ||
    some(text, named),
};

/**
 * What a text that somebody wrote may say of a person: e-mail, phone, card (by its check digit), social security number, VIN or
 * plate. It rather suspects too much than too little. Names are not found: no pattern tells them from words.
 */
export function personalIn(text: string): Personal[] {
  const plain = text.normalize('NFKC');
  return (Object.keys(screens) as Personal[]).filter((kind) => screens[kind](plain));
}
