/**
 * `npm run bench:scale`: what grows with the number of articles, as a table in `docs/performance.md`: a build, its memory, what a
 * reader's browser loads and waits for, beside a bare HTML page of the same words. It runs `bench:build`, `bench:page` and
 * `bench:search` one after the other, for half an hour. `npm run bench:scale -- 21` measures other numbers of articles, and only
 * prints them.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { runTool, say, UserError } from '../bootstrap/say.mjs';

/** Visits to a page: the median counts. */
const rounds = '15';

await runTool(async () => {
  const given = process.argv.slice(2).map(Number);
  const counts = given.length > 0 ? given : [21, 500, 2_000];
  if (!counts.every(Number.isInteger))
    throw new UserError('Say how many articles: npm run bench:scale -- 21 500');
  const before = loadavg()[0] ?? 0;
  /** @type {Map<string, string[]>} */
  const table = new Map();
  for (const count of counts) {
    say(`${count} articles …`);
    for (const [name, value] of Object.entries(measured(count))) {
      say(`  ${name}: ${value}`);
      table.set(name, [...(table.get(name) ?? []), value]);
    }
  }
  const text = measuredText(counts, table, before);
  say(`\n${text}`);
  if (given.length === 0) writeMeasured(text);
  return 0;
});

/** @param {string} text in the place of what was measured before; the rest of the document stays */
function writeMeasured(text) {
  const file = join(root, 'docs/performance.md');
  const [begin, end] = ['<!-- measured -->', '<!-- end of what is measured -->'];
  const [before, rest] = readFileSync(file, 'utf8').split(begin);
  const after = rest?.split(end)[1];
  if (after === undefined)
    throw new UserError(`${file} has no place for what is measured: ${begin} … ${end}`);
  writeFileSync(file, `${before}${begin}\n\n${text}\n\n${end}${after}`);
  say('docs/performance.md is written.');
}

/**
 * @param {number} count of articles
 * @returns {Record<string, string>} a cell of each row of the table
 */
function measured(count) {
  const folder = mkdtempSync(join(tmpdir(), 'scale-'));
  try {
    const built = output(root, 'scripts/bench/build.mjs', String(count), '--keep', folder);
    const seen = output(folder, 'scripts/measure.mjs', 'bench-page', rounds);
    const asked = output(root, 'scripts/measure.mjs', 'bench-search', String(count));
    const [cold, , changed] = cells(built, 'seconds');
    const [coldProcessor, , changedProcessor] = cells(built, 'seconds of processor');
    const [quick, slow] = seen.split('400 kbit/s');
    return {
      'build, nothing kept: s (s of processor)': `${cold} (${coldProcessor})`,
      'build after a change of one article: s (s of processor)': `${changed} (${changedProcessor})`,
      'memory of the first: MB': cells(built, 'MB at most')[0] ?? '',
      'an article, Brotli: bytes': cells(built, 'article (drive/VehicleReservations)')[1] ?? '',
      'the index of articles, Brotli: bytes': cells(built, 'article index')[1] ?? '',
      'first search, median / 95 % of wordings: kB': cells(asked, 'first use, kB: median, 95 %, most')
        .slice(0, 2)
        .join(' / '),
      'a key stroke, median / 95 %: ms': cells(asked, 'a key stroke, ms: median, 95 %, most')
        .slice(0, 2)
        .join(' / '),
      'LCP, article / bare HTML, 1.6 Mbit/s, 150 ms: ms': beside(quick, 1),
      'LCP, article / bare HTML, 400 kbit/s, 400 ms: ms': beside(slow, 1),
      'blocked, article / bare HTML, 1.6 Mbit/s: ms': beside(quick, 2),
      'the next article, HTTP/1.1, median / most: bytes': following(seen, 'HTTP/1.1'),
      'the next article, HTTP/2 of nginx, median / most: bytes': following(seen, 'HTTP/2 of nginx'),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * An article's figure and that of bare HTML.
 *
 * @param {string | undefined} text
 * @param {number} at the column
 */
function beside(text, at) {
  return ['  article', '  bare'].map((name) => cells(text, name)[at]?.replace(' ms', '')).join(' / ');
}

/**
 * What comes over the line with an article after another one.
 *
 * @param {string} text
 * @param {string} protocol
 */
function following(text, protocol) {
  if (!text.includes(protocol)) return 'not installed';
  const [middle = '', most = ''] = cells(text, `next article, bytes by ${protocol}`);
  return `${middle} / ${most}`.replaceAll(/median |most /g, '');
}

/**
 * What a program of ours has printed.
 *
 * @param {string} cwd
 * @param {...string} command
 */
function output(cwd, ...command) {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new UserError(`${command.join(' ')} has failed:\n${stdout}${stderr}`);
  return stdout;
}

/**
 * What stands in a line of an output after its name, where two spaces part what stands beside each other.
 *
 * @param {string | undefined} text
 * @param {string} name
 */
function cells(text, name) {
  const line = text
    ?.split('\n')
    .find((each) => each.startsWith(`${name} `) || each.trim().startsWith(`${name} `));
  const found = line
    ?.slice(line.indexOf(name) + name.length)
    .trim()
    .split(/\s{2,}/);
  if (!found) throw new UserError(`No line "${name}" was printed:\n${text}`);
  return found;
}

/**
 * @param {number[]} counts
 * @param {Map<string, string[]>} table
 * @param {number} load of the machine, before
 */
function measuredText(counts, table, load) {
  const row = (/** @type {string[]} */ values) => `| ${values.join(' | ')} |`;
  const lines = [
    row(['articles', ...counts.map((count) => count.toLocaleString('en'))]),
    row(['', ...counts].map((_, at) => (at === 0 ? '---' : '---:'))),
    ...[...table].map(([name, values]) => row([name, ...values])),
  ];
  const machine = `${availableParallelism()} cores of ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`;
  return `Written by \`npm run bench:scale\` on ${new Date().toISOString().slice(0, 10)}: ${machine}, load ${load.toFixed(1)} before it
began. The articles beside the real ones are generated, of some 1,000 words each. Browsers are on a CPU four times slower;
medians of ${rounds} visits by somebody who comes for the first time.

${lines.join('\n')}`;
}
