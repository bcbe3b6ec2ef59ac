import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { folderForTests } from '../testing/test-folder.ts';
import { siteData } from '../testing/test-site-data.ts';
import { incidentBoard } from './incident-board.ts';
import type { Incident } from './incident.ts';

const start = Date.parse('2026-11-22T12:00:00Z');
const late: Incident = { kind: 'warning', text: { en: 'Late.' }, until: '2026-11-22T18:00:00Z' };
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const folder = folderForTests();

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: start }));
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

/** On a busy machine a file takes its time. */
const patience = { timeout: 10_000 };

/** A database whose answers a test gives out one by one. */
function heldDatabase() {
  const reads: ((source: string | undefined) => void)[] = [];
  return {
    reads,
    read: () => new Promise<string | undefined>((resolve) => reads.push(resolve)),
    write: async () => undefined,
  };
}

it('believes what was called rather than what was read before it', async () => {
  const kept = heldDatabase();
  const board = incidentBoard({ site: siteData, kept, log });
  const starting = board.start();
  await board.tell([late]);
  kept.reads[0]!('[]');
  await starting;
  expect(board.current()).toEqual([late]);
  board.stop();
});

it('starts without a database that does not answer, and takes what it says later', async () => {
  const kept = heldDatabase();
  const board = incidentBoard({ site: siteData, kept, log });
  await board.start();
  expect(board.current()).toEqual([]);
  const changed = new Promise<void>((resolve) => board.onChange(resolve));
  kept.reads[0]!(JSON.stringify([late]));
  await changed;
  expect(board.current()).toEqual([late]);
  board.stop();
});

it('tells what it can of what another release has taken, whose pages were others', async () => {
  const gone = { ...late, routes: ['/gone'] };
  const kept = { read: async () => JSON.stringify([gone, late]), write: async () => undefined };
  const board = incidentBoard({ site: siteData, kept, log });
  await board.start();
  expect(board.current()).toEqual([late]);
  expect(log.error).toHaveBeenCalledWith(
    { where: 'database', mend: [expect.stringMatching(/^incident 1: routes.0 is "\/gone"/)] },
    'an incident cannot be told here',
  );
  board.stop();
});

it('says of a mistake once what to mend, and again when it comes back', async () => {
  const file = join(folder, 'incident.yaml');
  const kept = { read: vi.fn(async () => undefined), write: async () => undefined };
  const board = incidentBoard({ site: siteData, kept, file, log });
  // A look begins once the one before it is over: when the fourth does, three have seen what is in the file since.
  const lookThreeTimesAt = async (source: string) => {
    writeFileSync(`${file}.new`, source);
    renameSync(`${file}.new`, file);
    const before = kept.read.mock.calls.length;
    await vi.waitFor(() => {
      vi.advanceTimersByTime(2000);
      expect(kept.read.mock.calls.length).toBeGreaterThanOrEqual(before + 4);
    }, patience);
  };
  await board.start();
  await lookThreeTimesAt('kind: alarm');
  expect(log.error).toHaveBeenCalledTimes(1);
  await lookThreeTimesAt(JSON.stringify(late));
  expect(board.current()).toEqual([late]);
  await lookThreeTimesAt('kind: alarm');
  expect(log.error).toHaveBeenCalledTimes(2);
  expect(board.current()).toEqual([late]);
  board.stop();
});
