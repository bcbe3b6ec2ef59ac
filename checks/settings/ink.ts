import UPNG from 'upng-js';

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
    return [...counts].reduce((sum, [color, count]) => (contrast(color, ground) >= 3 ? sum + count : sum), 0);
  });
}

function contrast(a: number, b: number): number {
  const [darker, lighter] = [luminance(a), luminance(b)].sort((one, other) => one - other) as [
    number,
    number,
  ];
  return (lighter + 0.05) / (darker + 0.05);
}

/** Of a pixel as a little-endian machine holds it: red is the lowest byte. */
function luminance(color: number): number {
  const [red, green, blue] = [color & 255, (color >> 8) & 255, (color >> 16) & 255].map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
