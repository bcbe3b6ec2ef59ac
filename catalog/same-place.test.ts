import { expect, test } from 'vitest';
import { refuseSamePlace } from './same-place.ts';

test('two in one place are refused, with both files', () => {
  const list = [
    { file: 'a.mdx', order: 1 },
    { file: 'b.mdx', order: 2 },
    { file: 'c.mdx', order: 1, line: 5 },
  ];
  expect(() => refuseSamePlace(list)).toThrow('c.mdx:5 · order · a.mdx has 1, too; give each its own place');
  expect(() => refuseSamePlace(list.slice(0, 2))).not.toThrow();
});
