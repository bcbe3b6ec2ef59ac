/**
 * `npm run bench:build -- 500`: how long a build takes with so many articles, real and generated, and what it needs and makes.
 * In a copy of the repository, first with nothing kept from before, then with everything, then after a change of one article.
 * `--keep FOLDER` leaves the copy with its `dist/` there; without, it is removed. Needs Linux, for its /proc.
 */
import { spawn } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';
import { filesBelow } from '../bootstrap/files-below.mjs';
import { root } from '../bootstrap/root.mjs';
import { runTool, say, UserError } from '../bootstrap/say.mjs';
import { writeArticles } from './generated-articles.mjs';
import { processorOfChildren, refuseWithoutProc, residentOfTree } from './proc.mjs';

const sampleMs = 50;

/**
 * @typedef {object} Figures
 * @property {number} seconds by the clock
 * @property {number} processor seconds, of all processes
 * @property {number} megabytes the most that all processes held at once
 * @property {Map<string, number>} steps seconds by name
 */

await runTool(async () => {
  const options = /** @type {const} */ ({ keep: { type: 'string' } });
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  refuseWithoutProc();
  const count = Number(positionals[0] ?? 500);
  if (!Number.isInteger(count)) throw new UserError('Say how many articles: npm run bench:build -- 500');
  const folder = values.keep ? resolve(values.keep) : mkdtempSync(join(tmpdir(), 'articles-'));
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).length > 0) throw new UserError(`${folder} is not empty.`);
  try {
    return await measure(folder, count);
  } finally {
    if (!values.keep) rmSync(folder, { recursive: true, force: true });
  }
});

/**
 * @param {string} folder an empty one
 * @param {number} count
 * @returns {Promise<number>} the exit code
 */
async function measure(folder, count) {
  /** @type {{ module: typeof import('../../build/testing/copy-repository.ts') }} */
  const { module } = await runnerImport('/build/testing/copy-repository.ts', { root, logLevel: 'error' });
  module.copySources(folder);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const written = writeArticles(folder, count);
  const load = loadavg()[0]?.toFixed(1);
  say(
    `${count} articles, ${count - written.length} of them real; ${availableParallelism()} cores, load before ${load}`,
  );
  const cold = await build(folder);
  const warm = await build(folder);
  const changed = written[written.length >> 1] ?? 'content/en/help/drive/GettingStarted.mdx';
  // As whoever mends an article does: the text, and the day.
  const file = join(folder, changed);
  const mended = readFileSync(file, 'utf8').replace(/^lastRevised: .*$/m, 'lastRevised: 2026-11-24');
  writeFileSync(file, `${mended}\nOne more sentence stands here.\n`);
  const after = await build(folder);
  const runs = { cold, warm, 'one article changed': after };
  table(
    ['', ...Object.keys(runs)],
    [
      ['seconds', ...Object.values(runs).map(({ seconds }) => seconds.toFixed(1))],
      ['seconds of processor', ...Object.values(runs).map(({ processor }) => processor.toFixed(1))],
      ['MB at most', ...Object.values(runs).map(({ megabytes }) => String(megabytes))],
      ...[...cold.steps.keys()].map((name) => [
        `  ${name}`,
        ...Object.values(runs).map(({ steps }) => steps.get(name)?.toFixed(1) ?? ''),
      ]),
    ],
  );
  say('');
  sizes(folder);
  return 0;
}

/**
 * Builds as `npm run build` does.
 *
 * @param {string} folder
 * @returns {Promise<Figures>}
 * @throws UserError with what the build said, where it failed
 */
async function build(folder) {
  const [start, before] = [performance.now(), processorOfChildren()];
  const child = spawn(process.execPath, ['build/build.mjs'], {
    cwd: folder,
    env: { ...process.env, BUILD_TIMES: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  let megabytes = 0;
  const sampling = setInterval(() => (megabytes = Math.max(megabytes, residentOfTree(child.pid))), sampleMs);
  const code = await new Promise((end) => child.on('close', end));
  clearInterval(sampling);
  if (code !== 0) throw new UserError(`The build failed with ${code}:\n${output}`);
  return {
    seconds: (performance.now() - start) / 1000,
    processor: processorOfChildren() - before,
    megabytes: Math.round(megabytes),
    steps: new Map(
      [...output.matchAll(/^([\d.]+) s {2}(.+)$/gm)].map(([, seconds, name = '']) => [name, Number(seconds)]),
    ),
  };
}

/** How many files the build made, and how large those are that could grow with the number of articles. */
function sizes(/** @type {string} */ folder) {
  const dist = join(folder, 'dist');
  const client = join(dist, 'client');
  const files = filesBelow(dist);
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  /** @type {[string, string][]} */
  const measured = [
    ['article (drive/VehicleReservations)', 'faqs/drive/VehicleReservations/index.html'],
    ['article index', 'faqs/index.html'],
    ['search page', 'search/index.html'],
    ['search index', 'search-index.json'],
    ['site map', 'sitemap.xml'],
    ['help manifest', 'help-manifest.json'],
    ['llms.txt', 'llms.txt'],
  ];
  // Small data are not packed for browsers without Brotli.
  const size = (/** @type {string} */ name) =>
    String(statSync(join(client, name), { throwIfNoEntry: false })?.size ?? '');
  table(
    ['bytes', 'plain', 'brotli', 'gzip'],
    measured.map(([what, name]) => [what, size(name), size(`${name}.br`), size(`${name}.gz`)]),
  );
  say(`\n${files.length} files, ${Math.round(bytes / 1e6)} MB`);
}

/**
 * Prints columns, all but the first flush right.
 *
 * @param {string[]} head
 * @param {string[][]} rows
 */
function table(head, rows) {
  const all = [head, ...rows];
  const widths = head.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
  for (const row of all)
    say(
      row
        .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
        .join('  '),
    );
}
