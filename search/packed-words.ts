import type { SearchLanguage } from './types.ts';

/** Lists of words as they are stored, each in one text: thousands of quotes less. */
export type Packed<Lists> = Lists extends readonly unknown[]
  ? string
  : { readonly [Name in keyof Lists]: Packed<Lists[Name]> };

/** The words of a language as they are stored. */
export type PackedLanguage = Packed<SearchLanguage>;

/**
 * Writes lists of entries with spaces between them, which compress best, and a `-` between the words of one; lists of lists with
 * a `|` after each, at whatever depth they stand.
 *
 * @throws Error for an entry that has such a sign in it
 */
export const packWords = <Lists extends object>(lists: Lists): Packed<Lists> =>
  packed(lists) as Packed<Lists>;

function packed(lists: object): unknown {
  if (!Array.isArray(lists))
    return Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, packed(list as object)]));
  const items = lists as readonly string[] | readonly string[][];
  return isDeep(items) ? items.map((list) => `${entries(list)}|`).join('') : entries(items);
}

const isDeep = (items: readonly string[] | readonly string[][]): items is readonly string[][] =>
  Array.isArray(items[0]);

function entries(list: readonly string[]): string {
  const wrong = list.find((entry) => /[-|]/.test(entry));
  if (wrong !== undefined) throw new Error(`A word of the search has a stroke in it: ${wrong}`);
  return list.map((entry) => entry.replaceAll(' ', '-')).join(' ');
}

/** Reads what {@link packWords} has written. */
export const unpackWords = <Lists>(packed: Packed<Lists>): Lists => unpacked(packed) as Lists;

function unpacked(packed: unknown): unknown {
  if (typeof packed !== 'string')
    return Object.fromEntries(Object.entries(packed as object).map(([name, list]) => [name, unpacked(list)]));
  const lists = packed.split('|');
  if (lists.length > 1) return lists.slice(0, -1).map(unpacked);
  return packed ? packed.split(' ').map((entry) => entry.replaceAll('-', ' ')) : [];
}
