import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { WrittenParts } from '#search/in-parts.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { IndexInPostgres } from './index-in-postgres.ts';
import type { PublishedIndex } from './published-index.ts';

/** How often it is said that the index is in use, in milliseconds. */
const usualRenewMs = 60 * 60 * 1000;
/** How long Postgres is left alone after a failure. */
const usualPauseMs = 30_000;
const maxCloseMs = 1000;

export interface KeptIndexOptions {
  metrics: Pick<Metrics, 'searchParts' | 'searchIndexLeft'>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  renewMs?: number;
  pauseMs?: number;
}

/** The parts of an index, in Postgres as long as it answers. */
export type KeptIndex = ReturnType<typeof keepIndex>;

/**
 * Brings an index into Postgres, and reads its parts from there. Until it is there, and for half a minute after each failure, the
 * files of the build are read, which say the same: nobody waits for Postgres for longer than it may take once.
 */
export function keepIndex(
  index: PublishedIndex,
  postgres: IndexInPostgres,
  { metrics, log, renewMs = usualRenewMs, pauseMs = usualPauseMs }: KeptIndexOptions,
) {
  let isThere = false;
  let hasFailed = false;
  let isClosed = false;
  let ensuring: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  function leave(error: unknown): void {
    if (isClosed) return;
    const { message, code } = error as { message: string; code?: string };
    isThere = false;
    metrics.searchIndexLeft.set(1);
    const reason = message || String(code);
    if (!hasFailed)
      log.warn({ reason }, 'search index in Postgres fails: reading the files, trying it every 30 s');
    hasFailed = true;
    ensureIn(pauseMs);
  }

  function ensureIn(ms: number): void {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(begin, ms).unref();
  }

  function begin(): void {
    ensuring = ensure();
  }

  async function ensure(): Promise<void> {
    const begun = performance.now();
    try {
      if ((await postgres.ensure(index)) === 'written') {
        const ms = Math.round(performance.now() - begun);
        log.info({ version: index.version, ms }, 'search index written');
      }
      metrics.searchIndexLeft.set(0);
      // As severe as what it ends: whoever reads of the one reads of the other.
      if (!isThere) log[hasFailed ? 'warn' : 'info']('search index in Postgres answers');
      isThere = true;
      hasFailed = false;
      ensureIn(renewMs);
    } catch (error) {
      leave(error);
    }
  }

  async function readPostgres(names: readonly string[]): Promise<WrittenParts> {
    const parts = await postgres.read(index.version, names);
    const lacking = names.find((name) => !(name in parts));
    if (lacking !== undefined) throw new Error(`${lacking} of ${index.version} is not there`);
    return parts;
  }

  metrics.searchIndexLeft.set(1);
  begin();
  return {
    async read(names: readonly string[]): Promise<WrittenParts> {
      if (isThere) {
        try {
          const parts = await readPostgres(names);
          metrics.searchParts.inc({ from: 'postgres' });
          return parts;
        } catch (error) {
          leave(error);
        }
      }
      metrics.searchParts.inc({ from: 'files' });
      return index.read(names);
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      // A Postgres that hangs keeps no server from stopping.
      await Promise.race([Promise.all([ensuring, postgres.close()]), wait(maxCloseMs, null, { ref: false })]);
    },
  };
}
