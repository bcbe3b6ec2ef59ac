import type { MissedSearch } from '#config/editors-report.ts';
import { type Database, readAs, type Statement } from '../database/database.ts';
import { dayOf } from '../day.ts';
import { type Erasable, fromNowOn, fromTheFutureMs, sumsKeptMs, wordsKeptMs } from '../privacy/retention.ts';
import type { Wording } from './wording.ts';

/** What became of a question: nothing was found; only what is nearest, and the page said so; or answers that nobody opened. */
export const missOutcomes = ['nothing', 'declined', 'unopened'] as const;
export type MissOutcome = (typeof missOutcomes)[number];

/** Whom a question was for; empty where nobody said. */
export const missAudiences = ['', 'drive', 'host'] as const;
export type MissAudience = (typeof missAudiences)[number];

/** A question that the search did not answer. */
export interface Miss {
  /** `2026-11-22`. */
  day: string;
  language: string;
  audience: MissAudience;
  outcome: MissOutcome;
  wording: Wording;
}

/**
 * Writes a miss. What may not be shown yet goes in as a hash; its text, when it comes on a later day. Written twice, it shows
 * nothing sooner, since the day is the question's, and counts twice: a database that was away seldom does so, and what would
 * keep it from counting would be a row for each question.
 */
export function recordSearch(miss: Miss): Statement[] {
  return miss.wording.mayShow === 'never' ? [sumOf(miss)] : [wordingOf(miss), sumOf(miss)];
}

function wordingOf({ day, language, wording }: Miss): Statement {
  const { text, hash, topic, stems, mayShow } = wording;
  const now = mayShow === 'now';
  return {
    sql: `INSERT INTO missed_wordings (language, hash, topic, first_day, last_day, times, wording, stems)
      VALUES ($1, $2, $3, $4, $4, 1, $5, $6)
      ON CONFLICT (language, hash) DO UPDATE SET
        times = missed_wordings.times + 1,
        last_day = CASE WHEN excluded.last_day > missed_wordings.last_day
          THEN excluded.last_day ELSE missed_wordings.last_day END,
        wording = CASE WHEN excluded.first_day > missed_wordings.first_day
          THEN $7 ELSE coalesce(missed_wordings.wording, excluded.wording) END,
        stems = CASE WHEN excluded.first_day > missed_wordings.first_day
          THEN $8 ELSE coalesce(missed_wordings.stems, excluded.stems) END`,
    values: [language, hash, topic, day, now ? text : null, now ? stems : null, text, stems],
  };
}

const addToSum = `ON CONFLICT (language, topic, audience, day) DO UPDATE SET
  times = missed_sums.times + excluded.times,
  found_nothing = missed_sums.found_nothing + excluded.found_nothing,
  declined = missed_sums.declined + excluded.declined,
  unopened = missed_sums.unopened + excluded.unopened`;

/** A topic that is hashed counts by itself once a wording of it may be shown; before, with all others of the day. */
const isShown =
  'EXISTS (SELECT 1 FROM missed_wordings WHERE language = $1 AND topic = $2 AND wording IS NOT NULL)';
const topicOf = {
  clear: '$2, 0',
  hashed: `CASE WHEN ${isShown} THEN $2 ELSE '' END, CASE WHEN ${isShown} THEN 1 ELSE 0 END`,
};

function sumOf({ day, language, audience, outcome, wording }: Miss): Statement {
  const count = (one: MissOutcome) => (one === outcome ? 1 : 0);
  return {
    sql: `INSERT INTO missed_sums
        (language, topic, is_hashed, audience, day, times, found_nothing, declined, unopened)
      VALUES ($1, ${topicOf[wording.isHashed ? 'hashed' : 'clear']}, $3, $4, 1, $5, $6, $7) ${addToSum}`,
    values: [language, wording.topic, audience, day, ...missOutcomes.map(count)],
  };
}

const maxRows = 200;
/** How many wordings of a topic are given. */
const maxWordings = 5;

const sumsSince = (day: string): Statement => ({
  sql: `WITH most AS (
      SELECT language, topic, audience, sum(times) AS times FROM missed_sums
      WHERE day >= $1 GROUP BY language, topic, audience ORDER BY sum(times) DESC, topic LIMIT ${maxRows}
    )
    SELECT sums.language, sums.topic, sums.audience, max(is_hashed) AS is_hashed, count(*) AS days,
      sum(found_nothing) AS found_nothing, sum(declined) AS declined, sum(unopened) AS unopened
    FROM most JOIN missed_sums AS sums ON sums.language = most.language AND sums.topic = most.topic
      AND sums.audience = most.audience AND sums.day >= $1
    GROUP BY sums.language, sums.topic, sums.audience
    ORDER BY sum(sums.times) DESC, sums.topic`,
  values: [day],
});

const wordingsOf = (languages: readonly string[], topics: readonly string[]): Statement => ({
  sql: `SELECT language, topic, wording, stems FROM (
      SELECT language, topic, wording, stems,
        row_number() OVER (PARTITION BY language, topic ORDER BY times DESC, wording) AS place
      FROM missed_wordings WHERE wording IS NOT NULL
        AND language IN (${places(languages, 1)}) AND topic IN (${places(topics, languages.length + 1)})
    ) AS placed WHERE place <= ${maxWordings} ORDER BY place`,
  values: [...languages, ...topics],
});

const places = (values: readonly string[], first: number) =>
  values.map((_value, index) => `$${first + index}`).join(', ');

/**
 * What the search did not answer since a day, what was asked most first; 200 rows at most.
 *
 * @throws DatabaseAway
 */
export async function missedSearches(
  database: Pick<Database, 'read'>,
  { sinceDay }: { sinceDay: string },
): Promise<MissedSearch[]> {
  const rows = await readAs<SumRow>(database, sumsSince(sinceDay));
  if (rows.length === 0) return [];
  const all = (column: 'language' | 'topic') => [...new Set(rows.map((row) => row[column]))];
  const shown = await readAs<WordingRow>(database, wordingsOf(all('language'), all('topic')));
  return rows.map(({ language, topic, audience, is_hashed, found_nothing, declined, unopened, days }) => {
    const worded = shown.filter((one) => one.language === language && one.topic === topic);
    const stems = is_hashed ? (worded[0]?.stems ?? '') : topic;
    return {
      language,
      stems: stems.split(' ').filter(Boolean),
      wordings: worded.map(({ wording }) => wording),
      audience,
      nothing: found_nothing,
      declined,
      unopened,
      days,
    };
  });
}

interface SumRow {
  language: string;
  topic: string;
  is_hashed: number;
  audience: MissAudience;
  found_nothing: number;
  declined: number;
  unopened: number;
  days: number;
}

interface WordingRow {
  language: string;
  topic: string;
  wording: string;
  stems: string;
}

/** How missed searches end: wordings and hashes after 90 days, sums after 25 months. Nobody is given a number for one. */
export const searches: Erasable = {
  erase: () => [],
  eraseExpired: (now) => {
    const wordsUntil = dayOf(now - wordsKeptMs);
    const ahead = dayOf(now + fromTheFutureMs);
    return [
      { sql: 'DELETE FROM missed_wordings WHERE last_day < $1 RETURNING hash', values: [wordsUntil] },
      ...['first_day', 'last_day'].map((column) => fromNowOn('missed_wordings', column, now, dayOf)),
      {
        sql: `INSERT INTO missed_sums
            (language, topic, is_hashed, audience, day, times, found_nothing, declined, unopened)
          SELECT language, topic, max(is_hashed), audience, $1,
            sum(times), sum(found_nothing), sum(declined), sum(unopened)
          FROM missed_sums WHERE day > $2 GROUP BY language, topic, audience ${addToSum}`,
        values: [dayOf(now), ahead],
      },
      { sql: 'DELETE FROM missed_sums WHERE day > $1', values: [ahead] },
      {
        sql: `INSERT INTO missed_sums
            (language, topic, is_hashed, audience, day, times, found_nothing, declined, unopened)
          SELECT language, '', 0, audience, day, sum(times), sum(found_nothing), sum(declined), sum(unopened)
          FROM missed_sums WHERE is_hashed = 1 AND day < $1 GROUP BY language, audience, day ${addToSum}`,
        values: [wordsUntil],
      },
      { sql: 'DELETE FROM missed_sums WHERE is_hashed = 1 AND day < $1', values: [wordsUntil] },
      { sql: 'DELETE FROM missed_sums WHERE day < $1', values: [dayOf(now - sumsKeptMs)] },
    ];
  },
};
