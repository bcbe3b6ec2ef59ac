import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createMetrics } from '../ops/metrics.ts';
import { missingRedis, redisForTests } from '../testing/test-redis.ts';
import { clientAt, countClient } from './client-count.ts';
import { withFallback } from './fallback.ts';
import { giveOut } from './give-out.ts';
import { memoryStore } from './memory.ts';
import { redisStore } from './redis.ts';
import type { Store } from './store.ts';

const redisUrl = redisForTests();
/** As long as a busy machine may take: that a frozen Redis is given up soon is tried by `npm run drill`. */
const timeoutMs = 30_000;
/** A store that is closed after the test. */
const keep = <Kept extends Store>(store: Kept) => {
  onTestFinished(() => store.close());
  return store;
};

let names = 0;
const newKey = () => `key-${(names += 1)}`;

describe.each([
  ['memory', () => memoryStore()],
  ['redis', () => redisStore(redisUrl(), timeoutMs)],
] as const)('%s', (kind, create) => {
  describe.skipIf(kind === 'redis' && missingRedis)('keeps', () => {
    it('a value until its time is over or it is replaced', async () => {
      const store = keep(create());
      const key = newKey();
      expect(await store.get(key)).toBeUndefined();
      await store.set(key, 'one', 60_000);
      await store.set(key, 'two', 60_000);
      expect(await store.get(key)).toBe('two');
      await store.set(key, 'three', 200);
      await expect.poll(() => store.get(key), { timeout: 10_000 }).toBeUndefined();
    });

    it('a count from its first to the end of its time', async () => {
      const store = keep(create());
      const key = newKey();
      const start = performance.now();
      // By another clock than the store's, which may have turned a millisecond meanwhile.
      const atMost = () => performance.now() - start + 2;
      const first = await store.count(key, 60_000);
      expect(first.count).toBe(1);
      expect(first.ageMs).toBeLessThanOrEqual(atMost());
      await wait(50);
      const second = await store.count(key, 60_000);
      expect(second.count).toBe(2);
      expect(second.ageMs).toBeGreaterThanOrEqual(first.ageMs + 40);
      expect(second.ageMs).toBeLessThanOrEqual(atMost());

      const short = newKey();
      await store.count(short, 100);
      await wait(200);
      expect((await store.count(short, 100)).count).toBe(1);
    });

    it('a count less one that is given back, to the same end, and never below 0', async () => {
      const store = keep(create());
      const key = newKey();
      for (let n = 0; n < 3; n += 1) await store.count(key, 2000);
      await store.giveBack(key);
      expect((await store.count(key, 60_000)).count).toBe(3);
      await expect.poll(async () => store.get(key), { timeout: 10_000 }).toBeUndefined();
      for (let n = 0; n < 2; n += 1) await store.giveBack(key);
      expect(await store.count(key, 300)).toMatchObject({ count: 1 });
      for (let n = 0; n < 3; n += 1) await store.giveBack(key);
      expect((await store.count(key, 300)).count).toBe(1);
      // A counter that nobody has begun would have no end.
      await wait(400);
      await store.giveBack(key);
      expect(await store.get(key)).toBeUndefined();
    });

    it('what is given out to many at once within its bound, and gives it to others where none came of it', async () => {
      const store = keep(create());
      const bounds = [
        { key: newKey(), max: 5, ttlMs: 60_000 },
        { key: newKey(), max: 100, ttlMs: 60_000 },
      ];
      let isAway = true;
      const ask = () =>
        giveOut(store, bounds, async () => {
          await wait(20);
          if (isAway) throw new Error('away');
          return 'a link';
        }).catch(({ message }: Error) => message);
      const askAtOnce = () => Promise.all(Array.from({ length: 40 }, ask));
      for (let n = 0; n < 3; n += 1)
        expect((await askAtOnce()).filter((answer) => answer === 'away').length).toBeGreaterThan(0);
      isAway = false;
      const given = (await askAtOnce()).filter((answer) => answer !== undefined);
      expect(given).toEqual(Array.from({ length: 5 }, () => 'a link'));
      expect(await ask()).toBeUndefined();
      expect((await store.count(bounds[1]!.key, 60_000)).count, 'those refused took no place').toBe(6);
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
    const [first, second] = [
      keep(redisStore(redisUrl(), timeoutMs)),
      keep(redisStore(redisUrl(), timeoutMs)),
    ];
    const key = newKey();
    await first.set(key, 'known', 60_000);
    expect(await second.get(key)).toBe('known');
    const counter = newKey();
    await first.count(counter, 60_000);
    expect((await second.count(counter, 60_000)).count).toBe(2);
  });
});

describe.skipIf(missingRedis)('a Redis without memory', () => {
  it('says what is missing, not only that it discards a transaction', async () => {
    const redis = new Redis(redisUrl());
    onTestFinished(async () => {
      await redis.config('SET', 'maxmemory', '0');
      redis.disconnect();
    });
    await redis.config('SET', 'maxmemory-policy', 'noeviction');
    await redis.config('SET', 'maxmemory', '1');
    const store = keep(redisStore(redisUrl(), timeoutMs));
    await expect(store.count(newKey(), 60_000)).rejects.toThrow(/^OOM /);
    await expect(store.set(newKey(), 'value', 60_000)).rejects.toThrow(/^OOM /);
  });
});

describe('memory', () => {
  it('goes by a clock that nobody sets', async () => {
    let now = 1000;
    const store = keep(memoryStore({ now: () => now }));
    await store.set('status:a', 'known', 60_000);
    await store.count('client:a', 10_000);
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() - 3600_000);
    now += 9000;
    expect(await store.count('client:a', 10_000)).toEqual({ count: 2, ageMs: 9000 });
    expect(await store.get('status:a')).toBe('known');
    now += 1001;
    expect(await store.count('client:a', 10_000)).toEqual({ count: 1, ageMs: 0 });
    now += 60_000;
    expect(await store.get('status:a')).toBeUndefined();
    vi.useRealTimers();
  });

  it('pushes nothing of one kind out for a flood of another', async () => {
    const store = keep(memoryStore({ maxEntries: 100 }));
    await store.count('polls:token', 60_000);
    await store.set('event:evt_1', 'done', 60_000);
    for (let n = 0; n < 1000; n += 1) await store.count(`client:poll:2001:db8::${n}`, 60_000);
    expect((await store.count('polls:token', 60_000)).count).toBe(2);
    expect(await store.get('event:evt_1')).toBe('done');
    expect((await store.count('client:poll:2001:db8::0', 60_000)).count).toBe(1);
  });
});

/** A store that a test breaks and mends. */
function moodyStore() {
  const memory = memoryStore();
  const mood = { fault: undefined as 'refuses' | 'hangs' | undefined, calls: 0 };
  const through = <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
    async function (...args: Args): Promise<Result> {
      mood.calls += 1;
      if (mood.fault === 'refuses') throw new Error('connection refused');
      if (mood.fault === 'hangs') await new Promise(() => undefined);
      return call(...args);
    };
  const { get, set, count, giveBack, close } = memory;
  const store = {
    get: through(get),
    set: through(set),
    count: through(count),
    giveBack: through(giveBack),
    close,
  };
  return { mood, store };
}

describe('a shared store that does not answer', () => {
  function watched(shared: Store, pauseMs = 30_000) {
    const metrics = createMetrics();
    const log = { warn: vi.fn() };
    const store = keep(withFallback(shared, memoryStore(), { metrics, log, pauseMs }));
    const failures = async () => (await metrics.storeFailures.get()).values[0]!.value;
    const isLeft = async () => (await metrics.storeLeft.get()).values[0]!.value;
    return { store, log, failures, isLeft };
  }
  const back = ['shared store answers again'];
  const leftFor = (reason: string) => [
    { reason: expect.stringMatching(reason) },
    expect.stringMatching(/^shared store fails/),
  ];

  it('is replaced by the own memory, and why is said once', async () => {
    const { store, log, failures } = watched(redisStore('redis://127.0.0.1:1'));
    await store.set('status:key', 'value', 60_000);
    expect(await store.get('status:key')).toBe('value');
    for (let n = 1; n <= 20; n += 1) expect((await store.count('counter:', 60_000)).count).toBe(n);
    expect(log.warn.mock.calls).toEqual([leftFor('ECONNREFUSED')]);
    expect(await failures()).toBe(3);
  });

  it.each(['refuses', 'hangs'] as const)(
    'is left at the start where it %s, before anybody asks',
    async (fault) => {
      const { mood, store: shared } = moodyStore();
      const { store, log, failures, isLeft } = watched(shared);
      await store.tryOut();
      expect([mood.calls, log.warn.mock.calls, await isLeft()]).toEqual([1, [], 0]);
      mood.fault = fault;
      await store.tryOut();
      expect(log.warn).toHaveBeenCalledTimes(1);
      expect([await isLeft(), await failures()], 'nobody was let down').toEqual([1, 0]);
      const before = mood.calls;
      await store.tryOut();
      expect(mood.calls).toBe(before);
    },
  );

  it('is asked no more while it is tried out, once the server closes', async () => {
    const { mood, store: shared } = moodyStore();
    const { store, log } = watched(shared);
    mood.fault = 'hangs';
    const trying = store.tryOut();
    await store.close();
    await trying;
    expect([mood.calls, log.warn.mock.calls]).toEqual([1, []]);
  });

  it('makes nobody wait once it has hung three times, and is asked by itself when it is back', async () => {
    const { mood, store: shared } = moodyStore();
    const { store, log, failures, isLeft } = watched(shared, 50);
    await store.set('status:key', 'shared', 60_000);
    mood.fault = 'hangs';
    for (let n = 0; n < 3; n += 1) await store.get('status:key');
    const before = mood.calls;
    const answers = await Promise.all(Array.from({ length: 500 }, () => store.get('status:key')));
    expect(new Set(answers)).toEqual(new Set([undefined]));
    expect(mood.calls, 'no request has asked it').toBeLessThanOrEqual(before + 1);
    expect(log.warn.mock.calls).toEqual([leftFor('timed out')]);
    expect(await failures()).toBe(3);
    mood.fault = undefined;
    await expect.poll(() => log.warn.mock.calls.at(-1), { timeout: 10_000 }).toEqual(back);
    expect(await store.get('status:key')).toBe('shared');
    expect(log.warn.mock.calls).toEqual([leftFor('timed out'), back]);
    expect(await isLeft()).toBe(0);
  });

  it('makes nobody wait longer than a third of a second', async () => {
    const { mood, store: shared } = moodyStore();
    const { store } = watched(shared);
    mood.fault = 'hangs';
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const answer = store.count('counter:', 60_000);
    await vi.advanceTimersByTimeAsync(400);
    // What is still waiting then waits for ever.
    vi.useRealTimers();
    expect(await Promise.race([answer, wait(0)])).toMatchObject({ count: 1 });
  });

  it('is not back while it only reads, as after a failover', async () => {
    const { mood, store: shared } = moodyStore();
    const { store, log } = watched({ ...shared, get: () => Promise.resolve('stale') }, 10);
    mood.fault = 'refuses';
    for (let n = 0; n < 3; n += 1) await store.set('status:key', 'own', 60_000);
    const before = mood.calls;
    await expect.poll(() => mood.calls, { timeout: 10_000 }).toBeGreaterThan(before + 2);
    expect(await store.get('status:key')).toBe('own');
    expect(log.warn).toHaveBeenCalledTimes(1);
  });

  it('may have many calls under way', async () => {
    const { mood, store: shared } = moodyStore();
    const { store } = watched(shared);
    const warnings: Error[] = [];
    const note = (warning: Error) => warnings.push(warning);
    process.on('warning', note);
    mood.fault = 'hangs';
    await Promise.all(Array.from({ length: 50 }, () => store.get('status:key')));
    process.off('warning', note);
    expect(warnings).toEqual([]);
  });

  it('is tried again and again, without a word', async () => {
    const { mood, store: shared } = moodyStore();
    const { store, log, failures } = watched(shared, 10);
    mood.fault = 'refuses';
    for (let n = 0; n < 3; n += 1) await store.get('status:key');
    const before = mood.calls;
    await expect.poll(() => mood.calls, { timeout: 10_000 }).toBeGreaterThan(before + 2);
    expect([log.warn.mock.calls.length, await failures()]).toEqual([1, 3]);
  });
});

describe('a client', () => {
  const counts = async (store: Store, addresses: string[]) => {
    const all = [];
    for (const address of addresses) all.push((await countClient(store, 'polls', address, 60_000)).count);
    return all;
  };

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:1234', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::'],
    // Gone before anybody looked.
    [undefined, ''],
  ])('at %s is %s', (address, client) => expect(clientAt(address)).toBe(client));

  it('is counted by itself, and with an IPv6 site of many by the share of the site', async () => {
    const store = keep(memoryStore());
    expect(await counts(store, ['203.0.113.1', '203.0.113.2', '203.0.113.1:99'])).toEqual([1, 1, 2]);
    const networks = Array.from({ length: 64 }, (_, n) => `2001:db8:1:${n.toString(16)}::1`);
    expect((await counts(store, networks)).at(-1)).toBe(4);
    expect(await counts(store, ['2001:db8:2:1::1'])).toEqual([1]);
  });
});
