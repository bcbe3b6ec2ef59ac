import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { defaultLanguage } from '#config/languages.ts';
import { situationsSchema } from './situations.ts';

interface Content {
  situations: { onHome?: boolean }[];
}

const file = new URL(`../content/${defaultLanguage}/situations.yaml`, import.meta.url);

/** What an editor is told after a change. */
function messagesAfter(change: (content: Content) => void): string[] {
  const content = parse(readFileSync(file, 'utf8')) as Content;
  change(content);
  return (situationsSchema.safeParse(content).error?.issues ?? []).map(({ message }) => message);
}

test('the home page has room for six situations, no more and no fewer', () => {
  const refusal = [expect.stringContaining('"onHome: true" belongs to 6 situations')];
  expect(messagesAfter(() => undefined)).toEqual([]);
  expect(messagesAfter(({ situations }) => delete situations.find(({ onHome }) => onHome)!.onHome)).toEqual(
    refusal,
  );
  expect(
    messagesAfter(({ situations }) => (situations.find(({ onHome }) => !onHome)!.onHome = true)),
  ).toEqual(refusal);
});
