import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { chooseEncoding, type Encoding, encodings } from './negotiate.ts';

/** Compresses what is made for one request: quickly rather than well. */
export const compress: Record<Encoding, (text: string) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: promisify(gzip),
  identity: async (text) => Buffer.from(text),
};

const made = new Set(encodings);

/** The coding that a client takes, for what is made for one request. */
export const encodingOf = (acceptEncoding: string | undefined): Encoding =>
  chooseEncoding(acceptEncoding, made);
