/**
 * Turns in the outbox, of which each instance takes some: a claim names who has one, and ends by itself. What is written of a turn
 * changes nothing where its claim has ended meanwhile and another instance has it.
 */
import type { Statement } from '../database/database.ts';
import { columns } from './messages.ts';

/** How many are taken at a time. */
export const batch = 20;
/** Longer than a whole batch takes where each call runs into its bound. */
const claimMs = 5 * 60 * 1000;

/** How many there are. */
export const countOfTurns: Statement = { sql: 'SELECT count(*) AS count FROM outbox', values: [] };

/** Takes what is due and nobody else has. Postgres looks again at a row for which it had to wait. */
export const takeTurn = (claim: string, now: number): Statement[] => [
  {
    sql: `UPDATE outbox SET claim = $1, claimed_until = $2
      WHERE number IN (SELECT number FROM outbox WHERE due_at <= $3 AND claimed_until <= $3 ORDER BY due_at, since LIMIT ${batch})
        AND due_at <= $3 AND claimed_until <= $3`,
    values: [claim, now + claimMs, now],
  },
  {
    sql: `SELECT ${columns}, since, failures FROM outbox JOIN messages USING (number)
      WHERE claim = $1 ORDER BY since`,
    values: [claim],
  },
];

const leave = (number: string, claim: string): Statement => ({
  sql: 'DELETE FROM outbox WHERE number = $1 AND claim = $2',
  values: [number, claim],
});

/** It has gone. */
export const delivered = (number: string, claim: string): Statement[] => [
  { sql: `UPDATE messages SET state = 'sent' WHERE number = $1`, values: [number] },
  leave(number, claim),
];

/** It has failed for too long. */
export const givenUp = (number: string, claim: string): Statement[] => [
  { sql: `UPDATE messages SET state = 'failed' WHERE number = $1 AND state = 'pending'`, values: [number] },
  leave(number, claim),
];

/** It is tried again at `dueAt`, in milliseconds since 1970. */
export const failedOnce = (number: string, claim: string, now: number, dueAt: number): Statement => ({
  sql: `UPDATE outbox SET since = CASE failures WHEN 0 THEN CAST($3 AS bigint) ELSE since END,
      failures = failures + 1, due_at = $4, claim = NULL, claimed_until = 0
    WHERE number = $1 AND claim = $2`,
  values: [number, claim, now, dueAt],
});

/** It was not tried, or nobody knows what came of it: it has not failed. */
export const giveBack = (number: string, claim: string, dueAt: number): Statement => ({
  sql: `UPDATE outbox SET due_at = $3, claim = NULL, claimed_until = 0 WHERE number = $1 AND claim = $2`,
  values: [number, claim, dueAt],
});
