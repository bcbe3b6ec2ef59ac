import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { catalogOf } from '#catalog/catalog.ts';
import { defaultLanguage } from '#config/languages.ts';
import { releasedFiles, rulesFiles } from './rules-files.ts';

it.each(Object.entries(releasedFiles()))(
  'the rules are those published for ever as %s, which apps rely on',
  (name, text) => {
    const file = new URL(`../../rules/publish/releases/${name}`, import.meta.url);
    const released = existsSync(file) ? readFileSync(file, 'utf8') : '';
    expect(
      text,
      'Meant as a change? Add a release to rules/publish/versions.ts, then `npm run release:rules` writes its files.',
    ).toBe(released);
  },
);

it.each([
  [{ gracePeriodMinutes: -5 }, /operatorPolicy\.gracePeriodMinutes /],
  [{ deposit: { cents: 15.5, currency: 'USD' } }, /deposit\.cents /],
])('a setting that cannot be one is not published: %j', (policy, problem) => {
  expect(() => rulesFiles(catalogOf(defaultLanguage).rules, policy)).toThrow(problem);
});
