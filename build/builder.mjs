/**
 * Bundles the build itself, which is TypeScript, into JavaScript that Node and its threads run: in a fifth of a second, where
 * loading it source by source takes one and a half in each of them. It is kept until a source changes.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, isAbsolute, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { fingerprint } from '../scripts/bootstrap/fingerprint.mjs';
import { root } from '../scripts/bootstrap/root.mjs';
import { say, UserError } from '../scripts/bootstrap/say.mjs';
import { bundlerSentences } from './bundler-sentences.mjs';

const itself = fileURLToPath(import.meta.url);

/** What is started by itself: the build, its threads, and the process that bundles the pages. */
const programs = ['build', 'article-worker', 'render-worker', 'clear-away', 'bundle-pages', 'bundle-server'];

/** What the build is bundled from: whatever one of its programs may import. */
const sources = [
  'build',
  'catalog',
  'config',
  'gateway',
  'rules',
  'scripts',
  'search',
  'site',
  'package-lock.json',
];
const main = 'build.js';
/** Written last: the bytes of each file. */
const list = 'files.json';
const dayMs = 24 * 60 * 60 * 1000;

/**
 * @template Build
 * @param {(build: typeof import('./build.ts')) => Promise<Build>} run the programs lie beside each other
 * @returns {Promise<Build>}
 */
export async function withBuilder(run) {
  const folders = join(root, '.cache/builder');
  const folder = join(folders, nameOfBundle());
  if (!isWhole(folder)) bundleTo(folder);
  utimesSync(folder, new Date(), new Date());
  for (const name of readdirSync(folders)) clearAwayOld(join(folders, name));
  return run(await import(pathToFileURL(join(folder, main)).href));
}

/** Whether a bundle is there as it was written: the machine may have lost a part of it. */
function isWhole(/** @type {string} */ folder) {
  try {
    /** @type {[string, number][]} */
    const files = JSON.parse(readFileSync(join(folder, list), 'utf8'));
    return files.every(([name, bytes]) => statSync(join(folder, name)).size === bytes);
  } catch {
    return false;
  }
}

/** By all that it is bundled from, and by where this repository stands, which is written in it. */
const nameOfBundle = () =>
  createHash('sha256')
    .update(`${root}\n${fingerprint(root, sources)}`)
    .digest('hex')
    .slice(0, 32);

/** As a program of its own: the build would not get back the hundreds of megabytes that a bundler takes. */
function bundleTo(/** @type {string} */ folder) {
  const begun = `${folder}.${process.pid}`;
  const { status, signal, stdout } = spawnSync(process.execPath, [itself, begun], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  if (status !== 0)
    throw new UserError(stdout.trim() || `What bundles the build has ended with ${status ?? signal}.`);
  if (nameOfBundle() !== basename(folder))
    throw new UserError('The sources of the build were changed while it was bundled: build again.');
  // One that was spoiled: a whole one is of another build, which runs it.
  if (!isWhole(folder)) rmSync(folder, { recursive: true, force: true });
  try {
    renameSync(begun, folder);
  } catch (error) {
    // Another build has made the same.
    if (!isWhole(folder)) throw error;
  }
}

/** What no build has used for a day: none takes as long. */
function clearAwayOld(/** @type {string} */ folder) {
  const used = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (Date.now() - used > dayMs) rmSync(folder, { recursive: true, force: true });
}

/** @param {string} folder to write to */
async function bundleInto(folder) {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    cwd: root,
    input: Object.fromEntries(programs.map((name) => [name, `build/${name}.ts`])),
    platform: 'node',
    external: (id) => /^[^./#]/.test(id) && !id.startsWith(root),
    plugins: [asTheyAre],
    logLevel: 'warn',
  });
  const names = { entryFileNames: '[name].js', chunkFileNames: 'chunk-[hash].js' };
  const { output } = await bundle.write({ dir: folder, ...names });
  await bundle.close();
  const files = output.map(({ fileName }) => [fileName, statSync(join(folder, fileName)).size]);
  writeFileSync(join(folder, list), JSON.stringify(files));
  const inputs = output.flatMap((chunk) => ('moduleIds' in chunk ? chunk.moduleIds : []));
  const unnamed = inputs.find(
    (file) => isAbsolute(file) && !sources.includes(relative(root, file).split(sep)[0] ?? ''),
  );
  if (unnamed)
    throw new Error(`The build imports ${unnamed}, whose folder is none of those by which it is kept`);
}

/**
 * What is JavaScript already, and knows by its place where the repository is.
 *
 * @type {import('rolldown').Plugin}
 */
const asTheyAre = {
  name: 'as-they-are',
  resolveId: {
    filter: { id: /scripts\/bootstrap\/[\w-]+\.mjs$/ },
    async handler(id, importer) {
      const found = await this.resolve(id, importer);
      return found && { id: pathToFileURL(found.id).href, external: true };
    },
  },
};

if (process.argv[1] === itself) {
  try {
    await bundleInto(process.argv[2] ?? '');
  } catch (error) {
    const said = bundlerSentences(error, root);
    if (said === undefined) throw error;
    process.exitCode = 1;
    say(said);
  }
}
