import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { cacheControlOf, contentTypeOf, isHashed, speculationRules } from '../http/content-types.ts';
import { StartError } from '../env.ts';
import type { Encoding } from '../http/negotiate.ts';
import { pageAddress } from '../http/paths.ts';

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
  representations: ReadonlyMap<Encoding, Representation>;
}

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

const siblings: [Encoding, string][] = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

/**
 * Reads a whole built folder into memory, pages under their addresses, compressed siblings with their file.
 *
 * @param formerFolder what the build keeps of former ones: hashed files that their pages still ask for
 */
export function loadSite(folder: string, formerFolder?: string): Site {
  const names = listFiles(folder);
  if (!names.has('/index.html')) {
    throw new StartError(`There is no built site in ${folder}. Build it first: npm run build`);
  }
  const files = new Map<string, SiteFile>();
  const appViews = new Map<string, SiteFile>();
  for (const name of [...names].sort()) {
    if (isCompressedForm(name, names)) continue;
    const page = name.replace(/\.app\.html$/, '.html');
    const address = page.endsWith('.html') ? pageAddress(page) : name;
    // `about-us.html` sorts before `about-us/index.html`: where a build has both, the folder wins.
    (page === name ? files : appViews).set(address, readSiteFile(folder, name, names));
  }
  if (formerFolder) addFormerFiles(files, formerFolder);
  const notFound = files.get('/404');
  const notFoundInApp = appViews.get('/404') ?? notFound;
  files.delete('/404');
  appViews.delete('/404');
  return {
    fileAt: (address) => files.get(address) ?? lateFile(files, address, formerFolder),
    appViewAt: (address) => appViews.get(address),
    notFound: (inApp) => (inApp ? notFoundInApp : notFound),
  };
}

/** A page of a former build would be a wrong answer: only what never changes under its name is taken. */
function addFormerFiles(files: Map<string, SiteFile>, folder: string): void {
  const names = listFiles(folder);
  for (const name of names) {
    if (isCompressedForm(name, names) || files.has(name) || !isHashed(name)) continue;
    files.set(name, readSiteFile(folder, name, names));
  }
}

/**
 * A hashed file that was put there after the start: before the first server of a new build starts, those of the old one are
 * given its files, since a page of the one and its style sheet may be asked of the other.
 */
function lateFile(
  files: Map<string, SiteFile>,
  name: string,
  folder = '',
): MaybePromise<SiteFile | undefined> {
  const isPlain = /^(?:\/[\w()@+-][\w()@+.-]*)+$/.test(name);
  if (!folder || !isPlain || !isHashed(name) || isEncoded(name)) return undefined;
  const path = join(folder, name);
  const known = beingRead.get(path);
  if (known) return known;
  const reading = readLate(path)
    .then((found) => {
      if (!found) return undefined;
      const file = siteFile(name, found.body, found.compressed);
      files.set(name, file);
      return file;
    })
    .finally(() => beingRead.delete(path));
  beingRead.set(path, reading);
  return reading;
}

/** One answer looks several times, and many may ask for the same. */
const beingRead = new Map<string, Promise<SiteFile | undefined>>();

async function readLate(path: string) {
  const [body, ...packed] = await Promise.all(
    ['', ...siblings.map(([, extension]) => extension)].map((extension) =>
      readFile(path + extension).catch(() => undefined),
    ),
  );
  if (!body) return undefined;
  const compressed = siblings.flatMap(([encoding], index) => {
    const bytes = packed[index];
    return bytes ? [[encoding, bytes] as const] : [];
  });
  return { body, compressed };
}

const isEncoded = (name: string) => siblings.some(([, extension]) => name.endsWith(extension));

function isCompressedForm(name: string, names: ReadonlySet<string>): boolean {
  const original = name.replace(/\.(?:br|gz)$/, '');
  return original !== name && names.has(original);
}

/** Every public file below a folder as `/a/b.css`; links and hidden files (but `.well-known`) are left out. */
function listFiles(folder: string): Set<string> {
  const entries = readdirSafely(folder).filter((entry) => entry.isFile());
  const names = entries.map(
    (entry) => '/' + relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'),
  );
  return new Set(names.filter((name) => !/\/\.(?!well-known\/)/.test(name)));
}

function readdirSafely(folder: string) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch {
    return [];
  }
}

function readSiteFile(folder: string, name: string, names: ReadonlySet<string>): SiteFile {
  const compressed = siblings
    .filter(([, extension]) => names.has(name + extension))
    .map(([encoding, extension]) => [encoding, readFileSync(join(folder, name + extension))] as const);
  return siteFile(name, readFileSync(join(folder, name)), compressed);
}

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
  return { contentType: contentTypeOf(name), isPage, representations: new Map(forms) };
}
