import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { indexOf } from '../testing/test-index.ts';
import { missingPostgres, newPostgresUrl } from '../testing/test-postgres.ts';
import { type IndexInPostgres, indexInPostgres } from './index-in-postgres.ts';

/** A test waits for a busy machine. */
const timeoutMs = 30_000;

const parts = { 'terms-0': '{"a":"1"}', 'words-0': '["\\u0000","é"]', 'documents-0': '[]' };
const names = Object.keys(parts);

describe.skipIf(missingPostgres)('an index in Postgres', () => {
  let url: string;
  let admin: pg.Client;
  beforeAll(async () => {
    url = await newPostgresUrl();
    admin = new pg.Client(url);
    admin.on('error', () => undefined);
    await admin.connect();
  });
  afterAll(() => admin.end());
  const open: IndexInPostgres[] = [];
  afterEach(async () => {
    for (const each of open.splice(0)) await each.close();
    await admin.query('DROP TABLE IF EXISTS search_parts, search_indexes');
  });
  const server = (longestMs?: number) => {
    open.push(indexInPostgres(url, longestMs ?? timeoutMs));
    return open.at(-1)!;
  };
  const versions = async () =>
    (await admin.query<{ version: string }>('SELECT version FROM search_indexes ORDER BY version')).rows.map(
      ({ version }) => version,
    );

  it('is written once, by whoever comes first, and read as it was written', async () => {
    const index = indexOf('one', parts);
    const servers = Array.from({ length: 4 }, server);
    const outcomes = await Promise.all(servers.map((each) => each.ensure(index)));
    expect(outcomes.sort()).toEqual(['there', 'there', 'there', 'written']);
    expect(await servers[3]!.read('one', names)).toEqual(parts);
    expect(await servers[3]!.read('one', ['words-0', 'words-9'])).toEqual({ 'words-0': parts['words-0'] });
  });

  it('takes more than goes into one statement', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 30 }, (_, at) => [`terms-${at}`, `"${'x'.repeat(9e4)}"`]),
    );
    await server().ensure(indexOf('large', many));
    expect(await server().read('large', Object.keys(many))).toEqual(many);
  });

  it('stands beside that of another release, until nobody has used it for a day', async () => {
    const [former, next] = [server(), server()];
    await former.ensure(indexOf('former', parts));
    await next.ensure(indexOf('next', { ...parts, 'terms-0': '{}' }));
    expect(await former.read('former', ['terms-0'])).toEqual({ 'terms-0': '{"a":"1"}' });
    expect(await next.read('next', ['terms-0'])).toEqual({ 'terms-0': '{}' });
    await admin.query("UPDATE search_indexes SET used_at = used_at - interval '23 hours'");
    await former.ensure(indexOf('former', parts));
    await admin.query("UPDATE search_indexes SET used_at = used_at - interval '2 hours'");
    await former.ensure(indexOf('former', parts));
    expect(await versions()).toEqual(['former']);
    expect((await admin.query('SELECT FROM search_parts')).rowCount, 'with its parts').toBe(3);
    expect(await next.ensure(indexOf('next', parts)), 'and comes back').toBe('written');
  });

  it('is written whole or not at all', async () => {
    const broken = { ...indexOf('one', parts), read: () => Promise.reject(new Error('no such file')) };
    await expect(server().ensure(broken)).rejects.toThrow('no such file');
    await server().ensure(indexOf('other', parts));
    expect(await versions()).toEqual(['other']);
    expect(await server().ensure(indexOf('one', parts))).toBe('written');
  });

  it('is waited for no longer than it may be, and Postgres then stops looking, too', async () => {
    const reader = server(200);
    await server().ensure(indexOf('one', parts));
    await admin.query('BEGIN');
    await admin.query('LOCK TABLE search_parts');
    await expect(reader.read('one', names)).rejects.toThrow(/timeout/);
    const looking = "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock'";
    await expect.poll(async () => (await admin.query(looking)).rowCount).toBe(0);
    await admin.query('COMMIT');
    expect(await server().read('one', names)).toEqual(parts);
  });
});
