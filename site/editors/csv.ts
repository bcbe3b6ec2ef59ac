/**
 * Where a spreadsheet begins a formula, and runs it: at the start of a cell, be it one that a spreadsheet makes at a semicolon or a
 * tab; in East Asia, full-width signs do it, too. Room is looked through once, up to the next such place: a text may be all room.
 */
const formula = /(^|[;\t\r\n])([^\S\t\r\n]*)(?=[=+\-@\t\r＝＋－＠])/g;

/**
 * Cells as a table that a spreadsheet opens: RFC 4180, in UTF-8 with a mark of it, since Excel guesses otherwise. Where a comma
 * stands in numbers, Excel reads "0.873" as 873, and a whole row of commas as one cell: there semicolons part the cells.
 */
export function csv(rows: readonly (readonly (string | number)[])[], locale: string): string {
  const numbers = new Intl.NumberFormat(locale, { useGrouping: false, numberingSystem: 'latn' });
  const separator = numbers.format(0.5).includes(',') ? ';' : ',';
  const cell = (value: string | number) => {
    const text = typeof value === 'string' ? value.replace(formula, "$1'$2") : numbers.format(value);
    const isBroken = typeof value === 'string' && (text.includes(separator) || /[",\r\n]/.test(text));
    return isBroken ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return `\u{FEFF}${rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('')}`;
}
