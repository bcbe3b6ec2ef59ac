import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { beforeEach, expect, test } from 'vitest';
import { ContentError } from '../../catalog/content-error.ts';
import { contentPlugins } from './content.ts';
import type { Kept } from '../kept/files.ts';

/** What was kept, by everything that it was made from. */
const entries = new Map<string, Buffer>();
const keep: Kept = async (madeFrom, make) => {
  const key = madeFrom.join('\n');
  const made = entries.get(key) ?? (await make());
  entries.set(key, made);
  return made;
};
beforeEach(() => entries.clear());

const file = resolve('content/en/help/drive/ReservationPayment.mdx');
const source = readFileSync(file, 'utf8');
const changed = source.replace(/question: .*\?/, 'question: What is new?');

/** As a build compiles it that begins now. */
async function compiled(text: string, mode = 'test'): Promise<{ code: string; map: { sources: string[] } }> {
  const [plugin] = contentPlugins(undefined, () => keep) as (Plugin & {
    configResolved(config: Pick<ResolvedConfig, 'mode'>): void;
    transform(text: string, id: string): Promise<never>;
  })[];
  plugin!.configResolved({ mode });
  const transform = plugin!.transform.bind({ addWatchFile: () => undefined } as never);
  return transform(text, file);
}

test('an article that was compiled before is taken from there, and knows its file', async () => {
  const first = await compiled(source);
  const [key] = entries.keys();
  entries.set(key!, Buffer.from(entries.get(key!)!.toString().replace('export const', 'export  const')));
  expect((await compiled(source)).code).toBe(first.code.replace('export const', 'export  const'));
  expect(first.map.sources).toEqual([file]);
});

test('it is compiled anew for a changed word and for another mode, and its key has all else that has a say', async () => {
  await compiled(source);
  expect((await compiled(changed)).code).toContain('What is new?');
  await compiled(source, 'production');
  expect(entries.size).toBe(3);
  for (const key of entries.keys()) {
    expect(key).toContain(readFileSync('content/en/rules.yaml', 'utf8'));
    expect(key).toContain(readFileSync('content/en/contact.yaml', 'utf8'));
    expect(key).toMatch(/^[\da-f]{32,}\nv\d+/);
  }
});

test('a mistake is none the less one when it is made again', async () => {
  const wrong = source.replace(/question: .*\?/, 'question: The cost');
  for (let time = 1; time <= 2; time++) await expect(compiled(wrong)).rejects.toThrow(ContentError);
});

test('it says nothing of the folder that it was compiled in: copies of the repository share it', async () => {
  expect((await compiled(source)).code).not.toContain(process.cwd());
});
