import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './root.mjs';

/**
 * A fresh clone, in which an install takes a moment and is written down.
 *
 * @type {string}
 */
let clone;
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'clone-'));
  cpSync(join(root, 'scripts/bootstrap'), join(clone, 'scripts/bootstrap'), { recursive: true });
  writeFileSync(join(clone, 'package-lock.json'), '{ "packages": {} }');
  writeFileSync(
    join(clone, 'npm.js'),
    `const { appendFileSync, mkdirSync, writeFileSync } = require('node:fs');
     appendFileSync('installs.txt', 'install\\n');
     setTimeout(() => {
       mkdirSync('node_modules', { recursive: true });
       writeFileSync('node_modules/.package-lock.json', '{ "packages": {} }');
     }, 1000);`,
  );
});
afterEach(() => rmSync(clone, { recursive: true }));

/** Runs what every command begins with, and gives its exit code. */
async function ensured() {
  const code = "import { ensurePackages } from './scripts/bootstrap/packages.mjs'; await ensurePackages();";
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: clone,
    env: { ...process.env, npm_execpath: join(clone, 'npm.js') },
    stdio: 'ignore',
  });
  const [exitCode] = await once(child, 'exit');
  return exitCode;
}

const installs = () => readFileSync(join(clone, 'installs.txt'), 'utf8').match(/install/g)?.length;

test('of two commands at once in a fresh clone, one installs and the other waits', async () => {
  expect(await Promise.all([ensured(), ensured(), ensured()])).toEqual([0, 0, 0]);
  expect(installs()).toBe(1);
});

test('an install that was killed keeps the next one waiting no longer', async () => {
  mkdirSync(join(clone, '.cache'));
  writeFileSync(join(clone, '.cache/install.lock'), String(spawnSync(process.execPath, ['--version']).pid));
  expect(await ensured()).toBe(0);
  expect(installs()).toBe(1);
});
