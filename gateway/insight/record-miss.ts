import type { FastifyRequest } from 'fastify';
import type { Found } from '#search/found.ts';
import { createTopicReader, type KnownWords } from '#search/topic.ts';
import { NoRoom } from '../database/kept-writes.ts';
import { dayMs, dayOf } from '../day.ts';
import { headerOf } from '../http/same-origin.ts';
import { clientMark } from '../privacy/client-mark.ts';
import type { Shared } from '../shared.ts';
import { countClient } from '../store/client-count.ts';
import { giveOut } from '../store/give-out.ts';
import { type MissAudience, type MissOutcome, recordSearch } from './missed-searches.ts';
import { wordingReader } from './wording.ts';

const windowMs = 10 * 60 * 1000;
/** Nobody asks more in 10 minutes; a program that does fills no disk. */
const maxPer10Min = 60;

/** A question, and what became of it. */
export interface Asking {
  query: string;
  audience: MissAudience;
  outcome: MissOutcome;
}

/** Records a miss, where it is one and may be; tells nobody whether it has. */
export type RecordMiss = (
  request: Pick<FastifyRequest, 'ip' | 'headers' | 'log'>,
  asking: Asking,
  from: 'page' | 'server',
) => Promise<void>;

export interface MissRecorderOptions extends Pick<
  Shared,
  'language' | 'sent' | 'store' | 'markKey' | 'metrics'
> {
  /** Secret: what stands for wordings is made with. */
  wordingKey: Buffer;
  knownWords: KnownWords;
}

/**
 * Records what the search did not answer, from the page and from the server: once for each client and day, and nothing of
 * those whose browser says that they don't want it (Global Privacy Control).
 */
export function missRecorder(options: MissRecorderOptions): RecordMiss {
  const { sent, store, markKey, wordingKey, language, knownWords, metrics } = options;
  const read = wordingReader(wordingKey, createTopicReader(knownWords));

  return async (request, { query, audience, outcome }, from) => {
    if (request.headers['sec-gpc'] === '1') return;
    // All of it: nobody waits for it on the server, and what nobody catches ends the process.
    try {
      if ((await countClient(store, 'misses', request.ip, windowMs)).count > maxPer10Min) return;
      const wording = read(query, language);
      if (!wording) return;
      const day = dayOf(Date.now());
      const mark = clientMark(markKey, `${day} search ${wording.hash}`, request);
      const miss = recordSearch({ day, language, audience, outcome, wording });
      const onceADay = { key: `miss:${mark}`, max: 1, ttlMs: dayMs };
      const written = await giveOut(store, [onceADay], () => sent.write(miss));
      if (written) metrics.searchMisses.inc({ outcome, from });
    } catch (error) {
      metrics.writesLost.inc();
      if (!(error instanceof NoRoom))
        request.log.error({ reason: (error as Error).message }, 'no miss recorded');
    }
  };
}

/** Hears from the server's search what each question found. */
export function missesOnServer(record: RecordMiss) {
  return (request: FastifyRequest, { query, audience }: Omit<Asking, 'outcome'>, found: Found): void => {
    if (found !== 'answers' && isReader(request))
      void record(request, { query, audience, outcome: found }, 'server');
  };
}

/** Whoever follows another site's link has asked nothing, nor has a browser that fetches ahead, or a program. */
const isReader = (request: FastifyRequest) =>
  request.method === 'GET' &&
  headerOf(request, 'sec-purpose') === undefined &&
  headerOf(request, 'sec-fetch-site') !== 'cross-site';
