import { Redis } from 'ioredis';
import type { Store } from './store.ts';

/** A store in Redis or Valkey, shared by all instances. A server that does not answer fails within a second. */
export function redisStore(url: string, onError: (error: Error) => void = () => undefined): Store {
  const redis = new Redis(url, {
    keyPrefix: 'gateway:',
    connectTimeout: 2000,
    commandTimeout: 500,
    maxRetriesPerRequest: 1,
    retryStrategy: (attempt) => Math.min(attempt * 200, 2000),
  });
  redis.on('error', onError);
  return {
    get: async (key) => (await redis.get(key)) ?? undefined,
    async set(key, value, ttlMs) {
      await redis.set(key, value, 'PX', Math.ceil(ttlMs));
    },
    async count(key, ttlMs) {
      const ttl = Math.ceil(ttlMs);
      // One transaction: a counter without an end would never be forgotten.
      const results = await redis.multi().set(key, 0, 'PX', ttl, 'NX').incr(key).pttl(key).exec();
      const [, [, count], [, left]] = results as [unknown, [unknown, number], [unknown, number]];
      return { count, ageMs: ttl - left };
    },
    async close() {
      redis.disconnect();
    },
  };
}
