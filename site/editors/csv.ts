/** What a spreadsheet takes for a formula, and runs. */
const formula = /^[=+\-@\t\r]/;

/** Cells as a table that a spreadsheet opens: RFC 4180, in UTF-8 with a mark of it, since Excel guesses otherwise. */
export const csv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\u{FEFF}${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;

function cell(value: string | number): string {
  const text = typeof value === 'string' && formula.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
