/**
 * Bundles the build itself, which is TypeScript, into JavaScript that Node and its threads run: in a fifth of a second, where
 * loading it source by source takes one and a half in each of them.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isAlive } from '../scripts/bootstrap/is-alive.mjs';
import { root } from '../scripts/bootstrap/root.mjs';

const itself = fileURLToPath(import.meta.url);

/** What is started by itself: the build, its threads, and the process that bundles the pages. */
const programs = ['build', 'article-worker', 'render-worker', 'clear-away', 'bundle-pages', 'bundle-server'];

/**
 * @template Build
 * @param {(build: typeof import('./build.ts')) => Promise<Build>} run until it is done, the programs lie beside each other
 * @returns {Promise<Build>}
 */
export async function withBuilder(run) {
  const folders = join(root, '.cache/builder');
  for (const name of existsSync(folders) ? readdirSync(folders) : [])
    if (!isAlive(Number(name))) await rm(join(folders, name), { recursive: true, force: true });
  const folder = join(folders, String(process.pid));
  try {
    // As a program of its own: the build would not get back the hundreds of megabytes that a bundler takes.
    const { status } = spawnSync(process.execPath, [itself, folder], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    if (status !== 0) throw new Error(`What bundles the build has ended with ${status}`);
    return await run(await import(pathToFileURL(join(folder, 'build.js')).href));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
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
  await bundle.write({ dir: folder, entryFileNames: '[name].js', chunkFileNames: 'chunk-[hash].js' });
  await bundle.close();
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

if (process.argv[1] === itself) await bundleInto(process.argv[2] ?? '');
