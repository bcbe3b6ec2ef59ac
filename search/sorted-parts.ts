import { placeIn } from './word-list.ts';

/** Things in the order of their keys, in parts. */
export interface SortedParts<Item> {
  parts: Item[][];
  /** For each part a text that is after all keys of the part before, and not after its own: {@link partOf} finds a key by them. */
  starts: string[];
}

/** What a letter more in `starts` weighs against a part that is so much larger or smaller than the others. */
const lettersInSize = 4;

/**
 * Deals sorted things out into parts of about `size`, not more than `most` of them. Of the places where a part can end, one
 * is taken that few letters tell: each search reads all of them.
 */
export function inSortedParts<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  sizeOf: (item: Item) => number,
  size: number,
  most: number,
): SortedParts<Item> {
  const total = items.reduce((sum, item) => sum + sizeOf(item), 0);
  const enough = total / Math.max(1, Math.min(most, Math.round(total / size)));
  const cuts: { at: number; start: string; part: number; cost: number }[] = [];
  let before = 0;
  items.forEach((item, at) => {
    const part = Math.round(before / enough);
    if (at > 0 && part > 0 && before < total - enough / 2) {
      const start = tellingApart(keyOf(items[at - 1]!), keyOf(item));
      const cost = start.length + lettersInSize * Math.abs(before / enough - part);
      const last = cuts.at(-1);
      if (last?.part !== part) cuts.push({ at, start, part, cost });
      else if (cost < last.cost) cuts[cuts.length - 1] = { at, start, part, cost };
    }
    before += sizeOf(item);
  });
  const ends = [...cuts.map(({ at }) => at), items.length];
  return {
    parts: ends.map((end, at) => items.slice(at > 0 ? ends[at - 1] : 0, end)),
    starts: ['', ...cuts.map(({ start }) => start)],
  };
}

/** The shortest beginning of a key that is after the key before it. */
function tellingApart(before: string, key: string): string {
  let length = 1;
  while (key.slice(0, length) <= before) length++;
  return key.slice(0, length);
}

/** The part that a key is in, if it is in any. */
export const partOf = (starts: readonly string[], key: string): number =>
  Math.max(0, placeIn(starts, `${key}\0`) - 1);
