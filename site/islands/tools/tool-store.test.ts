import { expect, it } from 'vitest';
import { readSearch, writeSearch } from './tool-store.ts';

const initial = { rate: '', days: '1', zone: '' };

it('gives the address what differs, and always what the device chose', () => {
  const options = { initial, always: ['zone'], prefix: '' } as const;
  const inputs = { rate: 'sixty & more', days: '1', zone: 'Asia/Tokyo' };
  const search = writeSearch('?view=app&days=3', inputs, options);
  expect(search).toBe('?view=app&rate=sixty+%26+more&zone=Asia%2FTokyo');
  expect({ ...initial, ...readSearch(search, initial, '') }).toEqual(inputs);
});

it('keeps the tools of a page apart', () => {
  const search = writeSearch(
    '?cancel.days=5',
    { ...initial, days: '2' },
    { initial, always: [], prefix: 'extend.' },
  );
  expect(search).toBe('?cancel.days=5&extend.days=2');
  expect(readSearch(search, initial, 'cancel.')).toEqual({ days: '5' });
  expect(writeSearch('?extend.days=2', initial, { initial, always: [], prefix: 'extend.' })).toBe('');
});
