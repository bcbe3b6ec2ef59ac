import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogOf } from '#catalog/catalog.ts';
import { defaultLanguage } from '#config/languages.ts';
import { helpManifestFiles } from './help-manifest.ts';

/** The names in the first column of the table of fields. */
function fieldsTold(): string[] {
  const howTo = readFileSync('docs/how-to/mobile-apps.md', 'utf8');
  const [, table = ''] = /\| Field \| Meaning \|\n(.+?)\n\n/s.exec(howTo) ?? [];
  const cells = table.split('\n').map((row) => row.split('|')[1]!);
  return cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name!));
}

test('the how-to names every field of the manifest, and no other', () => {
  const names = new Set<string>();
  JSON.parse(helpManifestFiles(catalogOf(defaultLanguage))['help-manifest.json']!, (key, value: unknown) => {
    if (/\D/.test(key)) names.add(key);
    return value;
  });
  expect([...new Set(fieldsTold())].sort()).toEqual([...names].sort());
});
