import { expect, test } from 'vitest';
import { csv as csvIn } from './csv.ts';

const csv = (rows: Parameters<typeof csvIn>[0]) => csvIn(rows, 'en-US');

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

test('where numbers have a comma, semicolons part the cells, as spreadsheets there read them', () => {
  const rows = [
    ['a; b', 'c, d'],
    [1200, 0.873],
  ];
  expect(csvIn(rows, 'de-DE')).toBe('\u{FEFF}"a; b";"c, d"\r\n1200;0,873\r\n');
  expect(csvIn([['x,=1+1']], 'de-DE')).toBe('\u{FEFF}"x,=1+1"\r\n');
});
