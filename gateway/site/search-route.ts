import { setTimeout as wait } from 'node:timers/promises';
import { TaskCancelledError, timeout, TimeoutStrategy } from 'cockatiel';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Found } from '#search/found.ts';
import { maxQueryLength } from '#search/max-query-length.ts';
import { compress, encodingOf } from '../http/compress.ts';
import { fairQueue } from '../http/fair-queue.ts';
import type { Encoding } from '../http/negotiate.ts';
import { splitTarget } from '../http/paths.ts';
import { redirectForAnHour } from '../http/redirect.ts';
import type { Metrics } from '../ops/metrics.ts';
import { clientAt, countClient } from '../store/client-count.ts';
import type { Store } from '../store/store.ts';
import { appViewOf, asksForAppView } from './app-view.ts';
import { askedPage } from './asked-page.ts';
import { type Site, type SiteFile, textOf } from './site-file.ts';

/** A search page with its answers, and what the question found; nothing where none was asked. */
export interface FilledPage {
  page: string;
  found: Found | undefined;
}

/** What the website's build leaves for the server: it puts the answers to a query, of any length, into the search page. */
export interface SearchRenderer {
  fillSearchPage(page: string, query: string, audience: string): FilledPage | Promise<FilledPage>;
  /** Whether page and answers stay the same for the life of the process; not so in development. */
  isBuilt?: boolean;
  /** Called once, before the first question: what goes on beside the answers tells the log of itself. */
  start?(log: Pick<FastifyBaseLogger, 'info' | 'warn'>): void;
  /** Ends what the renderer has started, if it has. */
  close?(): Promise<void>;
}

/** While one is rendered the next is at hand; the rest waits for a fifth of a second at most. */
const places = { maxRunning: 2, maxWaiting: 16, maxPerClient: 2 };
const kept = { max: 1000, maxSize: 8 * 1024 * 1024 };
/** Nobody waits longer than this for an answer that the browser may find by itself. */
const usualTimeoutMs = 2000;
/** Whoever gets no answer gets the published page after this time: who asks again and again asks less often. */
const pauseMs = 500;
const windowMs = 10_000;

export interface SearchRouteOptions {
  path: string;
  site: Site;
  renderer: SearchRenderer;
  store: Store;
  /** How many answers one client may have rendered in 10 s; left out, any number. */
  searchesPer10S?: number | undefined;
  /** How long somebody waits for an answer, if not {@link usualTimeoutMs}. */
  timeoutMs?: number | undefined;
  metrics?: Pick<Metrics, 'searches'> | undefined;
  /** Hears what each question found that is answered. */
  onAnswered?: ((request: FastifyRequest, question: Question, found: Found) => void) | undefined;
}

/** A search, as far as its answer depends on it. */
export interface Question {
  query: string;
  audience: '' | 'drive' | 'host';
  inApp: boolean;
  encoding: Encoding;
}

/** A page as it is sent, and what its question found. */
interface Answer {
  body: Buffer;
  found: Found | undefined;
}

/**
 * Answers `/search?q=…&audience=…` for browsers without JavaScript. What people search for is kept here with its answer alone,
 * in memory, and without who asked. Whoever asks too often, and everybody while too many ask, is sent the published
 * page, in which the browser searches.
 */
export async function searchRoute(app: FastifyInstance, options: SearchRouteOptions) {
  const {
    path,
    site,
    renderer,
    store,
    searchesPer10S = Infinity,
    metrics,
    timeoutMs = usualTimeoutMs,
    onAnswered,
  } = options;
  const limited = timeout(timeoutMs, TimeoutStrategy.Aggressive);
  const inTurn = fairQueue(places);
  const answers = new LRUCache<string, Answer>({ ...kept, sizeCalculation: ({ body }) => body.length });

  app.get<{ Querystring: Record<string, unknown> }>(path, async (request, reply) => {
    // The router forgives spellings; a page has one address.
    const target = splitTarget(request.raw.url ?? path);
    if (target.path !== path) return redirectForAnHour(reply, path + target.query);

    const page = await site.fileAt(path);
    if (page === undefined) return reply.callNotFound();

    reply.styles = page.styles;
    const question = questionOf(request, target.query);
    reply.headers({ 'cache-control': 'no-store', vary: 'Accept-Encoding' }).type('text/html; charset=utf-8');
    const answer = await answerTo(request, question, page);
    if (!answer) {
      metrics?.searches.inc({ sent: 'published' });
      await wait(pauseMs);
      const asked = askedPage(textOf(page), question.query, question.audience);
      // Not compressed: whoever asks too often is to cost nothing.
      return question.inApp ? appViewOf(asked) : asked;
    }
    if (answer.found) onAnswered?.(request, question, answer.found);
    if (question.encoding !== 'identity') reply.header('content-encoding', question.encoding);
    return answer.body;
  });

  /** The page with the answers, in the coding asked for; undefined where it cannot be had now. */
  async function answerTo({ ip, log }: FastifyRequest, question: Question, page: SiteFile) {
    // The page itself changes when there is an incident.
    const key = JSON.stringify([question, page.representations.get('identity')!.etag]);
    const known = answers.get(key);
    if (known) {
      metrics?.searches.inc({ sent: 'kept' });
      return known;
    }
    if ((await countClient(store, 'searches', ip, windowMs)).count > searchesPer10S) return undefined;
    try {
      const answer = await limited.execute(() =>
        inTurn(clientAt(ip), async () => answers.get(key) ?? keep(key, await render(question, textOf(page)))),
      );
      if (!answer) return undefined;
      metrics?.searches.inc({ sent: 'rendered' });
      return answer;
    } catch (error) {
      if (!(error instanceof TaskCancelledError)) {
        log.error({ reason: (error as Error).message }, 'no search page rendered');
      }
      return undefined;
    }
  }

  /** Also one that came too late: who asks again has it. */
  function keep(key: string, answer: Answer): Answer {
    if (renderer.isBuilt) answers.set(key, answer);
    return answer;
  }

  async function render({ query, audience, inApp, encoding }: Question, page: string): Promise<Answer> {
    const filled = await renderer.fillSearchPage(page, query, audience);
    const body = await compress[encoding](inApp ? appViewOf(filled.page) : filled.page);
    return { body, found: filled.found };
  }

  app.addHook('onReady', async () => renderer.start?.(app.log));
  app.addHook('onClose', () => renderer.close?.());
}

function questionOf(
  request: FastifyRequest<{ Querystring: Record<string, unknown> }>,
  query: string,
): Question {
  const { q, audience } = request.query;
  const forWhom = first(audience);
  return {
    query: first(q).slice(0, maxQueryLength).trim(),
    audience: forWhom === 'drive' || forWhom === 'host' ? forWhom : '',
    inApp: asksForAppView(query),
    encoding: encodingOf(request.headers['accept-encoding']),
  };
}

/** The first value of a parameter; the address may name it twice. */
function first(value: unknown): string {
  const text: unknown = Array.isArray(value) ? value[0] : value;
  return typeof text === 'string' ? text : '';
}
