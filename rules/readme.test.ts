import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sources = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
);
const files = sources.filter((name) => !name.includes('/'));

it('the map in the README names every file, and no other', () => {
  const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8');
  const named = [...readme.matchAll(/^\| [^|]+ \| ([^|]+) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([\w.-]+\.ts)`/g)].map(([, name]) => name),
  );
  expect(named.sort()).toEqual(files.sort());
});

it.each(sources)('%s reads in a sitting', (name) => {
  const lines = readFileSync(new URL(name, import.meta.url), 'utf8').split('\n').length;
  expect(lines, 'split a file of over 210 lines by topic').toBeLessThanOrEqual(210);
});
