import { expect, it } from 'vitest';
import { endsOnWord } from './debounce.ts';

it.each([
  ['c', false],
  ['car w', false],
  ['car wo', false],
  ['car won', true],
  ['car w ', true],
  ['鍵', true],
  ['', false],
])('%j ends on a whole word: %s', (text, whole) => expect(endsOnWord(text)).toBe(whole));
