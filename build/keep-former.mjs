/**
 * Keeps the hashed files of former builds beside a new one, so that a page of a former build finds its style sheet and its
 * scripts: an open tab, or the page of an instance that is not replaced yet. Plain JavaScript, since `deploy/activate.mjs`
 * runs it where no packages are.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

/** Folders of the site whose files never change under their name, by its hash or version; a test compares them with the server's rule. */
const hashedFolders = ['static', 'assets', 'rules'];

/** How much is kept: never less than `least` builds; more, up to `most`, while they are young and small enough. */
const bounds = { least: 2, most: 10, days: 30, bytes: 24_000_000 };

/**
 * @typedef {object} Release A former build.
 * @property {string} id of what hashed files it had
 * @property {string} replaced when another one took its place, an ISO date and time
 * @property {string[]} files as `/static/css/1d681cf8ae.css`, compressed forms included
 */

/**
 * Copies the hashed files of former builds to `former/client` of a new one, and lists them in `former/releases.json`, the
 * youngest first. A build whose files the new one all has needs nothing kept.
 *
 * @param {string} dist the new build, not served yet
 * @param {string[]} sources built folders whose place it takes; what is not there is passed over
 * @param {{ now?: Date, limits?: typeof bounds }} [options]
 * @returns {Promise<Release[]>} what is kept
 */
export async function keepFormer(dist, sources, { now = new Date(), limits = bounds } = {}) {
  const places = [join(dist, 'former'), ...sources, ...sources.map((each) => join(each, 'former'))];
  const own = new Set(hashedFiles(dist));
  const inPlaces = places.map((place) => ({ place, names: new Set(hashedFiles(place)) }));
  /** @type {Map<string, Release>} */
  const releases = new Map();
  for (const source of sources.filter((each) => existsSync(join(each, 'client')))) {
    const release = releaseOf(source, now);
    releases.set(release.id, release);
  }
  for (const place of [dist, ...sources]) {
    for (const release of await keptIn(place))
      if (!releases.has(release.id)) releases.set(release.id, release);
  }
  const missing = [...releases.values()]
    .filter(({ files }) => files.some((file) => !own.has(file)))
    .sort((a, b) => b.replaced.localeCompare(a.replaced));

  /** @type {Map<string, { path: string, bytes: number }>} */
  const needed = new Map();
  /** @type {Release[]} */
  const kept = [];
  for (const release of missing) {
    const more = findFiles(
      release.files.filter((file) => !own.has(file) && !needed.has(file)),
      inPlaces,
    );
    const bytes = [...needed.values(), ...more.values()].reduce((sum, each) => sum + each.bytes, 0);
    const age = (now.getTime() - Date.parse(release.replaced)) / 86_400_000;
    const isWithin = kept.length < limits.most && age <= limits.days && bytes <= limits.bytes;
    if (kept.length >= limits.least && !isWithin) break;
    for (const [file, found] of more) needed.set(file, found);
    kept.push(release);
  }
  await writeKept(join(dist, 'former'), needed, kept);
  return kept;
}

/**
 * @param {string} folder
 * @param {Map<string, { path: string }>} files
 * @param {Release[]} releases
 */
async function writeKept(folder, files, releases) {
  for (const name of existsSync(folder) ? hashedFiles(folder) : [])
    if (!files.has(name)) await rm(join(folder, 'client', name));
  if (releases.length === 0) return rm(folder, { recursive: true, force: true });
  for (const [file, { path }] of files) {
    const target = join(folder, 'client', file);
    if (path === target) continue;
    mkdirSync(dirname(target), { recursive: true });
    linkOrCopy(path, target);
  }
  await writeFile(join(folder, 'releases.json'), `${JSON.stringify({ version: 1, releases }, null, 1)}\n`);
}

/**
 * Has a file at a second place, which may be the same one as long as nobody writes to it; where a disk cannot, or ends between
 * them, it is copied.
 *
 * @param {string} file
 * @param {string} target
 */
export function linkOrCopy(file, target) {
  try {
    linkSync(file, target);
  } catch {
    copyFileSync(file, target);
  }
}

/**
 * Where each file is, and its length. One that is nowhere is passed over: what is kept is a courtesy, no condition. There may be
 * ten thousand: to wait for each takes ten times as long as to look, and to ask each place for each as long again.
 *
 * @param {string[]} files
 * @param {{ place: string, names: ReadonlySet<string> }[]} places folders with a `client`, and the hashed files in each
 */
function findFiles(files, places) {
  /** @type {Map<string, { path: string, bytes: number }>} */
  const found = new Map();
  for (const file of files) {
    const there = places.find(({ names }) => names.has(file));
    if (!there) continue;
    const path = join(there.place, 'client', file);
    found.set(file, { path, bytes: statSync(path).size });
  }
  return found;
}

/**
 * @param {string} dist
 * @param {Date} now
 * @returns {Release}
 */
function releaseOf(dist, now) {
  const files = hashedFiles(dist);
  const id = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 10);
  return { id, replaced: now.toISOString(), files };
}

/**
 * What a build keeps already; nothing where the list is missing or unreadable.
 *
 * @param {string} dist
 * @returns {Promise<Release[]>}
 */
async function keptIn(dist) {
  try {
    const { version, releases } = JSON.parse(await readFile(join(dist, 'former/releases.json'), 'utf8'));
    return version === 1 ? releases.filter(isRelease) : [];
  } catch {
    return [];
  }
}

/** @param {Release} release whose files must stay below the folder that they are copied to */
const isRelease = ({ id, replaced, files }) =>
  /^[\da-f]{10}$/.test(id) &&
  !Number.isNaN(Date.parse(replaced)) &&
  files.every(
    (file) => hashedFolders.some((name) => file.startsWith(`/${name}/`)) && !file.split('/').includes('..'),
  );

/**
 * The hashed files of a built folder, as `/static/css/1d681cf8ae.css`, sorted.
 *
 * @param {string} dist
 */
export function hashedFiles(dist) {
  const client = join(dist, 'client');
  return hashedFolders
    .filter((name) => existsSync(join(client, name)))
    .flatMap((name) => readdirSync(join(client, name), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(client, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .sort();
}
