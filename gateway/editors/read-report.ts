import { setImmediate } from 'node:timers/promises';
import type {
  EditorsPeriod,
  SectionComment,
  SectionReason,
  SectionVotes,
  StoredReport,
} from '#config/editors-report.ts';
import { messagesByTopic, openMessageCount, openMessages } from '../contact/messages.ts';
import { type Database, readAs } from '../database/database.ts';
import { dayMs, dayOf } from '../day.ts';
import { missedSearches } from '../insight/missed-searches.ts';
import { personalIn } from '../privacy/screening.ts';

/** Days of which a report is, in UTC: today and those before. */
export interface Period {
  /** Milliseconds since 1970. */
  at: number;
  days: EditorsPeriod;
  /** `2026-11-22`. */
  sinceDay: string;
  /** Where that day begins. */
  since: number;
}

/** The period that ends at a moment, in milliseconds since 1970. */
export function periodOf(days: EditorsPeriod, at: number): Period {
  const sinceDay = dayOf(at - (days - 1) * dayMs);
  return { at, days, sinceDay, since: Date.parse(sinceDay) };
}

/** How many messages are given that somebody has to see to, however old: the others come up once these are seen to. */
const maxUnseen = 50;

/**
 * Reads what people sent in a period.
 *
 * @param maxComments how many comments at most, the newest first
 * @throws DatabaseAway where it cannot be read now
 */
export async function readReport(
  database: Pick<Database, 'read'>,
  period: Period,
  maxComments: number,
): Promise<StoredReport> {
  const { since, sinceDay } = period;
  const [votes, reasons, comments, counts, searches, topics, messages, messageCount] = await Promise.all([
    readAs<SectionVotes>(database, {
      sql: `SELECT page, section, language, sum(yes) AS yes, sum(no) AS no
        FROM vote_sums WHERE day >= $1 GROUP BY page, section, language`,
      values: [sinceDay],
    }),
    readAs<SectionReason>(database, {
      sql: `SELECT page, section, language, reason, count(*) AS count
        FROM votes WHERE reason IS NOT NULL AND is_repeated = 0 AND day >= $1
        GROUP BY page, section, language, reason`,
      values: [sinceDay],
    }),
    readAs<UnscreenedComment>(database, {
      sql: `SELECT number, at, page, section, language, answer, reason, comment AS text
        FROM votes WHERE comment IS NOT NULL AND at >= $1 ORDER BY at DESC LIMIT $2`,
      values: [since, maxComments],
    }),
    database.read({
      sql: 'SELECT count(*) AS count FROM votes WHERE comment IS NOT NULL AND at >= $1',
      values: [since],
    }),
    missedSearches(database, period),
    messagesByTopic(database, period),
    openMessages(database, maxUnseen),
    openMessageCount(database),
  ]);
  return {
    votes,
    reasons,
    comments: await screened(comments),
    commentCount: Number(counts[0]!.count),
    searches,
    topics,
    messages,
    messageCount,
  };
}

type UnscreenedComment = Omit<SectionComment, 'suspected'>;

/** So many take a few milliseconds. */
const screenedAtOnce = 200;

/** What people wrote, with what screening finds in it today; what else the server has to answer goes in between. */
async function screened(comments: readonly UnscreenedComment[]): Promise<SectionComment[]> {
  const found: SectionComment[] = [];
  for (const [index, comment] of comments.entries()) {
    if (index % screenedAtOnce === screenedAtOnce - 1) await setImmediate();
    found.push({ ...comment, suspected: personalIn(comment.text) });
  }
  return found;
}
