import { z } from 'zod';
import { feedbackReasons, maxFeedbackComment } from '#config/feedback-reasons.ts';
import type { Statement } from '../database/database.ts';
import { dayOf } from '../day.ts';
import { plainText } from '../http/plain-text.ts';
import { erasedKeptMs, isErased, underNumber } from '../privacy/erasures.ts';
import { type Erasable, fromNowOn, fromTheFutureMs, sumsKeptMs, wordsKeptMs } from '../privacy/retention.ts';
import { personalIn } from '../privacy/screening.ts';

/** Somebody's answer to "Did this answer your question?". */
export interface Vote {
  /** As `newReferenceNumber` makes it. */
  number: string;
  /** Milliseconds since 1970. */
  at: number;
  /** `/faqs/drive/Vehicle`. */
  page: string;
  /** The anchor of the section. */
  section: string;
  language: string;
  answer: 'yes' | 'no';
  /** Whether the same browser has voted on the section today: it is not counted twice. */
  isRepeated: boolean;
}

const addToSum = `ON CONFLICT (day, page, section, language)
  DO UPDATE SET yes = vote_sums.yes + excluded.yes, no = vote_sums.no + excluded.no`;

/**
 * Writes a vote, and counts it, with what was added to it before it came. Written twice, it is one vote; one whose number was
 * erased meanwhile is not stored.
 */
export function writeVote({ number, at, page, section, language, answer, isRepeated }: Vote): Statement[] {
  return underNumber(number, [
    {
      sql: `INSERT INTO votes (number, at, day, page, section, language, answer, is_repeated)
        SELECT $1, $2, $3, $4, $5, $6, $7, $8 WHERE NOT ${isErased('$1')} ON CONFLICT (number) DO NOTHING`,
      values: [number, at, dayOf(at), page, section, language, answer, isRepeated ? 1 : 0],
    },
    {
      sql: `INSERT INTO vote_sums (day, page, section, language, yes, no)
        SELECT day, page, section, language,
          CASE answer WHEN 'yes' THEN 1 ELSE 0 END, CASE answer WHEN 'no' THEN 1 ELSE 0 END
        FROM votes WHERE number = $1 AND is_counted = 0 AND is_repeated = 0 ${addToSum}`,
      values: [number],
    },
    { sql: 'UPDATE votes SET is_counted = 1 WHERE number = $1 AND is_repeated = 0', values: [number] },
    {
      sql: `UPDATE votes SET reason = coalesce(early.reason, votes.reason),
          comment = coalesce(early.comment, votes.comment),
          comment_holds = coalesce(early.comment_holds, votes.comment_holds)
        FROM (SELECT * FROM early_additions WHERE number = $1) AS early WHERE votes.number = $1`,
      values: [number],
    },
    { sql: 'DELETE FROM early_additions WHERE number = $1', values: [number] },
  ]);
}

/** What somebody adds to a vote: a reason, words, or both. A page of another release may offer a reason that is none here. */
export const addition = z.object({
  reason: z.enum(feedbackReasons).optional().catch(undefined),
  comment: z.string().transform(plainText).pipe(z.string().max(maxFeedbackComment)).optional(),
});

/**
 * Writes what was added to a vote; sent twice, the last counts. After an outage it may be stored before the vote, which another
 * instance kept: it then waits for the vote, for three days.
 *
 * @param at when it was sent, in milliseconds since 1970
 */
export function writeAddition(
  number: string,
  { reason, comment }: z.infer<typeof addition>,
  at: number,
): Statement[] {
  const holds = comment && (personalIn(comment).length > 0 ? 'personal' : 'nothing personal');
  const added = [number, reason ?? null, comment || null, holds || null];
  return underNumber(number, [
    {
      sql: `UPDATE votes SET reason = coalesce($2, reason), comment = coalesce($3, comment),
        comment_holds = coalesce($4, comment_holds) WHERE number = $1`,
      values: added,
    },
    {
      sql: `INSERT INTO early_additions (number, reason, comment, comment_holds, at) SELECT $1, $2, $3, $4, $5
        WHERE NOT EXISTS (SELECT 1 FROM votes WHERE votes.number = $1) AND NOT ${isErased('$1')}
        ON CONFLICT (number) DO UPDATE SET reason = coalesce(excluded.reason, early_additions.reason),
          comment = coalesce(excluded.comment, early_additions.comment),
          comment_holds = coalesce(excluded.comment_holds, early_additions.comment_holds)`,
      values: [...added, at],
    },
  ]);
}

/**
 * How votes end: by their number, out of the sum as well; after 90 days; the sums after 25 months. What was added to one that
 * never came ends when none comes any more: nobody reads it.
 */
export const votes: Erasable = {
  erase: (number) => [
    // Who erases the same at the same time waits here, and then finds nothing: it is taken out of the sum once.
    { sql: 'UPDATE votes SET number = number WHERE number = $1', values: [number] },
    {
      sql: `UPDATE vote_sums SET
          yes = yes - CASE vote.answer WHEN 'yes' THEN 1 ELSE 0 END,
          no = no - CASE vote.answer WHEN 'no' THEN 1 ELSE 0 END
        FROM (SELECT * FROM votes WHERE number = $1 AND is_counted = 1) AS vote
        WHERE vote_sums.day = vote.day AND vote_sums.page = vote.page
          AND vote_sums.section = vote.section AND vote_sums.language = vote.language`,
      values: [number],
    },
    { sql: 'DELETE FROM votes WHERE number = $1 RETURNING number', values: [number] },
    { sql: 'DELETE FROM early_additions WHERE number = $1 RETURNING number', values: [number] },
  ],
  eraseExpired: (now) => [
    { sql: 'DELETE FROM votes WHERE at < $1 RETURNING number', values: [now - wordsKeptMs] },
    { sql: 'DELETE FROM early_additions WHERE at < $1', values: [now - erasedKeptMs] },
    fromNowOn('early_additions', 'at', now),
    fromNowOn('votes', 'at', now),
    // With their sums, out of which they are taken when they are erased.
    fromNowOn('votes', 'day', now, dayOf),
    {
      sql: `INSERT INTO vote_sums (day, page, section, language, yes, no)
        SELECT $1, page, section, language, sum(yes), sum(no)
        FROM vote_sums WHERE day > $2 GROUP BY page, section, language ${addToSum}`,
      values: [dayOf(now), dayOf(now + fromTheFutureMs)],
    },
    { sql: 'DELETE FROM vote_sums WHERE day > $1', values: [dayOf(now + fromTheFutureMs)] },
    { sql: 'DELETE FROM vote_sums WHERE day < $1', values: [dayOf(now - sumsKeptMs)] },
  ],
};
