import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { missingRedis, redisForTests } from '../testing/test-redis.ts';
import { withFallback } from './fallback.ts';
import { memoryStore } from './memory.ts';
import { redisStore } from './redis.ts';
import type { Store } from './store.ts';

const redisUrl = redisForTests();
const open: Store[] = [];
afterEach(async () => {
  for (const store of open.splice(0)) await store.close();
});
const keep = (store: Store) => {
  open.push(store);
  return store;
};

let names = 0;
const newKey = () => `key-${(names += 1)}`;

describe.each([
  ['memory', () => memoryStore()],
  ['redis', () => redisStore(redisUrl())],
] as const)('%s', (kind, create) => {
  describe.skipIf(kind === 'redis' && missingRedis)('keeps', () => {
    it('a value until its time is over or it is replaced', async () => {
      const store = keep(create());
      const key = newKey();
      expect(await store.get(key)).toBeUndefined();
      await store.set(key, 'one', 60_000);
      await store.set(key, 'two', 200);
      expect(await store.get(key)).toBe('two');
      await expect.poll(() => store.get(key), { timeout: 10_000 }).toBeUndefined();
    });

    it('a count from its first to the end of its time', async () => {
      const store = keep(create());
      const key = newKey();
      const first = await store.count(key, 1500);
      expect(first.count).toBe(1);
      // Redis has answered in one step, but its clock may have turned a millisecond within it.
      expect(first.ageMs).toBeLessThan(30);
      await wait(50);
      const second = await store.count(key, 1500);
      expect(second.count).toBe(2);
      expect(second.ageMs).toBeGreaterThanOrEqual(40);
      expect(second.ageMs).toBeLessThan(1500);
      await wait(1600);
      expect((await store.count(key, 1500)).count).toBe(1);
    });

    it('every count of many at once', async () => {
      const store = keep(create());
      const key = newKey();
      const counts = await Promise.all(Array.from({ length: 200 }, () => store.count(key, 60_000)));
      expect(counts.map(({ count }) => count).sort((a, b) => a - b)).toEqual(
        Array.from({ length: 200 }, (_, index) => index + 1),
      );
    });
  });
});

describe.skipIf(missingRedis)('two instances with one Redis', () => {
  it('share what they know and what they have counted', async () => {
    const [first, second] = [keep(redisStore(redisUrl())), keep(redisStore(redisUrl()))];
    const key = newKey();
    await first.set(key, 'known', 60_000);
    expect(await second.get(key)).toBe('known');
    const counter = newKey();
    await first.count(counter, 60_000);
    expect((await second.count(counter, 60_000)).count).toBe(2);
  });
});

describe('a shared store that does not answer', () => {
  it('is replaced by the own memory, within a second, and said', async () => {
    let failures = 0;
    const store = keep(withFallback(redisStore('redis://127.0.0.1:1'), memoryStore(), () => (failures += 1)));
    const began = performance.now();
    await store.set('key', 'value', 60_000);
    expect(await store.get('key')).toBe('value');
    expect((await store.count('counter', 60_000)).count).toBe(1);
    expect((await store.count('counter', 60_000)).count).toBe(2);
    expect(failures).toBeGreaterThan(0);
    expect(performance.now() - began).toBeLessThan(3000);
  });
});
