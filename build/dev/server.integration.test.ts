import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyRepository } from '../testing/copy-repository.ts';

let folder: string;
beforeEach(() => copyRepository((folder = mkdtempSync(join(tmpdir(), 'dev-start-')))));
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

test('what keeps it from starting is told by its place, without a stack, and ends it', async () => {
  appendFileSync(join(folder, 'rules/facts.ts'), 'boom();\n');
  const child = spawn(process.execPath, ['scripts/dev.mjs'], {
    cwd: folder,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', NODE_ENV: 'development' },
  });
  let told = '';
  child.stderr.on('data', (data) => (told += data));
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(told).toMatch(/^rules\/facts\.ts:\d+ · boom is not defined$/m);
  expect(told).not.toContain('    at ');
});
