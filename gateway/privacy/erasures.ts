import type { Statement } from '../database/database.ts';
import { dayMs } from '../day.ts';
import { type Erasable, fromNowOn } from './retention.ts';

/**
 * How long an erased number is remembered, in milliseconds: longer than an instance should have no way to the database while
 * another has one. Anybody may have numbers remembered that are nobody's, so it is no longer than that.
 */
export const erasedKeptMs = 3 * dayMs;

/** Remembers that somebody asked at a moment to have a number erased. Goes before what erases it; gives no rows. */
export const rememberErased = (number: string, at: number): Statement => ({
  sql: `INSERT INTO erased (number, at) VALUES ($1, $2) ON CONFLICT (number) DO UPDATE SET at = excluded.at`,
  values: [number, at],
});

/**
 * Lets one write at a time store under a number, and whoever erases it waits as well: each then sees all of what was before it.
 * Without that, a write and an erasure that begin at once would not see each other, and both would succeed. Whether the number
 * is erased, the statements ask by {@link isErased}.
 *
 * @param options.isSentAgain what was erased is sent anew on purpose: from now on the number is not erased
 */
export const underNumber = (
  number: string,
  statements: readonly Statement[],
  { isSentAgain = false } = {},
): Statement[] => [
  {
    sql: `INSERT INTO erased (number, at) VALUES ($1, 0)
      ON CONFLICT (number) DO UPDATE SET at = ${isSentAgain ? '0' : 'erased.at'}`,
    values: [number],
  },
  ...statements,
  { sql: 'DELETE FROM erased WHERE number = $1 AND at = 0', values: [number] },
];

/**
 * A condition, within {@link underNumber}: whether the number was erased.
 *
 * @param number which of the statement's values it is, such as `$1`
 * @param since which one is the moment before which an erasure does not count; left out, each counts
 */
export const isErased = (number: string, since?: string): string =>
  `EXISTS (SELECT 1 FROM erased WHERE erased.number = ${number} AND erased.at > 0${since ? ` AND erased.at >= ${since}` : ''})`;

/** How remembered numbers end: by time alone. Who asks again to have one erased leaves it remembered. */
export const erasures: Erasable = {
  erase: () => [],
  eraseExpired: (now) => [
    { sql: 'DELETE FROM erased WHERE at < $1', values: [now - erasedKeptMs] },
    fromNowOn('erased', 'at', now),
  ],
};
