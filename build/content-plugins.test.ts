import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { ContentError } from '../catalog/content-error.ts';
import { contentPlugins } from './content-plugins.ts';

const file = resolve('content/en/help/drive/ReservationPayment.mdx');
const source = readFileSync(file, 'utf8');

/** As a build compiles it that begins now. */
async function compiled(text: string): Promise<{ code: string; map: { sources: string[] } }> {
  const [plugin] = contentPlugins() as (Plugin & { transform(text: string, id: string): Promise<never> })[];
  const transform = plugin!.transform.bind({ addWatchFile: () => undefined } as never);
  return transform(text, file);
}

test('an article that was compiled before is the same, and knows its file', async () => {
  const first = await compiled(source);
  expect(await compiled(source)).toEqual(first);
  expect(first.map.sources).toEqual([file]);
});

test('a changed word is in it at once, and the former one comes back with its source', async () => {
  const before = await compiled(source);
  const after = await compiled(source.replace(/question: .*\?/, 'question: What is new?'));
  expect(before.code).not.toContain('What is new?');
  expect(after.code).toContain('What is new?');
  expect(await compiled(source)).toEqual(before);
});

test('a mistake is none the less one when it is made again', async () => {
  const wrong = source.replace(/question: .*\?/, 'question: The cost');
  for (let time = 1; time <= 2; time++) await expect(compiled(wrong)).rejects.toThrow(ContentError);
});

test('it says nothing of the folder that it was compiled in: copies of the repository share it', async () => {
  expect((await compiled(source)).code).not.toContain(process.cwd());
});
