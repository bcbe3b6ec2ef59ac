import { LRUCache } from 'lru-cache';
import type { Store } from './store.ts';

interface Entry {
  value: string;
  count: number;
}

/** A store in this process's memory, for one instance. The entries not used for longest go when there are too many. */
export function memoryStore(maxEntries = 50_000): Store {
  const entries = new LRUCache<string, Entry>({
    max: maxEntries,
    ttlResolution: 0,
    perf: { now: () => Date.now() },
  });
  return {
    get: async (key) => entries.get(key)?.value,
    async set(key, value, ttlMs) {
      entries.set(key, { value, count: 0 }, { ttl: ttlMs });
    },
    async count(key, ttlMs) {
      const entry = entries.get(key);
      if (!entry) {
        entries.set(key, { value: '', count: 1 }, { ttl: ttlMs });
        return { count: 1, ageMs: 0 };
      }
      entry.count += 1;
      return { count: entry.count, ageMs: ttlMs - entries.getRemainingTTL(key) };
    },
    async close() {
      entries.clear();
    },
  };
}
