import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { catalogOf } from '#catalog/catalog.ts';
import { defaultLanguage } from '#config/languages.ts';
import { type Release, releases } from '#rules/publish/versions.ts';
import { releasedFiles, rulesFiles } from './rules-files.ts';

const fileOf = (name: string) => new URL(`../../rules/publish/releases/${name}`, import.meta.url);

it.each(Object.entries(releasedFiles()))(
  'the rules are those published for ever as %s, which apps rely on',
  (name, text) => {
    const file = fileOf(name);
    const released = existsSync(file) ? readFileSync(file, 'utf8') : '';
    expect(
      text,
      'Meant as a change? Add a release to rules/publish/versions.ts, then `npm run release:rules` writes its files.',
    ).toBe(released);
  },
);

const former: readonly Release[] = releases.slice(1);
it.each(former.filter(({ version }) => existsSync(fileOf(`${version}.json`))))(
  'version $version has the digest that its file has',
  ({ version, digest }) => {
    const released = JSON.parse(readFileSync(fileOf(`${version}.json`), 'utf8')) as { releases: Release[] };
    const remedy = `Write it into rules/publish/versions.ts, delete the files of ${releases[0].version}, and run \`npm run release:rules\` again.`;
    expect(digest, remedy).toBe(released.releases[0]!.digest);
  },
);

it.each([
  [{ gracePeriodMinutes: -5 }, /operatorPolicy\.gracePeriodMinutes /],
  [{ deposit: { cents: 15.5, currency: 'USD' } }, /deposit\.cents /],
])('a setting that cannot be one is not published: %j', (policy, problem) => {
  expect(() => rulesFiles(catalogOf(defaultLanguage).rules, policy)).toThrow(problem);
});
