import { expect, it } from 'vitest';
import { readInputs, writeInputs } from './kept-inputs.ts';

const initial = { rate: '', days: '1', zone: '' };
const names = ['rate', 'days', 'zone'] as const;

it('writes what differs, and always what the device chose', () => {
  const inputs = { rate: 'sixty & more', days: '1', zone: 'Asia/Tokyo' };
  const text = writeInputs(inputs, { initial, always: ['zone'] });
  expect(text).toBe('rate=sixty+%26+more&zone=Asia%2FTokyo');
  expect({ ...initial, ...readInputs(text, names) }).toEqual(inputs);
  expect(writeInputs(initial, { initial, always: [] })).toBe('');
});

it('reads only what the tool knows, and not without end', () => {
  expect(readInputs(`days=2&view=app&rate=${'9'.repeat(500)}`, names)).toEqual({
    days: '2',
    rate: '9'.repeat(100),
  });
});
