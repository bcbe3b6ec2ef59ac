import pg from 'pg';
import { loadSource } from '../../build/load-source.ts';
import { askBefore } from '../../checks/search/ask-before.ts';
import { answer, figuresOf, type LabeledQuery } from '../../checks/search/evaluate.ts';
import type * as Labeled from '../../checks/search/labeled.ts';
import { type RemoteSearch, searchInPostgres } from '../../checks/search/search-in-postgres.ts';
import { buildIndex } from '../../search/build-index.ts';
import type { Search } from '../../search/engine.ts';
import { openSearch } from '../../search/engine.ts';
import { withGeneratedSections } from '../bench/generated-sections.ts';
import { startPostgres } from '../bootstrap/postgres.mjs';
import { say } from '../bootstrap/say.mjs';
import { fullTextIn } from './full-text.ts';

/** How often all wordings are asked; of each the quickest time counts, since other programs run beside. */
const rounds = 3;
const limit = 10;
/** Keeps nothing: each question reads all its parts from Postgres. */
const nothing = 1;

/**
 * `npm run bench:search-postgres`: an index in Postgres beside the one in memory, and beside Postgres's own full text search,
 * among 2,860 articles (20,000 sections); `npm run bench:search-postgres -- 500` among others.
 */
export default async function searchPostgres([articles = '2860']: string[]): Promise<number> {
  const labeled = await loadSource<typeof Labeled>('/checks/search/labeled.ts');
  const { siteData, shared, unseenByOthers } = labeled;
  const documents = withGeneratedSections(siteData.documents, Number(articles));
  say(`${articles} articles, ${documents.length} sections and pages`);
  const data = { ...siteData, documents };
  const index = buildIndex(data);
  const postgres = await startPostgres();
  const client = new pg.Client(postgres.url);
  client.on('error', () => undefined);
  await client.connect();
  try {
    const sets = {
      shared,
      unseen: unseenByOthers,
    };
    const wordings = [...new Set(Object.values(sets).flat())];
    const sizeOf = async (tables: readonly string[]) => {
      const { rows } = await client.query<{ size: string }>(
        'SELECT sum(pg_total_relation_size(name::regclass)) AS size FROM unnest($1::text[]) AS name',
        [tables],
      );
      return `${(Number(rows[0]!.size) / 1e6).toFixed(1)} MB`;
    };

    const memory = openSearch(index.core, (name) => index.parts[name]);
    const atHand: RemoteSearch = { search: async (...asked) => memory.search(...asked) };
    await report('in memory', atHand, sets, wordings, memory);

    const begun = performance.now();
    const inPostgres = await searchInPostgres(postgres.url, index);
    say(`\nwritten into Postgres in ${((performance.now() - begun) / 1000).toFixed(2)} s`);
    say(`on the disk: ${await sizeOf(['search_indexes', 'search_parts'])}`);
    const forgetful = await searchInPostgres(postgres.url, index, nothing);
    await report('in Postgres', inPostgres, sets, wordings, memory);
    await report('in Postgres, nothing kept', forgetful, sets, wordings, memory);
    await inPostgres.close();
    await forgetful.close();

    for (const reading of ['by Postgres', 'by us'] as const) {
      const fullText = await fullTextIn(client, data, reading);
      say(`\nfull text, read ${reading}: ${await sizeOf(['sections'])}`);
      await report(`full text, read ${reading}`, fullText, sets, wordings, memory);
    }
  } finally {
    await client.end();
    await postgres.stop();
  }
  return 0;
}

/** Prints what an engine finds, and how long a question takes. */
async function report(
  name: string,
  engine: RemoteSearch,
  sets: Record<string, readonly LabeledQuery[]>,
  wordings: readonly LabeledQuery[],
  any: Search,
): Promise<void> {
  const times = wordings.map(() => Infinity);
  for (let round = 0; round < rounds; round++) {
    for (const [at, { q, audience }] of wordings.entries()) {
      const begun = performance.now();
      await engine.search(q, { audience, limit });
      times[at] = Math.min(times[at]!, performance.now() - begun);
    }
  }
  const sorted = times.toSorted((a, b) => a - b);
  const [median, most] = [0.5, 0.95].map((share) => sorted[Math.floor(sorted.length * share)]!.toFixed(1));
  const found: string[] = [];
  for (const [set, queries] of Object.entries(sets)) {
    const bySection = set !== 'shared';
    const { hit1, hit3 } = await askBefore(
      (search) => figuresOf(answer(queries, search, bySection)),
      any,
      engine,
    );
    found.push(`${set}: hit@1 ${percent(hit1)}, hit@3 ${percent(hit3)}`);
  }
  say(`${name}: ${median} ms, 95 % within ${most} ms; ${found.join('; ')}`);
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
