import { Redis } from 'ioredis';
import type { Store } from './store.ts';

/** In one step: a counter that is over must not begin again, below 0 and without an end. */
const takeOne = `if tonumber(redis.call('GET', KEYS[1]) or 0) > 0 then redis.call('DECR', KEYS[1]) end`;

/** Redis says of a transaction that it is discarded; why, as for want of memory, it has said of a command in it. */
function throwCause(error: Error & { previousErrors?: Error[] }): never {
  throw error.previousErrors?.[0] ?? error;
}

/** A store in Redis or Valkey, shared by all instances. A call that is not answered fails within `timeoutMs`. */
export function redisStore(url: string, timeoutMs = 500): Store {
  const redis = new Redis(url, {
    keyPrefix: 'gateway:',
    connectTimeout: 2000,
    commandTimeout: timeoutMs,
    maxRetriesPerRequest: 1,
    retryStrategy: (attempt) => Math.min(attempt * 200, 2000),
  });
  // A call learns only that it was tried often enough, or for too long: why is told to the connection.
  let trouble: Error | undefined;
  redis.on('error', (error: Error) => (trouble = error));
  redis.on('ready', () => (trouble = undefined));
  return {
    get: async (key) => (await redis.get(key)) ?? undefined,
    async set(key, value, ttlMs) {
      await redis.set(key, value, 'PX', Math.ceil(ttlMs));
    },
    async count(key, ttlMs) {
      const ttl = Math.ceil(ttlMs);
      // One transaction: a counter without an end would never be forgotten.
      const counted = redis.multi().set(key, 0, 'PX', ttl, 'NX').incr(key).pttl(key).exec();
      const results = await counted.catch(throwCause);
      const [, [, count], [, left]] = results as [unknown, [unknown, number], [unknown, number]];
      return { count, ageMs: ttl - left };
    },
    async giveBack(key) {
      await redis.eval(takeOne, 1, key);
    },
    trouble: () => trouble,
    async close() {
      redis.disconnect();
    },
  };
}
