import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { schemaFileOf } from './schema-files.ts';

const files = readdirSync('content/en', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(mdx|yaml)$/.test(file))
  .map((file) => `content/en/${file.replaceAll('\\', '/')}`);

test('every content file has one, which is there and states the keys', () => {
  const stated = files.map((file) => schemaFileOf(file, []));
  for (const file of new Set(stated)) {
    expect(existsSync(file!), file).toBe(true);
    expect(readFileSync(file!, 'utf8')).toMatch(/strictObject|textKeys/);
  }
});

test('the words of a calculator are stated in its own folder', () => {
  expect(schemaFileOf('content/en/tools/cancel.yaml', ['texts', 'fields'])).toBe(
    'site/tools/cancel/words.ts',
  );
  expect(schemaFileOf('content/en/tools/cancel.yaml', ['titel'])).toBe('catalog/tools-schema.ts');
  expect(schemaFileOf('content/en/tools/common.yaml', ['form'])).toBe('catalog/tools-schema.ts');
});
