import type pg from 'pg';
import type { RemoteSearch } from '../../checks/search/search-in-postgres.ts';
import { termsIn } from '../../search/filed-terms.ts';
import { queryWords } from '../../search/question.ts';
import type { SearchData, SearchDocument, SearchHit } from '../../search/types.ts';
import { readVocabulary } from '../../search/vocabulary.ts';
import { wordsOf } from '../../search/words.ts';

/** The fields by the weights that Postgres has. */
const weights: [label: 'A' | 'B' | 'C' | 'D', text: (document: SearchDocument) => string][] = [
  ['A', ({ question, title }) => (title === question ? question : `${question} ${title}`)],
  ['B', ({ keywords, asked }) => [...keywords, ...asked].join(' | ')],
  [
    'C',
    ({ pageTitle, text }) =>
      `${pageTitle} ${text
        .split(/(?<=[.!?:])\s/)
        .slice(0, 2)
        .join(' ')}`,
  ],
  ['D', ({ text }) => text],
];

/** How the texts are read: by Postgres alone, or by us, with synonyms and phrases, so that it ranks our terms. */
export type Reading = 'by Postgres' | 'by us';

/** Postgres's own full text search over the same documents, to compare: `tsvector`, a GIN index and `ts_rank`. */
export async function fullTextIn(
  client: pg.Client,
  { documents, language, ranking }: SearchData,
  reading: Reading,
): Promise<RemoteSearch> {
  const vocabulary = readVocabulary(language);
  // A term may have signs that mean something in a query.
  const lexeme = (term: string) => `'${term.replace(/['\\]/g, '')}'`;
  const termsOf = (text: string) =>
    termsIn(
      vocabulary,
      wordsOf(text).map(({ plain }) => plain),
    );
  const written = (document: SearchDocument) => {
    let place = 0;
    // A place in a text may be 16,383 at most.
    const placed = weights.map(([label, textOf]) =>
      termsOf(textOf(document)).map((term) => `${lexeme(term)}:${Math.min((place += 1), 16_383)}${label}`),
    );
    return placed.flat().join(' ');
  };
  const vector =
    reading === 'by us'
      ? '$5::tsvector'
      : weights
          .map(([label], at) => `setweight(to_tsvector('english', $${at + 5}), '${label}')`)
          .join(' || ');
  await client.query('DROP TABLE IF EXISTS sections');
  await client.query(
    'CREATE TABLE sections (number int PRIMARY KEY, url text, audience text, kind text, words tsvector)',
  );
  await client.query('BEGIN');
  for (const [number, document] of documents.entries()) {
    const texts = reading === 'by us' ? [written(document)] : weights.map(([, textOf]) => textOf(document));
    const { url, audience, kind } = document;
    await client.query(`INSERT INTO sections VALUES ($1, $2, $3, $4, ${vector})`, [
      number,
      url,
      audience,
      kind,
      ...texts,
    ]);
  }
  await client.query('COMMIT');
  await client.query('CREATE INDEX ON sections USING gin (words)');
  await client.query('ANALYZE sections');

  const asked =
    reading === 'by us'
      ? '$1::tsquery'
      : `replace(plainto_tsquery('english', $1)::text, ' & ', ' | ')::tsquery`;
  return {
    async search(query, { audience = 'any', limit = 8 } = {}) {
      const text =
        reading === 'by us'
          ? [...new Set(termsOf(queryWords(query).join(' ')))].map(lexeme).join(' | ')
          : query;
      const { rows } = await client.query<{ url: string; rank: number }>(
        `SELECT url, ts_rank('{0.1, 0.3, 0.7, 1}', words, ${asked}, 1)
           * CASE WHEN $2 = 'any' OR audience IN ('any', $2) THEN 1 ELSE $4::float8 END
           * CASE kind WHEN 'page' THEN $5::float8 WHEN 'tool' THEN $6::float8 ELSE 1 END AS rank
         FROM sections WHERE words @@ ${asked} ORDER BY rank DESC, number LIMIT $3`,
        [text, audience, limit, ranking.otherAudience, ranking.otherPages, ranking.tools],
      );
      const hits = rows.map(({ url, rank }) => ({ document: { url }, score: rank }) as SearchHit);
      return { hits, fits: hits.length > 0 };
    },
  };
}
