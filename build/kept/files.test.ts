import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findIn, keepIn, keepLines, keepNewest, makeFolder } from './files.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

/** Not yet there, in one that is gone after the test with what is noted beside it. */
const folderToKeepIn = () => join(temporaryFolder(), 'kept');

/** When it was so many days ago. */
const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60 * 1000);

/** What makes a text of its parts, and counts how often it had to. */
function maker() {
  let made = 0;
  return { make: () => Promise.resolve(Buffer.from(`made ${++made}`)), count: () => made };
}

test('what was made of the same parts is not made again, by another build either', async () => {
  const folder = folderToKeepIn();
  const { make, count } = maker();
  const first = await keepIn(folder)(['a', 'bc'], make);
  expect((await keepIn(folder)(['a', 'bc'], make)).toString()).toBe(first.toString());
  expect(count()).toBe(1);
});

test('what is asked for twice at once is made once', async () => {
  const { make, count } = maker();
  const kept = keepIn(folderToKeepIn());
  await Promise.all([kept(['a'], make), kept(['a'], make)]);
  expect(count()).toBe(1);
});

test('other parts make another thing, even if they are the same letters', async () => {
  const { make, count } = maker();
  const kept = keepIn(folderToKeepIn());
  for (const parts of [['a', 'bc'], ['ab', 'c'], ['abc']]) await kept(parts, make);
  expect(count()).toBe(3);
});

test('what was cut off or changed is made again', async () => {
  const folder = folderToKeepIn();
  const { make, count } = maker();
  const kept = keepIn(folder);
  await kept(['a'], make);
  const file = join(folder, readdirSync(folder)[0]!);
  for (const spoil of [(bytes: Buffer) => bytes.subarray(0, -1), (bytes: Buffer) => bytes.fill(0, 33, 34)]) {
    const before = count();
    writeFileSync(file, spoil(readFileSync(file)));
    await kept(['a'], make);
    expect(count()).toBe(before + 1);
  }
  expect(readdirSync(folder)).toHaveLength(1);
});

test('what nobody has asked for in a month is gone, what was asked for stays', async () => {
  const folder = folderToKeepIn();
  const { make, count } = maker();
  await keepIn(folder)(['asked for'], make);
  const asked = join(folder, readdirSync(folder)[0]!);
  await keepIn(folder)(['forgotten'], make);
  const forgotten = join(
    folder,
    readdirSync(folder).find((name) => !asked.endsWith(name))!,
  );
  utimesSync(asked, days(29), days(29));
  utimesSync(forgotten, days(31), days(31));
  await keepIn(folder)(['asked for'], make);
  // Looked through today: there may be ten thousand files.
  expect(existsSync(forgotten)).toBe(true);
  utimesSync(`${folder}.looked-through`, days(2), days(2));
  await keepIn(folder)(['asked for'], make);
  utimesSync(asked, days(0), days(0));
  expect(existsSync(forgotten)).toBe(false);
  expect(existsSync(asked)).toBe(true);
  expect(count()).toBe(2);
});

test('what is kept in parts is as old as the whole', () => {
  const folder = folderToKeepIn();
  makeFolder(folder);
  const write = (name: string, age: number) => {
    writeFileSync(join(folder, name), name);
    utimesSync(join(folder, name), days(age), days(age));
  };
  for (const [name, age] of [
    ['a', 2],
    ['a-0', 40],
    ['b', 40],
    ['b-0', 40],
    ['c-0', 40],
  ] as const)
    write(name, age);
  utimesSync(`${folder}.looked-through`, days(2), days(2));
  makeFolder(folder);
  expect(readdirSync(folder)).toEqual(['a', 'a-0']);
});

test('of many folders those last in use are kept, and the others moved away', () => {
  const folder = folderToKeepIn();
  const away = temporaryFolder();
  for (const [at, name] of ['oldest', 'old', 'new'].entries()) {
    makeFolder(join(folder, name));
    utimesSync(join(folder, name), at, at);
  }
  makeFolder(join(folder, 'old'));
  keepNewest(folder, 2, away);
  expect(readdirSync(folder)).toEqual(['new', 'new.looked-through', 'old', 'old.looked-through']);
  expect(readdirSync(away)).toHaveLength(1);
});

test('what is kept line by line is there when all of it is, and is seen to be changed as anything else', () => {
  const file = join(temporaryFolder(), 'lines');
  const lines = Array.from({ length: 3 }, (_, index) => `${index} é`.repeat(300_000));
  const keeping = keepLines(file);
  for (const line of lines) keeping.add(line);
  expect(findIn(file)).toBeUndefined();
  keeping.done();
  expect(findIn(file)?.toString()).toBe(lines.map((line) => `${line}\n`).join(''));
  writeFileSync(file, readFileSync(file).fill(0, 900_000, 900_001));
  expect(findIn(file)).toBeUndefined();
});
