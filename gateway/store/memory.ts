import { LRUCache } from 'lru-cache';
import type { Store } from './store.ts';

interface Entry {
  value: string;
  count: number;
}

/** A store in this process's memory, for one instance. The least used entries go when there are too many. */
export function memoryStore(most = 50_000): Store {
  const entries = new LRUCache<string, Entry>({
    max: most,
    ttlResolution: 0,
    perf: { now: () => Date.now() },
  });
  return {
    get: async (key) => entries.get(key)?.value,
    async set(key, value, livesMs) {
      entries.set(key, { value, count: 0 }, { ttl: livesMs });
    },
    async delete(key) {
      entries.delete(key);
    },
    async count(key, windowMs) {
      const entry = entries.get(key);
      if (!entry) {
        entries.set(key, { value: '', count: 1 }, { ttl: windowMs });
        return { count: 1, ageMs: 0 };
      }
      entry.count += 1;
      return { count: entry.count, ageMs: windowMs - entries.getRemainingTTL(key) };
    },
    async close() {
      entries.clear();
    },
  };
}
