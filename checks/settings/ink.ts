import UPNG from 'upng-js';
import { contrastOfChannels } from '../../site/styles/color-tokens.ts';

/** A place on a page, in CSS pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How many pixels of each box stand out from its ground, the color that most of it has, by 3:1 or more (WCAG 1.4.11). */
export function inkIn(png: Buffer, boxes: readonly Box[]): number[] {
  const image = UPNG.decode(png.buffer.slice(png.byteOffset, png.byteOffset + png.byteLength) as ArrayBuffer);
  const pixels = new Uint32Array(UPNG.toRGBA8(image)[0]!);
  return boxes.map((box) => {
    const counts = new Map<number, number>();
    const [left, top] = [Math.round(box.x), Math.round(box.y)];
    const right = Math.min(image.width, left + Math.round(box.width));
    const bottom = Math.min(image.height, top + Math.round(box.height));
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) {
        const color = pixels[y * image.width + x]!;
        counts.set(color, (counts.get(color) ?? 0) + 1);
      }
    }
    const [ground] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [0];
    const standsOut = (color: number) => contrastOfChannels(channelsOf(color), channelsOf(ground)) >= 3;
    return [...counts].reduce((sum, [color, count]) => (standsOut(color) ? sum + count : sum), 0);
  });
}

/** Of a pixel as a little-endian machine holds it: red is the lowest byte. */
const channelsOf = (pixel: number) => [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255];
