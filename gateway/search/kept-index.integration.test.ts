import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createMetrics } from '../ops/metrics.ts';
import { indexOf } from '../testing/test-index.ts';
import { missingPostgres, postgresForTests } from '../testing/test-postgres.ts';
import { type IndexInPostgres, indexInPostgres } from './index-in-postgres.ts';
import { keepIndex } from './kept-index.ts';

/** A test waits for a busy machine. */
const timeoutMs = 30_000;

const parts = { 'terms-0': '{"a":"1"}', 'documents-0': '[]' };
const names = Object.keys(parts);
const index = indexOf('one', parts);

/** A server's index, and what it has told. */
function keep(postgres: IndexInPostgres, times: { renewMs?: number; pauseMs?: number } = {}) {
  const told: string[] = [];
  const metrics = createMetrics();
  vi.spyOn(metrics.searchParts, 'inc').mockImplementation((labels) => void told.push(Object(labels).from));
  const hear = (...said: unknown[]) => void told.push(/written|answers|fails/.exec(String(said.at(-1)))![0]);
  const kept = keepIndex(index, postgres, { ...times, metrics, log: { info: hear, warn: hear } });
  onTestFinished(() => kept.close());
  return { kept, told };
}

describe.skipIf(missingPostgres)('with a Postgres', () => {
  const postgres = postgresForTests();

  it('reads the files while it is away, and Postgres again once it is back, also without what was in it', async () => {
    const { kept, told } = keep(indexInPostgres(postgres().url, timeoutMs), { pauseMs: 50 });
    await expect.poll(() => told).toEqual(['written', 'answers']);
    expect(await kept.read(names)).toEqual(parts);
    await postgres().takeAway();
    expect(await kept.read(names)).toEqual(parts);
    expect(await kept.read(names)).toEqual(parts);
    expect(told.splice(0)).toEqual(['written', 'answers', 'postgres', 'fails', 'files', 'files']);

    await postgres().bringBack();
    await expect.poll(() => told).toEqual(['answers']);
    expect(await kept.read(names)).toEqual(parts);
    expect(told.splice(0)).toEqual(['answers', 'postgres']);

    const admin = new pg.Client(postgres().url);
    await admin.connect();
    await admin.query('DROP TABLE search_parts, search_indexes');
    await admin.end();
    expect(await kept.read(names)).toEqual(parts);
    await expect.poll(() => told).toEqual(['fails', 'files', 'written', 'answers']);
    expect(await kept.read(names)).toEqual(parts);
    expect(told.at(-1)).toBe('postgres');
  });

  it('is written by a server that came before Postgres', async () => {
    await postgres().takeAway();
    const { kept, told } = keep(indexInPostgres(postgres().url, timeoutMs), { pauseMs: 50 });
    expect(await kept.read(names)).toEqual(parts);
    await expect.poll(() => told).toContain('fails');
    await postgres().bringBack();
    await expect.poll(() => told.at(-1)).toBe('answers');
    await kept.read(names);
    expect(told.at(-1)).toBe('postgres');
  });
});

/** A Postgres that a test has answer as it likes. */
const fake = (answers: Partial<IndexInPostgres>): IndexInPostgres => ({
  ensure: async () => 'there',
  read: async () => parts,
  close: async () => undefined,
  ...answers,
});

it('lets one question wait for a Postgres that is slow, and no other for a while', async () => {
  let asked = 0;
  const read = () => {
    asked += 1;
    return wait(50).then(() => Promise.reject(new Error('timeout')));
  };
  const { kept, told } = keep(fake({ read }));
  await expect.poll(() => told).toEqual(['answers']);
  for (let n = 0; n < 20; n += 1) expect(await kept.read(names)).toEqual(parts);
  expect(asked).toBe(1);
});

it('reads the files where Postgres lacks a part, and where it never answers', async () => {
  const lacking = keep(fake({ read: async () => ({ 'terms-0': '{}' }) }));
  await expect.poll(() => lacking.told).toEqual(['answers']);
  expect(await lacking.kept.read(names)).toEqual(parts);
  const silent = keep(fake({ ensure: () => new Promise(() => undefined) }));
  expect(await silent.kept.read(names)).toEqual(parts);
  expect(silent.told).toEqual(['files']);
});

it('says again and again that the index is in use', async () => {
  let times = 0;
  const ensure = async () => {
    times += 1;
    return 'there' as const;
  };
  keep(fake({ ensure }), { renewMs: 5 });
  await expect.poll(() => times).toBeGreaterThan(3);
});

it('tells of no failure once it is closed: what it still asked for ends with its way to Postgres', async () => {
  let end!: (error: Error) => void;
  const ensure = () => new Promise<never>((_resolve, reject) => (end = reject));
  const { kept, told } = keep(fake({ ensure, close: async () => end(new Error('the pool was ended')) }));
  await kept.close();
  expect(told).toEqual([]);
});
