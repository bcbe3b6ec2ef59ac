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

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1+1'])(
  'a spreadsheet runs nothing: %j',
  (text) => {
    expect(csv([[text]]).replace(/["\u{FEFF}]/gu, '')).toMatch(/^'/);
  },
);

test('nor where it makes cells of its own, at semicolons, tabs and lines; what is no formula stays', () => {
  expect(csv([["ok;=cmd|' /C calc'!A0;x"]])).toContain("ok;'=cmd|");
  expect(csv([['ok\t=1', 'ok\n=1']])).toMatch(/ok\t'=1,"ok\n'=1"/);
  expect(csv([['1 = 1; so what - or not', -5]])).toContain('1 = 1; so what - or not,-5');
});
