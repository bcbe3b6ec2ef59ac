/**
 * Where a spreadsheet begins a formula, and runs it: at the start of a cell, be it one that a spreadsheet makes at a semicolon or a
 * tab; in East Asia, full-width signs do it, too. Room is looked through once, up to the next such place: a text may be all room.
 */
const formula = /(^|[;\t\r\n])([^\S\t\r\n]*)(?=[=+\-@\t\r＝＋－＠])/g;

/** Cells as a table that a spreadsheet opens: RFC 4180, in UTF-8 with a mark of it, since Excel guesses otherwise. */
export const csv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\u{FEFF}${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;

function cell(value: string | number): string {
  const text = typeof value === 'string' ? value.replace(formula, "$1'$2") : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
