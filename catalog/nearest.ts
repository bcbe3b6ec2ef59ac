import { editDistance } from '#search/spelling.ts';

/** Some names, those first that are spelled most like another; capitals don't count. */
export function nearestOf(written: string, names: Iterable<string>): string[] {
  const distance = (name: string) => editDistance(name.toLowerCase(), written.toLowerCase(), Infinity);
  return [...names].sort((a, b) => distance(a) - distance(b));
}
