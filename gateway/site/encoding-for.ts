import { chooseEncoding, type Encoding, type Encodings } from '../http/negotiate.ts';

/** Browsers send a handful of different `Accept-Encoding`; whoever sends new ones all the time gains nothing by it. */
const maxHeaders = 200;
/** By which forms there are, then by the header. */
const chosen = [0, 1, 2, 3].map(() => new Map<string, Encoding>());

/** {@link chooseEncoding}, remembered by the header and by which forms there are. */
export function encodingFor(header: string | undefined, available: Encodings): Encoding {
  if (header === undefined || header.length > 100) return chooseEncoding(header, available);
  const byHeader = chosen[(available.has('br') ? 2 : 0) + (available.has('gzip') ? 1 : 0)]!;
  const known = byHeader.get(header);
  if (known) return known;
  const encoding = chooseEncoding(header, available);
  if (byHeader.size >= maxHeaders) byHeader.clear();
  byHeader.set(header, encoding);
  return encoding;
}
