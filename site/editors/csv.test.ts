import { expect, test } from 'vitest';
import { csv } from './csv.ts';

test('quotes what would break a row, and ends each as the standard has it', () => {
  expect(
    csv([
      ['a', 'b, "c"\nd'],
      [1, 0.5],
    ]),
  ).toBe('\u{FEFF}a,"b, ""c""\nd"\r\n1,0.5\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('a spreadsheet runs nothing: %j', (text) => {
  expect(csv([[text]]).replace(/["\u{FEFF}]/gu, '')).toMatch(/^'/);
});
