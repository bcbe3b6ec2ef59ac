import type { WrittenParts } from '#search/in-parts.ts';
import type { PublishedIndex } from '../search/published-index.ts';

/** A published index without files. */
export function indexOf(version: string, parts: WrittenParts): PublishedIndex {
  return {
    file: '',
    version,
    names: async () => Object.keys(parts),
    read: async (names) => Object.fromEntries(names.map((name) => [name, parts[name]!])),
  };
}
