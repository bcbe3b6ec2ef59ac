import { LRUCache } from 'lru-cache';
import { steadyNow } from '../steady-clock.ts';
import type { Store } from './store.ts';

interface Entry {
  value: string;
  count: number;
}

export interface MemoryOptions {
  /** How many entries of each kind are kept. */
  maxEntries?: number;
  /** A clock that nobody sets, in milliseconds; above 0. */
  now?: () => number;
}

/** As `max` would have it, which makes room for all at once: most kinds never have more than a few. */
const countedAsTheyCome = (maxSize: number) => ({ maxSize, sizeCalculation: () => 1 });

/**
 * A store in this process's memory, for one instance. Each kind of key has room of its own, in which the entries not used for
 * longest go when there are too many: a flood of addresses pushes out no token's count and no event.
 */
export function memoryStore({ maxEntries = 20_000, now = steadyNow }: MemoryOptions = {}): Store {
  const rooms = new Map<string, LRUCache<string, Entry>>();
  function roomOf(key: string) {
    const kind = key.slice(0, key.indexOf(':') + 1);
    const found = rooms.get(kind);
    if (found) return found;
    const room = new LRUCache<string, Entry>({
      ...countedAsTheyCome(maxEntries),
      ttlResolution: 0,
      perf: { now },
    });
    rooms.set(kind, room);
    return room;
  }
  return {
    get: async (key) => roomOf(key).get(key)?.value,
    async set(key, value, ttlMs) {
      roomOf(key).set(key, { value, count: 0 }, { ttl: ttlMs });
    },
    async count(key, ttlMs) {
      const entries = roomOf(key);
      const entry = entries.get(key);
      if (!entry) {
        entries.set(key, { value: '', count: 1 }, { ttl: ttlMs });
        return { count: 1, ageMs: 0 };
      }
      entry.count += 1;
      return { count: entry.count, ageMs: ttlMs - entries.getRemainingTTL(key) };
    },
    async giveBack(key) {
      const entry = roomOf(key).get(key);
      if (entry && entry.count > 0) entry.count -= 1;
    },
    async close() {
      rooms.clear();
    },
  };
}
