import type { ContactAudience, ContactDoubt } from '#config/contact-page.ts';
import type { MessageState, TopicMessages } from '#config/editors-report.ts';
import { type Database, readAs, type Row, type Statement } from '../database/database.ts';
import { isErased, underNumber } from '../privacy/erasures.ts';
import { type Erasable, fromNowOn, wordsKeptMs } from '../privacy/retention.ts';

/** What somebody has written to us. */
export interface Message {
  /** As `referenceNumberOf` makes it: the same message has the same. */
  number: string;
  /** Milliseconds since 1970. */
  at: number;
  language: string;
  audience: ContactAudience;
  topic: string;
  /** The address for our reply. */
  replyTo: string;
  text: string;
}

/** Where messages go: the outbox, which delivers them, or the inbox of the editors' page. */
export type Destination = 'pending' | 'inbox';

/**
 * Writes a message, and into the outbox where it is to be delivered. Written twice, it is one message. One whose number was
 * erased after it was sent is not stored.
 *
 * @param state `waiting` where a person is to look at it first
 * @param doubts why it waits
 * @param options.isSentNow stored while its sender waits: it is stored though its number was erased before, by whatever clock
 */
export function writeMessage(
  message: Message,
  state: Destination | 'waiting',
  doubts: readonly ContactDoubt[] = [],
  { isSentNow = false } = {},
): Statement[] {
  const { number, at, language, audience, topic, replyTo, text } = message;
  const stored: Statement = {
    sql: `INSERT INTO messages (number, at, language, audience, topic, reply_to, body, state, doubts)
      SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9 WHERE NOT ${isErased('$1', '$2')}
      ON CONFLICT (number) DO NOTHING`,
    values: [number, at, language, audience, topic, replyTo, text, state, doubts.join(',')],
  };
  const statements = state === 'pending' ? [stored, putInOutbox(number, at)] : [stored];
  return underNumber(number, statements, { isSentAgain: isSentNow });
}

/**
 * Only a message that is there and pending: one that was erased, or delivered already, is not put in again. It is due at once, by
 * whatever clock: that of the instance which took it may be wrong.
 */
const putInOutbox = (number: string, now: number): Statement => ({
  sql: `INSERT INTO outbox (number, since, due_at, failures, claim, claimed_until)
    SELECT number, CAST($2 AS bigint), 0, 0, NULL, 0 FROM messages WHERE number = $1 AND state = 'pending'
    ON CONFLICT (number) DO NOTHING`,
  values: [number, now],
});

/** Lets a message go that waited for a person, or was given up. Returns a row where there was one. */
export const releaseMessage = (number: string, destination: Destination, now: number): Statement[] => [
  {
    sql: `UPDATE messages SET state = $2 WHERE number = $1 AND state IN ('waiting', 'failed') RETURNING number`,
    values: [number, destination],
  },
  putInOutbox(number, now),
];

/** Where nothing delivers any more, what was to be delivered is read in the inbox. */
export const undeliverable: Statement[] = [
  { sql: `UPDATE messages SET state = 'inbox' WHERE state = 'pending'`, values: [] },
  { sql: 'DELETE FROM outbox', values: [] },
];

/** Drops a message for good, whatever its state. Returns a row where it was there. */
export const dropMessage = (number: string): Statement[] => [
  // The message before its turn, as whoever delivers it does: the other way round, each could wait for what the other has.
  { sql: 'DELETE FROM messages WHERE number = $1 RETURNING number', values: [number] },
  { sql: 'DELETE FROM outbox WHERE number = $1', values: [number] },
];

/** How messages end: by their number; after 90 days, delivered or not. */
export const messages: Erasable = {
  erase: dropMessage,
  eraseExpired: (now) => [
    { sql: 'DELETE FROM messages WHERE at < $1 RETURNING number', values: [now - wordsKeptMs] },
    fromNowOn('messages', 'at', now),
    { sql: 'DELETE FROM outbox WHERE since < $1', values: [now - wordsKeptMs] },
    // Its turn, too: it would come when it has long been erased.
    ...['since', 'due_at', 'claimed_until'].map((column) => fromNowOn('outbox', column, now)),
  ],
};

/** Counts the messages since a moment, by topic and state; the most frequent first. @throws DatabaseAway */
export async function messagesByTopic(
  database: Pick<Database, 'read'>,
  { since }: { since: number },
): Promise<TopicMessages[]> {
  return readAs(database, {
    sql: `SELECT audience, topic, state, count(*) AS count FROM messages WHERE at >= $1
      GROUP BY audience, topic, state ORDER BY count DESC, topic, state`,
    values: [since],
  });
}

/** A message as somebody of ours reads it. */
export type ReadMessage = Message & { state: MessageState; doubts: ContactDoubt[] };

/** Somebody has to see to these, since nothing else does. */
const unseenStates = `state IN ('waiting', 'failed', 'inbox')`;

/** The messages that somebody has to see to, those that have waited longest first. @throws DatabaseAway */
export async function openMessages(database: Pick<Database, 'read'>, limit: number): Promise<ReadMessage[]> {
  const sql = `SELECT ${columns} FROM messages WHERE ${unseenStates} ORDER BY at, number LIMIT $1`;
  return (await database.read({ sql, values: [limit] })).map(readMessage);
}

/** How many of these there are. @throws DatabaseAway */
export async function openMessageCount(database: Pick<Database, 'read'>): Promise<number> {
  const sql = `SELECT count(*) AS count FROM messages WHERE ${unseenStates}`;
  const [row] = await database.read({ sql, values: [] });
  return Number(row!.count);
}

/** What {@link readMessage} reads. */
export const columns = 'number, at, language, audience, topic, reply_to, body, state, doubts';

/** A row of the table as a message. */
export function readMessage({ reply_to, body, doubts, ...rest }: Row): ReadMessage {
  const words = (doubts as string).split(',').filter(Boolean);
  return { ...rest, replyTo: reply_to, text: body, doubts: words } as unknown as ReadMessage;
}
