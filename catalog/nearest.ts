import { editDistance } from '#search/spelling.ts';

/** Of some names the one that is spelled most like another; undefined of none. */
export function nearestTo(written: string, names: readonly string[]): string | undefined {
  const distance = (name: string) => editDistance(name.toLowerCase(), written.toLowerCase(), Infinity);
  return names.toSorted((a, b) => distance(a) - distance(b))[0];
}
