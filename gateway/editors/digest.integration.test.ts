import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { databasesForTests } from '../testing/test-postgres.ts';
import { type DigestOptions, type Mail, mondayDue, sendDigestIfDue } from './digest.ts';

const monday = Date.parse('2026-11-23T12:00:00Z');
const week = 7 * 24 * 60 * 60 * 1000;
const minute = 60 * 1000;

describe('the mail of a week is due', () => {
  it.each([
    ['2026-11-23T11:59:00Z', 'America/New_York', undefined],
    ['2026-11-23T12:00:00Z', 'America/New_York', '2026-11-23'],
    ['2026-11-23T07:00:00Z', 'UTC', '2026-11-23'],
    ['2026-11-22T22:00:00Z', 'Asia/Tokyo', '2026-11-23'],
    ['2026-11-24T23:59:00Z', 'UTC', '2026-11-23'],
    ['2026-11-25T00:00:00Z', 'UTC', undefined],
    ['2026-11-22T12:00:00Z', 'UTC', undefined],
    // The hour that there is twice.
    ['2026-11-02T12:00:00Z', 'America/New_York', '2026-11-02'],
    ['2027-01-04T08:00:00Z', 'UTC', '2027-01-04'],
  ])('%s in %s: %s', (at, zone, due) => expect(mondayDue(Date.parse(at), zone)).toBe(due));
});

describe.each(databasesForTests())('$name', ({ missing, open }) => {
  let database: Database;
  let mails: Mail[];
  let isEmpty: boolean;
  const log = { info: vi.fn(), warn: vi.fn() };

  beforeEach(async () => {
    if (missing) return;
    database = await open();
    mails = [];
    isEmpty = false;
  });
  afterEach(() => database?.close());

  const sendAt = (at: number, more: Partial<DigestOptions> = {}) =>
    sendDigestIfDue({
      database,
      renderer: {
        editorsDigest: ({ days, sinceDay }) => ({ subject: `${days} ${sinceDay}`, text: 'Mend', isEmpty }),
      },
      send: async (mail) => void mails.push(mail),
      to: 'editors@example.com',
      timeZone: 'America/New_York',
      log,
      now: () => at,
      ...more,
    });

  it.skipIf(missing)('is sent once, however many instances there are, and again a week later', async () => {
    await Promise.all([sendAt(monday), sendAt(monday), sendAt(monday + minute)]);
    await sendAt(monday + 30 * minute);
    expect(mails).toEqual([
      { to: 'editors@example.com', subject: '7 2026-11-16', text: 'Mend', id: 'digest-2026-11-23' },
    ]);
    await sendAt(monday + week);
    expect(mails.map(({ id }) => id)).toEqual(['digest-2026-11-23', 'digest-2026-11-30']);
  });

  it.skipIf(missing)('is tried again a quarter of an hour after it failed, as the same mail', async () => {
    const failing = { send: () => Promise.reject(new Error('no mail server')) };
    await expect(sendAt(monday, failing)).rejects.toThrow('no mail server');
    await sendAt(monday + 14 * minute);
    expect(mails).toEqual([]);
    await sendAt(monday + 15 * minute);
    expect(mails.map(({ id }) => id)).toEqual(['digest-2026-11-23']);
  });

  it.skipIf(missing)('says once that there is nothing to mend, until there was something', async () => {
    isEmpty = true;
    await sendAt(monday);
    await sendAt(monday + week);
    await sendAt(monday + 2 * week);
    expect(mails).toHaveLength(1);
    isEmpty = false;
    await sendAt(monday + 3 * week);
    isEmpty = true;
    await sendAt(monday + 4 * week);
    expect(mails).toHaveLength(3);
  });

  it.skipIf(missing)('is left alone on other days', async () => {
    await sendAt(monday + 3 * 24 * 60 * minute);
    expect(mails).toEqual([]);
  });
});
