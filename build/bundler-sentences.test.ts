import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';
import { bundlerSentences } from './bundler-sentences.mjs';
import { temporaryFolder } from './testing/temporary-folder.ts';

/** What is said of a file that cannot be bundled. */
async function saidOf(source: string): Promise<string | undefined> {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'a.ts'), source);
  try {
    const bundle = await rolldown({ cwd: folder, input: join(folder, 'a.ts') });
    await bundle.generate();
  } catch (error) {
    return bundlerSentences(error, folder);
  }
  return 'nothing';
}

test.each([
  [
    'a comma forgotten',
    "export default {\n  url: 'x'\n  email: 'y',\n};",
    'a.ts:3:3 · Expected `,` or `}` but found `Identifier`',
  ],
  ['a quote forgotten', "export default {\n  url: 'x,\n};", 'a.ts:2:8 · Unterminated string'],
  ['a file that is not there', "\nimport './b.ts';", "a.ts:2:8 · Could not resolve './b.ts' in a.ts"],
])('%s is told in one line: file, line and what is wrong', async (_what, source, said) => {
  expect(await saidOf(source)).toBe(said);
});

test('of an error that is no bundler’s it says nothing', () => {
  for (const error of [new Error('x'), Object.assign(new Error('x'), { errors: [] }), undefined])
    expect(bundlerSentences(error, '.')).toBeUndefined();
});

test('a mistake without a place is told without one', () =>
  expect(bundlerSentences({ errors: [{ message: '\x1b[31m[A_B] \x1b[0mOdd.\n at x' }] }, '.')).toBe('Odd.'));
