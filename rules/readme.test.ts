import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = readdirSync(new URL('.', import.meta.url)).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
);

it('the map in the README names every file, and no other', () => {
  const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8');
  const named = [...readme.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  expect(named.sort()).toEqual(files.sort());
});

it.each(files)('%s reads in a sitting', (name) => {
  const lines = readFileSync(new URL(name, import.meta.url), 'utf8').split('\n').length;
  expect(lines, 'split a file of over 210 lines by topic').toBeLessThanOrEqual(210);
});
