import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { activate } from './activate.mjs';

let root: string;
let server: Server;
let port: number;
/** Which releases an instance is ready with. */
let good: RegExp;
let restarts: string[];
const inUse = () => basename(realpathSync(join(root, 'current')));
const restart = () => void restarts.push(inUse());
const options = () => ({ ports: [port, port], restart, pauseMs: 0, timeoutMs: 500 });

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'releases-'));
  for (const name of ['one', 'two', 'three']) {
    const release = join(root, 'releases', name);
    for (const folder of ['gateway', 'client/static/css'])
      mkdirSync(join(release, folder), { recursive: true });
    writeFileSync(join(release, 'gateway/server.js'), '');
    writeFileSync(join(release, `client/static/css/${name}.css`), name);
  }
  good = /./;
  restarts = [];
  server = createServer((_request, answer) =>
    answer.writeHead(good.test(restarts.at(-1) ?? '') ? 200 : 503).end(),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterEach(() => {
  vi.restoreAllMocks();
  server.close();
  rmSync(root, { recursive: true });
});

const kept = (release: string, file: string) =>
  existsSync(join(root, 'releases', release, 'former/client/static/css', `${file}.css`));

test('a release is put in use, instance by instance, and each has the hashed files of the other', async () => {
  expect(await activate(root, 'one', options())).toBe('one');
  expect(await activate(root, 'two', options())).toBe('two');
  expect(restarts).toEqual(['one', 'one', 'two', 'two']);
  expect([kept('one', 'two'), kept('two', 'one')]).toEqual([true, true]);
  expect(readFileSync(join(root, 'current/client/static/css/two.css'), 'utf8')).toBe('two');
});

test('a release that another was copied into is not put in use in its place', async () => {
  await activate(root, 'one', options());
  const copy = (from: string, to: string) =>
    cpSync(join(root, 'releases', from), join(root, 'releases', to), { recursive: true });
  copy('three', 'two/dist');
  await expect(activate(root, 'two', options())).rejects.toThrow(
    /^A release was copied into that of .*two: rm -r .*two\/dist, and copy it to a new name\.$/,
  );
  expect(inUse()).toBe('one');
  expect(restarts).toEqual(['one', 'one']);
});

test('back is one word, and back again', async () => {
  for (const name of ['one', 'two', 'back']) await activate(root, name, options());
  expect(inUse()).toBe('one');
  expect(await activate(root, 'back', options())).toBe('two');
});

test('a release that does not become ready is taken back by itself, and the way back stays', async () => {
  await activate(root, 'one', options());
  good = /one/;
  await expect(activate(root, 'two', options())).rejects.toThrow(/with two: one is in use again/);
  expect(inUse()).toBe('one');
  expect(restarts).toEqual(['one', 'one', 'two', 'one']);
});

test('after a release that failed, back still leads to the good one before', async () => {
  for (const name of ['one', 'two']) await activate(root, name, options());
  good = /one|two/;
  await expect(activate(root, 'three', options())).rejects.toThrow(/with three: two is in use again/);
  expect(await activate(root, 'back', options())).toBe('one');
});

test('where the release in use was deleted, the next one is put in use all the same', async () => {
  await activate(root, 'one', options());
  rmSync(join(root, 'releases/one'), { recursive: true });
  expect(await activate(root, 'two', options())).toBe('two');
  expect(inUse()).toBe('two');
});

test('a port that is no number changes nothing', async () => {
  await activate(root, 'one', options());
  await expect(activate(root, 'two', { ...options(), ports: [port, Number.NaN] })).rejects.toThrow(
    'A port is a number',
  );
  expect(inUse()).toBe('one');
});

test('where a restart itself is refused, the former release is back on every port, and which port is not is said', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await activate(root, 'one', options());
  good = /one/;
  const refusing = {
    ...options(),
    restart: () => {
      if (inUse() === 'two') throw new Error('start-limit-hit');
      restart();
    },
  };
  await expect(activate(root, 'two', refusing)).rejects.toThrow(/with two: one is in use again\. Why, says/);
  expect(inUse()).toBe('one');
  good = /neither/;
  await expect(activate(root, 'two', refusing)).rejects.toThrow(
    /Nor does the one on \d+ with that: restart it/,
  );
});

test('what is not there is refused before anything is changed', async () => {
  await expect(activate(root, 'back', options())).rejects.toThrow('No release was in use before');
  await activate(root, 'one', options());
  await expect(activate(root, 'four', options())).rejects.toThrow('There is no release in');
  await expect(activate(root, '../releases/two', options())).rejects.toThrow('There is no release in');
  cpSync(join(root, 'releases/two'), join(root, 'releases/broken'), { recursive: true });
  rmSync(join(root, 'releases/broken/gateway/server.js'));
  await expect(activate(root, 'broken', options())).rejects.toThrow('There is no release in');
  expect([inUse(), restarts.length]).toEqual(['one', 2]);
});
