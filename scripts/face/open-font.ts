interface Axis {
  name: string;
  min: number;
  max: number;
}

/** What a test asks of a TrueType font: its axes, its weight, and whether it has a letter. */
export interface OpenFont {
  axes: Axis[];
  weight: number;
  has: (letter: string) => boolean;
}

/** Reads a TrueType font by the tables of the OpenType specification. */
export function openFont(bytes: Buffer): OpenFont {
  const tables = new Map<string, number>();
  for (let at = 12, left = bytes.readUInt16BE(4); left > 0; at += 16, left--)
    tables.set(bytes.toString('latin1', at, at + 4), bytes.readUInt32BE(at + 8));
  const ranges = rangesOf(bytes, tables.get('cmap')!);
  return {
    axes: axesOf(bytes, tables.get('fvar')),
    weight: bytes.readUInt16BE(tables.get('OS/2')! + 4),
    has: (letter) =>
      ranges.some(([first, last]) => first <= letter.codePointAt(0)! && letter.codePointAt(0)! <= last),
  };
}

function axesOf(bytes: Buffer, fvar: number | undefined): Axis[] {
  if (fvar === undefined) return [];
  const first = fvar + bytes.readUInt16BE(fvar + 4);
  const size = bytes.readUInt16BE(fvar + 10);
  const fixed = (at: number) => bytes.readInt32BE(at) / 65_536;
  return Array.from({ length: bytes.readUInt16BE(fvar + 8) }, (_, at) => first + at * size).map((at) => ({
    name: bytes.toString('latin1', at, at + 4),
    min: fixed(at + 4),
    max: fixed(at + 12),
  }));
}

/** The first and last letters of each range of the table for Unicode's first plane, which is of format 4. */
function rangesOf(bytes: Buffer, cmap: number): [first: number, last: number][] {
  for (let at = cmap + 4, left = bytes.readUInt16BE(cmap + 2); left > 0; at += 8, left--) {
    const table = cmap + bytes.readUInt32BE(at + 4);
    if (bytes.readUInt16BE(table) !== 4) continue;
    const twice = bytes.readUInt16BE(table + 6);
    return Array.from({ length: twice / 2 }, (_, range) => [
      bytes.readUInt16BE(table + 16 + twice + 2 * range),
      bytes.readUInt16BE(table + 14 + 2 * range),
    ]);
  }
  throw new Error('The font has no table of letters that this test can read.');
}
