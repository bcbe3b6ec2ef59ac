import UPNG from 'upng-js';
import { expect, test } from 'vitest';
import { toPalettePng } from './palette-png.ts';

const red = [255, 0, 0, 255];
const almostRed = [250, 4, 3, 255];
const blue = [0, 0, 255, 255];
const picture = (...colors: number[][]) => Uint8Array.from(colors.flat());

/** What another program reads in a PNG. */
function pixelsOf(png: Buffer): number[] {
  const { buffer, byteOffset, length } = png;
  const image = UPNG.decode(buffer.slice(byteOffset, byteOffset + length) as ArrayBuffer);
  return [...new Uint8Array(UPNG.toRGBA8(image)[0]!)];
}

test('a picture of few colors is the same to the pixel, line by line', () => {
  const few = picture(red, red, almostRed, blue, blue, almostRed);
  expect(pixelsOf(toPalettePng(few, 3, 2))).toEqual([...few]);
  expect(pixelsOf(toPalettePng(few, 2, 3))).toEqual([...few]);
});

test('of more colors than a palette holds the rarest become the nearest of the others', () => {
  const grays = Array.from({ length: 256 }, (_, gray) => [gray, gray, gray, 255]);
  const rare = [200, 201, 199, 255];
  const shown = pixelsOf(toPalettePng(picture(...grays, ...grays, rare, blue), 514, 1));
  expect(shown.slice(0, 512 * 4)).toEqual([...grays, ...grays].flat());
  expect(shown.slice(512 * 4, 513 * 4)).toEqual([200, 200, 200, 255]);
});
