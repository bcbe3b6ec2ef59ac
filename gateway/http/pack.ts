import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * How well Brotli packs a kind of file. Scripts and pictures are few: as well as it can. Of pages and data there may be
 * thousands: the best level but one takes a third of the time, for 2.6 % more bytes. What only programs read, quickly: the next
 * level takes ten times as long for nothing. What every first search waits for is one file.
 */
const levels: Readonly<Record<string, number>> = {
  '.html': 10,
  '.json': 10,
  '.xml': 10,
  '.md': 8,
  '.txt': 8,
};
const best = 11;
const searchIndex = /search-index\.json$/;
const levelOfSmallData = 9;

/** A page that is larger by then would be over 12 kB with its headers: it is packed as well as can be. */
const largePage = 10_500;

/** Reaches a browser in one packet, packed or not. */
const onePacket = 1_400;

/** Of data there may be thousands of small parts: a level less takes a tenth of the time, for 16 bytes more of 650. */
export const isSmallData = (name: string, bytes: Buffer): boolean =>
  extname(name) === '.json' && bytes.length <= onePacket;

/** Compresses what is made once and sent many times. The same file gives the same bytes, whoever asks. */
export const pack = {
  /** @param name of the file: its ending tells how many there may be */
  async br(bytes: Buffer, name: string): Promise<Buffer> {
    const kind = extname(name);
    const usual = searchIndex.test(name) ? best : (levels[kind] ?? best);
    const level = isSmallData(name, bytes) ? levelOfSmallData : usual;
    const packed = await packWith(level, bytes);
    return kind === '.html' && packed.length > largePage ? packWith(best, bytes) : packed;
  },
  gzip: (bytes: Buffer): Promise<Buffer> => zip(bytes, { level: 9 }),
};

function packWith(level: number, bytes: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes.length),
  };
  return brotli(bytes, { params });
}

/** As large as the file, within Brotli's bounds: a larger one saves no byte, and takes time and megabytes. */
const windowFor = (bytes: number): number => Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes + 16))));
