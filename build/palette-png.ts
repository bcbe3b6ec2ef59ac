import { crc32, deflateSync } from 'node:zlib';

/** As many as one byte a pixel can name. */
const maxColors = 256;
const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/**
 * An opaque picture as a PNG with a palette: its most frequent colors, and in place of each other color the nearest of them.
 * For flat drawings, whose other colors are the edges of letters and lines: a third of the bytes, and nobody sees a difference.
 *
 * @param pixels four bytes each: red, green, blue, alpha
 */
export function toPalettePng(pixels: Uint8Array, width: number, height: number): Buffer {
  const colors = new Uint32Array(pixels.slice().buffer);
  const palette = mostFrequent(colors);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, each a place in the palette; compression, filter and interlace as everybody has them.
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(channels))),
    chunk('IDAT', deflateSync(placesIn(palette, colors, width), { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The most frequent first; of equally frequent ones the order does not depend on where they are. */
function mostFrequent(colors: Uint32Array): number[] {
  const counts = new Map<number, number>();
  forEachRun(colors, (color, from, to) => counts.set(color, (counts.get(color) ?? 0) + to - from));
  return [...counts]
    .sort(([one, ofOne], [other, ofOther]) => ofOther - ofOne || one - other)
    .slice(0, maxColors)
    .map(([color]) => color);
}

/** The lines of the picture, each after the byte that says it is not filtered: what is flat packs best so. */
function placesIn(palette: readonly number[], colors: Uint32Array, width: number): Buffer {
  const lines = Buffer.alloc(colors.length + colors.length / width);
  const places = new Map(palette.map((color, place) => [color, place]));
  forEachRun(colors, (color, from, to) => {
    const place = places.get(color) ?? nearest(color, palette);
    places.set(color, place);
    for (let at = from; at < to; at++) lines[at + Math.floor(at / width) + 1] = place;
  });
  return lines;
}

/** Neighbors of one color are many in a flat drawing: they are looked up at once. */
function forEachRun(colors: Uint32Array, visit: (color: number, from: number, to: number) => void): void {
  for (let from = 0, to = 0; from < colors.length; from = to) {
    const color = colors[from]!;
    while (to < colors.length && colors[to] === color) to++;
    visit(color, from, to);
  }
}

function nearest(color: number, palette: readonly number[]): number {
  const [red, green, blue] = channels(color);
  let [best, least] = [0, Infinity];
  for (const [place, each] of palette.entries()) {
    const [otherRed, otherGreen, otherBlue] = channels(each);
    const distance = (red - otherRed) ** 2 + (green - otherGreen) ** 2 + (blue - otherBlue) ** 2;
    if (distance < least) [best, least] = [place, distance];
  }
  return best;
}

/** Red, green and blue, as a little-endian machine holds a pixel. */
const channels = (color: number) => [color & 255, (color >> 8) & 255, (color >> 16) & 255] as const;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
