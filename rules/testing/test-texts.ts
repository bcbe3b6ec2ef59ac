import { type RulesTexts, textKeys } from '../text-keys.ts';

type Keys = readonly string[] | { readonly [key: string]: Keys };

const pathsAsTexts = (keys: Keys, path: string): unknown =>
  Array.isArray(keys)
    ? Object.fromEntries((keys as readonly string[]).map((key) => [key, `${path}${key}`]))
    : Object.fromEntries(
        Object.entries(keys).map(([key, below]: [string, Keys]) => [
          key,
          pathsAsTexts(below, `${path}${key}.`),
        ]),
      );

/** Words for tests: each sentence is the path of its key, but for those that a test fills. */
export const testTexts: RulesTexts = { ...(pathsAsTexts(textKeys, '') as RulesTexts), locale: 'en-US' };
