import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { build } from 'vite';
import { writeSite } from './testing/test-site.ts';

const { folder, remove } = writeSite();
afterAll(remove);
const root = dirname(folder);
const program = join(root, 'gateway/server.js');

beforeAll(async () => {
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: { ssr: resolve('gateway/server.ts'), outDir: dirname(program), target: 'node20' },
  });
});

/** Runs the bundled server as an operator does; the site is found beside it. */
function run(variables: Record<string, string>) {
  const child = spawn(process.execPath, [program], { env: { PATH: process.env.PATH, ...variables } });
  const output = { out: '', err: '' };
  child.stdout.on('data', (data) => (output.out += data));
  child.stderr.on('data', (data) => (output.err += data));
  return { child, output, closed: once(child, 'close') };
}

it('starts, serves, and exits with 0 on SIGTERM', async () => {
  const { child, output, closed } = run({ PORT: '0', SHUTDOWN_GRACE_MS: '1000' });
  await expect.poll(() => output.out, { timeout: 10_000 }).toMatch(/^Listening on http:\S+$/m);
  const address = /^Listening on (\S+)$/m.exec(output.out)?.[1] ?? '';
  expect((await fetch(`${address}/about-us?token=s3cret`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await closed).toEqual([0, null]);
  expect(output.out).toContain('"path":"/about-us"');
  expect(output.out + output.err).not.toContain('s3cret');
});

it('refuses a wrong setting in one line, without a stack', async () => {
  const { output, closed } = run({ PORT: 'abc' });
  expect(await closed).toEqual([1, null]);
  expect(output.err).toBe('PORT is "abc", but must be a whole number from 0 to 65535.\n');
});
