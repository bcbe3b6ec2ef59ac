import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { defaultLanguage } from '#config/languages.ts';
import { situationsSchema } from './situations.ts';

const source = readFileSync(
  new URL(`../content/${defaultLanguage}/situations.yaml`, import.meta.url),
  'utf8',
);

const messagesOf = (text: string) =>
  (situationsSchema.safeParse(parse(text)).error?.issues ?? []).map(({ message }) => message);

test('the home page has room for six situations, no more and no fewer', () => {
  const refusal = [expect.stringContaining('"onHome: true" belongs to 6 situations')];
  expect(messagesOf(source)).toEqual([]);
  expect(messagesOf(source.replace(', onHome: true', ''))).toEqual(refusal);
  expect(messagesOf(source.replace(/(picture: \w+) }/, '$1, onHome: true }'))).toEqual(refusal);
});
