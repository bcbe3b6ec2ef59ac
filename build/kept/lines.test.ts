import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { keptLines } from './lines.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

let file: string;
beforeEach(() => (file = join(temporaryFolder(), 'kept', 'lines')));

const found = (name: string) => ({ [name]: ['two “words”\nin two lines'] });

/** Asks for what is found in things, as a build does; gives the names of those that were looked at anew. */
function ask(madeBy: string, names: readonly string[]): string[] {
  const anew: string[] = [];
  const lines = keptLines<object>(file, madeBy);
  for (const name of names) {
    const given = lines.of(name, () => {
      anew.push(name);
      return found(name);
    });
    expect(given).toEqual(found(name));
  }
  lines.save();
  return anew;
}

test('a thing is looked at anew when it is another one, or when what looks is', () => {
  expect(ask('this code', ['one', 'two'])).toEqual(['one', 'two']);
  expect(ask('this code', ['one', 'two'])).toEqual([]);
  expect(ask('this code', ['one', 'three'])).toEqual(['three']);
  expect(ask('other code', ['one', 'three'])).toEqual(['one', 'three']);
});

test('what nobody has asked for in a build is kept no longer', () => {
  ask('this code', ['one', 'two']);
  ask('this code', ['two']);
  expect(ask('this code', ['one', 'two'])).toEqual(['one']);
});

test('of a build that was not finished nothing is kept', () => {
  ask('this code', ['one']);
  keptLines(file, 'this code').of('two', () => found('two'));
  expect(ask('this code', ['one', 'two'])).toEqual(['two']);
});
