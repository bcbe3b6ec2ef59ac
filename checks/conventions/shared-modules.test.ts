import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesNamed } from '../repository.ts';

test('no test puts something in the place of a module: the tests of other files would get it too, in some orders', () => {
  const wrong = filesNamed(/\.test\.tsx?$/).filter((file) =>
    /\bvi\.(do)?mock\(/i.test(readFileSync(file, 'utf8')),
  );
  expect(wrong, 'let what it tests take it as a parameter').toEqual([]);
});
