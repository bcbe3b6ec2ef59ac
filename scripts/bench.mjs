/**
 * `npm run bench`: measures the built server, by one of the benchmarks below: `npm run bench -- pages`, or polls where none is named.
 */
import { buildIfStale, server } from './bootstrap/build-if-stale.mjs';
import { UserError, runTool } from './bootstrap/say.mjs';
import { editorsSpeed } from './bench/editors.mjs';
import { pageSpeed } from './bench/pages.mjs';
import { pollSpeed } from './bench/polls.mjs';
import { refuseWithoutProc } from './bench/proc.mjs';
import { rollingRestart } from './bench/rolling-restart.mjs';
import { sendSteadily } from './bench/sent.mjs';

/** By name; each says in its file what it measures. */
const benchmarks = new Map([
  ['polls', pollSpeed],
  ['rolling', rollingRestart],
  ['pages', pageSpeed],
  ['votes', (/** @type {string} */ built) => sendSteadily(built, 'votes')],
  ['messages', (/** @type {string} */ built) => sendSteadily(built, 'messages')],
  ['editors', editorsSpeed],
]);

await runTool(async () => {
  refuseWithoutProc();
  await buildIfStale();
  const benchmark = benchmarks.get(process.argv[2] ?? 'polls');
  if (!benchmark) throw new UserError(`No benchmark is named so: ${[...benchmarks.keys()].join(', ')}.`);
  return benchmark(server);
});
