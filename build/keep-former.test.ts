import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { filesBelow } from '../scripts/bootstrap/files-below.mjs';
import { hashedFiles, keepFormer } from './keep-former.mjs';
import { temporaryFolder } from './testing/temporary-folder.ts';

let folder: string;
beforeEach(() => (folder = temporaryFolder()));

/** A build with a page, which is never kept, and hashed files; the name is all that differs. */
function build(name: string, ...files: string[]): string {
  const dist = join(folder, name);
  for (const file of ['/index.html', '/sitemap.xml', ...files]) {
    mkdirSync(dirname(join(dist, 'client', file)), { recursive: true });
    writeFileSync(join(dist, 'client', file), `${file} of any build`);
  }
  return dist;
}
const [red, green, blue, black] = ['red', 'green', 'blue', 'black'].map(
  (name) => `/static/css/${name}.css`,
) as [string, string, string, string];
const shared = '/static/js/shared.js';
const days = (count: number) => new Date(Date.UTC(2030, 0, 1 + count));

test('a page of either of the last two builds finds all its hashed files, and nothing else is kept', async () => {
  const one = build('one', red, `${red}.br`, shared, '/rules/1.0.0.json');
  const two = build('two', green, shared);
  const three = build('three', blue, shared);
  await keepFormer(two, [one], { now: days(0) });
  await keepFormer(three, [two], { now: days(1) });
  expect(hashedFiles(join(three, 'former'))).toEqual([green, red, `${red}.br`, '/rules/1.0.0.json'].sort());
  expect(filesBelow(join(three, 'former'))).toHaveLength(5);
  const list = JSON.parse(readFileSync(join(three, 'former/releases.json'), 'utf8'));
  expect(list.releases.map(({ replaced }: { replaced: string }) => replaced.slice(0, 10))).toEqual([
    '2030-01-02',
    '2030-01-01',
  ]);
});

test('the same build again, and one that differs by its words alone, push nothing out', async () => {
  const one = build('one', red);
  const two = build('two', green);
  await keepFormer(two, [one], { now: days(0) });
  let last = two;
  for (const name of ['again', 'and-again', 'once-more']) {
    const next = build(name, green);
    await keepFormer(next, [last], { now: days(50), limits: { least: 1, most: 1, days: 1, bytes: 1 } });
    last = next;
  }
  expect(hashedFiles(join(last, 'former'))).toEqual([red]);
});

test('beyond the least number the old and the large go first', async () => {
  const one = build('one', red);
  const two = build('two', green);
  const three = build('three', blue);
  const keep = async (limits: object) => {
    const four = build(`four-${Math.random()}`, black);
    const all = { least: 2, most: 10, days: 30, bytes: 1000, ...limits };
    await keepFormer(four, [three], { now: days(20), limits: all });
    return hashedFiles(join(four, 'former'));
  };
  await keepFormer(two, [one], { now: days(0) });
  await keepFormer(three, [two], { now: days(10) });
  expect(await keep({})).toEqual([blue, green, red]);
  expect(await keep({ days: 15 })).toEqual([blue, green]);
  expect(await keep({ bytes: 60 })).toEqual([blue, green]);
  expect(await keep({ most: 1, bytes: 0, days: 0 })).toEqual([blue, green]);
});

test('back to a former build: it keeps the files of the newer one, and what it kept before', async () => {
  const one = build('one', red);
  const two = build('two', green);
  const three = build('three', blue);
  await keepFormer(two, [one]);
  await keepFormer(three, [two]);
  await keepFormer(two, [three]);
  expect(hashedFiles(join(two, 'former'))).toEqual([blue, red]);
});

test('nothing is left beside a first build, and a list that leads elsewhere is not followed', async () => {
  const one = build('one', red);
  await keepFormer(one, [join(folder, 'nowhere')]);
  expect(existsSync(join(one, 'former'))).toBe(false);
  mkdirSync(join(one, 'former'));
  const evil = { id: '0123456789', replaced: days(0).toISOString(), files: ['/static/../../secret'] };
  writeFileSync(join(one, 'former/releases.json'), JSON.stringify({ version: 1, releases: [evil] }));
  writeFileSync(join(folder, 'secret'), 'secret');
  const two = build('two', green);
  expect(await keepFormer(two, [one])).toHaveLength(1);
});

test('a folder that instances share, without a build of its own, gathers what each release brings', async () => {
  const shared = join(folder, 'shared');
  mkdirSync(join(shared, 'former'), { recursive: true });
  await keepFormer(shared, [build('one', red)], { now: days(0) });
  await keepFormer(shared, [build('two', green)], { now: days(1) });
  await keepFormer(shared, [build('two', green)], { now: days(2) });
  expect(hashedFiles(join(shared, 'former'))).toEqual([green, red]);
});

test('in such a folder a release that was gone back to is as young as that, and what is too old is deleted', async () => {
  const shared = join(folder, 'shared');
  mkdirSync(join(shared, 'former'), { recursive: true });
  await keepFormer(shared, [build('one', red)], { now: days(0) });
  await keepFormer(shared, [build('two', green)], { now: days(1) });
  const kept = await keepFormer(shared, [build('one', red)], { now: days(2) });
  expect(kept.map(({ replaced }) => replaced)).toEqual([days(2), days(1)].map((day) => day.toISOString()));
  const limits = { least: 1, most: 1, days: 30, bytes: 1000 };
  await keepFormer(shared, [build('three', blue)], { now: days(3), limits });
  expect(hashedFiles(join(shared, 'former'))).toEqual([blue]);
});
