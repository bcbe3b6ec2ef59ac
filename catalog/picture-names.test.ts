import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pictureName } from './picture-names.ts';

test('every picture is asked for by a text: delete the others', () => {
  const folder = 'content/en';
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(mdx|yaml)$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  const asked = new Set(
    texts.flatMap((text) => [...text.matchAll(/\bpicture: (\w+)/g)].map(([, name]) => name)),
  );
  expect(pictureName.options.filter((name) => !asked.has(name))).toEqual([]);
});
