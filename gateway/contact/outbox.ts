import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { type Database, DatabaseAway, type Row } from '../database/database.ts';
import { dayMs } from '../day.ts';
import type { Metrics } from '../ops/metrics.ts';
import { createGuard } from '../providers/guard.ts';
import { ProviderError } from '../providers/provider.ts';
import type { Channel, TicketWriter } from './channels/channel.ts';
import { readMessage, type ReadMessage } from './messages.ts';
import { batch, countOfTurns, delivered, failedOnce, giveBack, givenUp, takeTurn } from './outbox-turns.ts';

const firstRetryMs = 5000;
const longestRetryMs = 60 * 60 * 1000;
/** After its first failure: a mailbox that is full on Friday is emptied on Monday. */
export const giveUpAfterMs = 4 * dayMs;
/** How many of a batch are on their way at once. */
const atOnce = 4;

export interface OutboxOptions {
  database: Pick<Database, 'read' | 'write' | 'now'>;
  channel: Channel;
  /** Writes what our team reads of a message. */
  write: TicketWriter;
  metrics: Metrics;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** How long nothing is looked for where nobody wakes it, in milliseconds. */
  everyMs?: number;
  /** This process's clock. */
  now?: () => number;
  /** How long what is on its way may take once it is stopping, in milliseconds: then it is left to the next instance. */
  leaveMs?: number;
}

/**
 * Delivers what is in the outbox: each at least once, by one instance at a time, again and again with longer and longer pauses,
 * until it has gone or four days have passed, by the clock of the database where it has one: instances whose clocks differ take
 * nothing from each other, and give up nothing too soon. One whose instance was killed on the way is delivered by the next, perhaps a
 * second time: its number says so.
 */
export function startOutbox(options: OutboxOptions) {
  const {
    database,
    channel,
    write,
    metrics,
    log,
    everyMs = 5000,
    now: here = Date.now,
    leaveMs = 2000,
  } = options;
  const guard = createGuard(channel, metrics);
  let running: Promise<void> | undefined;
  let isWanted = false;
  let isStopped = false;
  /** Aborted when what is on its way is left to the next instance. */
  const leaving = new AbortController();
  const left = new Promise<never>((_resolve, reject) =>
    leaving.signal.addEventListener('abort', () =>
      reject(new ProviderError('unavailable', 'left to the next instance')),
    ),
  );
  left.catch(() => undefined);
  /** How far this process's clock is ahead of the database's, in milliseconds. */
  let ahead = 0;
  const now = () => here() - ahead;

  function wake(): Promise<void> {
    isWanted = true;
    running ??= deliverAll().finally(() => (running = undefined));
    return running;
  }

  async function deliverAll(): Promise<void> {
    while (isWanted && !isStopped) {
      isWanted = false;
      try {
        if ((await deliverBatch()) === batch) isWanted = true;
      } catch (error) {
        // What is kept for the database's return is delivered after it.
        if (!(error instanceof DatabaseAway)) log.error({ err: error }, 'outbox failed');
      }
    }
  }

  /** How many it took. */
  async function deliverBatch(): Promise<number> {
    const claim = randomUUID();
    ahead = database.now ? here() - (await database.now()) : 0;
    const [, taken = []] = await database.write(takeTurn(claim, now()));
    const turns = taken.map((row) => ({ message: readMessage(row), failures: Number(row.failures), row }));
    let isHopeless = false;
    const waiting = [...turns];
    async function deliverNext(): Promise<void> {
      for (let turn = waiting.shift(); turn; turn = waiting.shift()) {
        // Where nothing goes out, one failure says as much as twenty. Who stops leaves the rest to the next.
        const isNotTried = isHopeless || isStopped;
        const error = isNotTried ? undefined : await attempt(turn.message);
        // What a silent channel may have taken all the same comes a second time, and its number says so.
        if (isNotTried || (error && leaving.signal.aborted))
          await database.write([giveBack(turn.message.number, claim, now() + firstRetryMs)]);
        else if (!error) await database.write(delivered(turn.message.number, claim));
        else {
          isHopeless = error.fault === 'unavailable' || error.fault === 'busy';
          await postpone(turn, claim, error);
        }
      }
    }
    // Where the database goes away, the others still end what they have begun before the next batch, or the stop.
    const lanes = await Promise.allSettled(Array.from({ length: atOnce }, deliverNext));
    const failed = lanes.find((lane) => lane.status === 'rejected');
    if (failed) throw failed.reason;
    metrics.outbox.set(await countLeft());
    return turns.length;
  }

  async function attempt(message: ReadMessage): Promise<ProviderError | undefined> {
    try {
      const delivery = guard('deliver', (signal) =>
        channel.deliver(message, write(message), AbortSignal.any([signal, leaving.signal])),
      );
      await Promise.race([delivery, left]);
      return undefined;
    } catch (error) {
      return error as ProviderError;
    }
  }

  async function postpone({ message, failures, row }: Turn, claim: string, error: ProviderError) {
    const { number } = message;
    const { fault, message: reason } = error;
    const waited = now() - Number(row.since);
    // Until then it is the time of the instance that took the message, and that may be any.
    if (failures > 0 && waited > giveUpAfterMs) {
      await database.write(givenUp(number, claim));
      metrics.messagesFailed.inc();
      log.error({ number, fault, reason }, 'message given up: the editors see it, and may send it again');
      return;
    }
    const pause = pauseAfter(failures + 1);
    await database.write([failedOnce(number, claim, now(), now() + pause)]);
    log.warn({ number, fault, reason, retryMs: pause }, 'message not delivered: tried again');
  }

  async function countLeft(): Promise<number> {
    const [row] = await database.read(countOfTurns);
    return Number(row!.count);
  }

  const timer = setInterval(() => void wake(), everyMs).unref();
  return {
    /** Something was put in: it is delivered at once. */
    wake: () => void wake(),
    /** Ends when all that is due now was tried. */
    settled: wake,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      const leave = setTimeout(() => leaving.abort(), leaveMs);
      await running;
      clearTimeout(leave);
      await channel.close?.();
    },
  };
}

interface Turn {
  message: ReadMessage;
  failures: number;
  row: Row;
}

/** How long is waited after so many failures, in milliseconds: from five seconds to an hour, twice as long each time. */
export const pauseAfter = (failures: number): number =>
  Math.min(longestRetryMs, firstRetryMs * 2 ** (failures - 1));
