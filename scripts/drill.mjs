/**
 * `npm run drill`: breaks one thing after the other around two instances of the built server, on this machine alone, while
 * honest visitors read, search and wait for their payouts; prints what they saw. Ends with 1 if anybody was told what is not
 * so, or got no answer. `npm run drill -- Redis` takes the faults with this word; DRILL_SECONDS=10 makes each last longer.
 */
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { buildIfStale } from './bootstrap/build-if-stale.mjs';
import { UserError, runTool, say } from './bootstrap/say.mjs';
import { faults, quietDay } from './drill/faults.mjs';
import { head, percentile, rowOf, wrongIn } from './drill/report.mjs';
import { startVisitors } from './drill/visitors.mjs';
import { startWorld } from './drill/world.mjs';

const forMs = Number(process.env.DRILL_SECONDS ?? 2) * 1000;
/** Long enough for hosts to be known to the server before the fault. */
const beforeMs = 500;

await runTool(async () => {
  const [quiet, ...others] = faults;
  const word = process.argv[2] ?? '';
  const chosen = others.filter(({ name }) => name.includes(word));
  if (!quiet || chosen.length === 0)
    throw new UserError(`No fault is named so: ${others.map(({ name }) => name).join(', ')}.`);
  await buildIfStale();
  say(
    `${availableParallelism()} cores, load before: ${loadavg()[0]?.toFixed(1)}. Times in ms: median / 99 %.\n`,
  );
  for (const line of head) say(line);

  /** @type {string[]} */
  const notes = [];
  let quietMs = 0;
  let isBad = false;
  for (const fault of [quiet, ...chosen]) {
    const missing = fault.whyNot?.();
    if (missing) {
      notes.push(`LEFT OUT, ${fault.name}: ${missing}`);
      continue;
    }
    const { seen, complaints } = await drill(fault);
    if (fault === quiet)
      quietMs = percentile(
        seen.filter(({ call }) => call === 'page').map(({ ms }) => ms),
        0.99,
      );
    const { falseCount, lines } = wrongIn(seen, quietMs);
    say(rowOf(fault.name, seen, falseCount));
    const wrong = [...lines, ...complaints];
    isBad ||= wrong.length > 0;
    notes.push(...wrong.map((line) => `${fault.name}: ${line}`));
  }
  say('');
  for (const note of notes) say(note);
  say(
    isBad
      ? 'Not good: see above.'
      : 'Good: nobody was told what is not so, and nobody went without an answer.',
  );
  return isBad ? 1 : 0;
});

/**
 * Visitors before a fault and during it.
 *
 * @param {import('./drill/faults.mjs').Fault} fault
 */
async function drill(fault) {
  const world = await startWorld(fault.needs);
  /** @type {import('./drill/visitors.mjs').Seen[]} */
  const seen = [];
  /** @type {string[]} */
  const complaints = [];
  try {
    const before = startVisitors(world, quietDay);
    await wait(beforeMs);
    await before.finish();
    // A fault that is there at once is there for all of them.
    const starting = fault.start?.(world, forMs);
    const during = startVisitors(world, { ...quietDay, ...fault.works });
    const [said] = await Promise.all([starting, wait(forMs)]);
    if (typeof said === 'string') complaints.push(said);
    await during.finish();
    seen.push(...before.seen, ...during.seen);
  } finally {
    complaints.push(...(await world.stop()));
  }
  return { seen, complaints };
}
