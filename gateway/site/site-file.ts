import { createHash } from 'node:crypto';
import { cacheControlOf, contentTypeOf, speculationRules } from '../http/content-types.ts';
import { styleHashes } from '../http/style-hashes.ts';
import type { Encoding } from '../http/negotiate.ts';

/** One file in one coding, with its strong entity tag and the headers that it is sent with: all but its type. */
export interface Representation {
  body: Buffer;
  etag: string;
  headers: Readonly<Record<string, string>>;
}

/** One address of the site in every coding the build prepared. */
export interface SiteFile {
  contentType: string;
  isPage: boolean;
  /** The page's style elements, as the content security policy names them. */
  styles: readonly string[];
  representations: ReadonlyMap<Encoding, Representation>;
}

/** The text of a file, as it was before it was packed. */
export const textOf = ({ representations }: SiteFile): string =>
  representations.get('identity')!.body.toString();

/** What stands at each address: read into memory once built, made when asked for in development. */
export interface Site {
  /** The file at an address, or undefined: then it cannot be served. */
  fileAt(address: string): MaybePromise<SiteFile | undefined>;
  /** A page by the same address, as the apps show it. */
  appViewAt(address: string): MaybePromise<SiteFile | undefined>;
  /** The page for whom neither has it, for browsers or for the web views of the apps. */
  notFound(inApp: boolean, address: string): MaybePromise<SiteFile | undefined>;
}

export type MaybePromise<Value> = Value | Promise<Value>;

/** A file of the site, by its name such as `/faqs/index.html`, its bytes, and its bytes in other codings. */
export function siteFile(
  name: string,
  body: Buffer,
  compressed: readonly (readonly [Encoding, Buffer])[] = [],
): SiteFile {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const isPage = name.endsWith('.html');
  const cacheControl = cacheControlOf(name);
  const form = (encoding: Encoding, bytes: Buffer): [Encoding, Representation] => {
    const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
    const headers = {
      vary: 'Accept-Encoding',
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      etag,
      'cache-control': cacheControl,
      ...(isPage && { 'speculation-rules': `"${speculationRules}"` }),
    };
    return [encoding, { body: bytes, etag, headers }];
  };
  const forms = [form('identity', body), ...compressed.map(([encoding, bytes]) => form(encoding, bytes))];
  const styles = isPage ? styleHashes(body.toString()) : [];
  return { contentType: contentTypeOf(name), isPage, styles, representations: new Map(forms) };
}
