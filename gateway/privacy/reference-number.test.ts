import { expect, it } from 'vitest';
import { newReferenceNumber, readReferenceNumber, referenceNumberOf } from './reference-number.ts';

it('is another one each time, and can be read as people write it', () => {
  const numbers = Array.from({ length: 200 }, newReferenceNumber);
  expect(new Set(numbers).size).toBe(200);
  for (const number of numbers) {
    expect(number).toMatch(/^[\dA-HJKMNP-TV-Z]{4}(-[\dA-HJKMNP-TV-Z]{4}){2}$/);
    expect(readReferenceNumber(` ${number.toLowerCase().replaceAll('-', ' ')} `)).toBe(number);
  }
  expect(readReferenceNumber('OILo-1111-2222')).toBe('0110-1111-2222');
});

it.each(['', '7K3M', '7K3M-9QXT-2VPU', '7K3M-9QXT-2VPHX', "' OR 1=1 --xx"])('refuses %j', (text) => {
  expect(readReferenceNumber(text)).toBeUndefined();
});

it('follows from a secret hash where the same is to have the same', () => {
  const number = referenceNumberOf(Buffer.alloc(32, 7));
  expect(readReferenceNumber(number)).toBe(number);
  expect(referenceNumberOf(Buffer.alloc(32, 7))).toBe(number);
  const others = Array.from({ length: 200 }, (_, at) => referenceNumberOf(Buffer.alloc(32, at)));
  expect(new Set(others).size).toBe(200);
});
