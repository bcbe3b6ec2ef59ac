import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import { dayMs, dayOf } from '../day.ts';
import { periodOf, readReport } from './read-report.ts';
import type { EditorsRenderer } from './renderer.ts';

/** A mail of ours: plain text. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The same for the same mail: whoever gets it twice sees it once. */
  id: string;
}

/** Sends a mail. @throws whatever keeps it from being sent now */
export type SendMail = (mail: Mail) => Promise<void>;

export interface DigestOptions {
  database: Pick<Database, 'read' | 'write'>;
  renderer: Pick<EditorsRenderer, 'editorsDigest'>;
  send: SendMail;
  /** Whom it is for: an e-mail address, or several with commas between. */
  to: string;
  /** Whose Monday morning it is: `America/New_York`. */
  timeZone: string;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  now?: () => number;
}

const everyMs = 60 * 1000;
/** Whoever began to send it and has not sent it by now will not. */
const claimMs = 15 * 60 * 1000;
const fromHour = 7;

/**
 * The Monday whose mail is due: from seven on Monday morning until Tuesday ends, should nobody have been there on Monday.
 *
 * @param now milliseconds since 1970
 * @returns `2026-11-23`, or undefined at any other time
 */
export function mondayDue(now: number, timeZone: string): string | undefined {
  const { weekday, hour, year, month, day } = Object.fromEntries(
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      weekday: 'short',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      hourCycle: 'h23',
    })
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  const today = Date.parse(`${year}-${month}-${day}`);
  const dayNumber = ['Mon', 'Tue'].indexOf(weekday!);
  if (dayNumber < 0 || (dayNumber === 0 && Number(hour) < fromHour)) return undefined;
  return new Date(today - dayNumber * dayMs).toISOString().slice(0, 10);
}

/** Sends the mail of the week where it is due and no instance has sent it; "nothing to mend" is said once, not each week. */
export async function sendDigestIfDue(options: DigestOptions): Promise<void> {
  const { database, renderer, send, to, timeZone, log, now = Date.now } = options;
  const at = now();
  const week = mondayDue(at, timeZone);
  if (!week || !(await claim(database, week, at))) return;
  // Monday's first hours are told of in two mails: so there are none that no mail tells of.
  const sinceDay = dayOf(Date.parse(week) - 7 * dayMs);
  const period = { ...periodOf(7, at), sinceDay, since: Date.parse(sinceDay) };
  const stored = await readReport(database, period, 0);
  const { subject, text, isEmpty } = await renderer.editorsDigest({
    at,
    days: period.days,
    sinceDay,
    stored,
  });
  const isSaid = isEmpty && (await wasEmpty(database));
  if (!isSaid) await send({ to, subject, text, id: `digest-${week}` });
  await database.write([
    {
      sql: 'UPDATE digests SET sent_at = $2, is_empty = $3 WHERE week = $1',
      values: [week, now(), isEmpty ? 1 : 0],
    },
  ]);
  log.info({ week, isEmpty, isMailed: !isSaid }, 'digest of the week');
}

/** Whether this instance is to send it: the first of all, or the first after one that did not. */
async function claim(database: Pick<Database, 'write'>, week: string, at: number): Promise<boolean> {
  const [rows] = await database.write([
    {
      sql: `INSERT INTO digests (week, claimed_at) VALUES ($1, $2)
        ON CONFLICT (week) DO UPDATE SET claimed_at = excluded.claimed_at
        WHERE digests.sent_at IS NULL AND digests.claimed_at <= $3 RETURNING week`,
      values: [week, at, at - claimMs],
    },
  ]);
  return rows!.length > 0;
}

async function wasEmpty(database: Pick<Database, 'read'>): Promise<boolean> {
  const [last] = await database.read({
    sql: 'SELECT is_empty FROM digests WHERE sent_at IS NOT NULL ORDER BY week DESC LIMIT 1',
    values: [],
  });
  return last?.is_empty === 1;
}

/** Sends each week's mail when it is due; what fails is tried again a quarter of an hour later. Returns what ends it. */
export function startDigest(options: DigestOptions): () => void {
  const { log } = options;
  async function sendOne() {
    try {
      await sendDigestIfDue(options);
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'no digest sent: tried again within 15 minutes');
    }
  }
  const timer = setInterval(() => void sendOne(), everyMs).unref();
  return () => clearInterval(timer);
}
