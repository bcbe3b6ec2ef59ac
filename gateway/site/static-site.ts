import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { isHashed } from '../http/content-types.ts';
import { StartError } from '../start-error.ts';
import type { Encoding } from '../http/negotiate.ts';
import { pageAddress } from '../http/paths.ts';
import { singleFlight } from '../single-flight.ts';
import { appViews } from './app-views.ts';
import { type MaybePromise, type Site, type SiteFile, siteFile } from './site-file.ts';

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
  const viewOf = appViews();
  for (const name of [...names].sort()) {
    if (isCompressedForm(name, names)) continue;
    const address = name.endsWith('.html') ? pageAddress(name) : name;
    // `about-us.html` sorts before `about-us/index.html`: where a build has both, the folder wins.
    files.set(address, readSiteFile(folder, name, names));
  }
  if (formerFolder) addFormerFiles(files, formerFolder);
  const notFound = files.get('/404');
  files.delete('/404');
  return {
    fileAt: (address) => files.get(address) ?? lateFile(files, address, formerFolder),
    appViewAt(address) {
      const file = files.get(address);
      return file?.isPage ? viewOf(file) : undefined;
    },
    notFound: (inApp) => (inApp && notFound ? viewOf(notFound) : notFound),
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
  return readOnce(path, async () => {
    const file = await readLate(path, name);
    if (file) files.set(name, file);
    return file;
  });
}

/** One answer looks several times, and many may ask for the same. */
const readOnce = singleFlight<SiteFile | undefined>();

async function readLate(path: string, name: string): Promise<SiteFile | undefined> {
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
  return siteFile(name, body, compressed);
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
