import { chooseEncoding, type Encoding } from '../http/negotiate.ts';

/** Browsers send a handful of different `Accept-Encoding`; whoever sends new ones all the time gains nothing by it. */
const most = 200;
const chosen = new Map<string, Encoding>();

/** {@link chooseEncoding}, remembered by the header and by which forms there are. */
export function encodingFor(header: string | undefined, available: ReadonlyMap<Encoding, unknown>): Encoding {
  if (header === undefined || header.length > 100) return chooseEncoding(header, available);
  const key = `${available.has('br') ? 'b' : ''}${available.has('gzip') ? 'g' : ''} ${header}`;
  const known = chosen.get(key);
  if (known) return known;
  const encoding = chooseEncoding(header, available);
  if (chosen.size >= most) chosen.clear();
  chosen.set(key, encoding);
  return encoding;
}
