import { expect, test } from 'vitest';
import { toIco } from './to-ico.ts';

test('the header names the size, and the picture follows it', () => {
  const ico = toIco(Buffer.from('a picture'), 32);
  expect([ico.readUInt16LE(2), ico.readUInt8(6), ico.readUInt32LE(14)]).toEqual([1, 32, 9]);
  expect(ico.subarray(ico.readUInt32LE(18)).toString()).toBe('a picture');
});
