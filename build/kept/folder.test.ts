import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packed, unpack } from './folder.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

test('the named folders come back to the byte, and nothing else does', () => {
  const [from, to] = [temporaryFolder(), temporaryFolder()];
  const bytes = Buffer.from([0, 255, 10, 13]);
  for (const name of ['client/a', 'server', 'other']) mkdirSync(join(from, name), { recursive: true });
  for (const name of ['client/a/b.png', 'server/c.mjs', 'other/d']) writeFileSync(join(from, name), bytes);
  unpack(packed(from, ['client', 'server']), to);
  for (const name of ['client/a/b.png', 'server/c.mjs']) expect(readFileSync(join(to, name))).toEqual(bytes);
  expect(() => readFileSync(join(to, 'other/d'))).toThrow('ENOENT');
});
