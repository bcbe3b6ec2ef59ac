const headerSize = 22;

/**
 * Puts one PNG into an ICO file, as every browser since Internet Explorer 11 reads it.
 *
 * @param png a square picture
 * @param side in pixels, below 256
 */
export function toIco(png: Uint8Array, side: number): Buffer {
  const header = Buffer.alloc(headerSize);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits for each pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(headerSize, 18);
  return Buffer.concat([header, png]);
}
