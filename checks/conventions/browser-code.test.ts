import { expect, test } from 'vitest';
import { filesNamed, importsOf } from '../repository.ts';

/** Where the browser's code begins: the entry, and each island, which is fetched when it wakes. */
const entries = [
  'site/pages/+client.ts',
  'site/islands/hydrate.tsx',
  ...filesNamed(/\.island\.tsx$/),
  ...filesNamed(/\.ts$/).filter((file) => file.startsWith('site/client/') && !file.endsWith('.test.ts')),
];

/** Every module the browser is sent, with the file that asks for it. Types are gone by then. */
function reachable(): { target: string; by: string }[] {
  const found = new Map(entries.map((entry) => [entry, 'the start']));
  const packages: { target: string; by: string }[] = [];
  for (const [file] of found) {
    for (const { target, specifier, isType } of importsOf(file)) {
      if (isType) continue;
      if (!target) packages.push({ target: specifier, by: file });
      else if (!found.has(target) && /\.tsx?$/.test(target)) found.set(target, file);
    }
  }
  return [...[...found].map(([target, by]) => ({ target, by })), ...packages];
}

test.each([
  ['the catalog', /^catalog\//, 'it would send every article and the YAML reader to each visitor'],
  ['content', /^content\//, 'words come to an island as properties'],
  ['the configuration', /^config\//, 'what an island needs comes to it as properties'],
  ['zod', /^zod(\/|$)/, 'it weighs more than the island'],
])('no code for the browser imports %s', (_name, forbidden, reason) => {
  const wrong = reachable().filter(({ target }) => forbidden.test(target));
  expect(
    wrong.map(({ target, by }) => `${by} imports ${target}`),
    reason,
  ).toEqual([]);
});
