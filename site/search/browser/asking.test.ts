import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SearchOutcome, Urgency } from '#search/types.ts';
import { createAsking } from './asking.ts';
import type { LoadedSearch } from './loaded-search.ts';

let there: Set<string>;
let loads: { names: readonly string[]; come: () => void }[];
let given: string[];

/** A search in which each word of a question is a part, and its answers are one more. */
const search = {
  search(query: string): SearchOutcome {
    const words = query.split(' ').filter((word) => !there.has(word));
    const missing = words.length > 0 ? words : [`answers to ${query}`].filter((name) => !there.has(name));
    const urgent: Urgency | undefined = query.includes('fire')
      ? { kind: 'danger', audience: 'drive' }
      : undefined;
    return { hits: [], fits: true, ...(urgent && { urgent }), ...(missing.length > 0 && { missing }) };
  },
  load: (names: readonly string[]) =>
    new Promise<void>((resolve) => {
      const come = () => {
        for (const name of names) there.add(name);
        resolve();
      };
      loads.push({ names, come });
    }),
  retry: vi.fn(),
} as unknown as LoadedSearch;

beforeEach(() => {
  vi.useFakeTimers();
  there = new Set();
  loads = [];
  given = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function asking() {
  const { ask, stop } = createAsking(search);
  return { ask: (query: string) => ask(query, {}, () => given.push(query)), stop };
}
const names = () => loads.map((load) => load.names.join());
async function come(at: number) {
  loads[at]!.come();
  await vi.advanceTimersByTimeAsync(0);
}

it('answers at once where all is there', () => {
  there = new Set(['refund', 'answers to refund']);
  asking().ask('refund');
  expect(given).toEqual(['refund']);
  expect(search.retry).toHaveBeenCalled();
});

it('loads what is missing, and then what follows from it, once somebody pauses', async () => {
  const { ask } = asking();
  for (const query of ['r', 're', 'refund toll']) {
    ask(query);
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(names()).toEqual([]);
  await vi.advanceTimersByTimeAsync(50);
  expect(names()).toEqual(['refund,toll']);
  await come(0);
  expect(names()).toEqual(['refund,toll', 'answers to refund toll']);
  expect(given).toEqual([]);
  await come(1);
  expect(given).toEqual(['refund toll']);
});

it('never gives the answers to a question after those to a later one, nor after the end', async () => {
  const { ask, stop } = asking();
  ask('slow');
  await vi.advanceTimersByTimeAsync(100);
  there = new Set(['fast', 'answers to fast']);
  ask('fast');
  await come(0);
  expect(given).toEqual(['fast']);
  ask('left');
  await vi.advanceTimersByTimeAsync(100);
  stop();
  await come(1);
  expect(given).toEqual(['fast']);
  expect(names()).toEqual(['slow', 'left']);
});

it('warns of trouble at once, before anything has come, and of nothing where all is there', async () => {
  const { ask } = createAsking(search);
  const warned: Urgency[] = [];
  const warn = (urgent: Urgency) => warned.push(urgent);
  ask('refund', {}, () => undefined, warn);
  expect(warned).toEqual([]);
  ask('car on fire', {}, () => given.push('fire'), warn);
  expect(warned).toEqual([{ kind: 'danger', audience: 'drive' }]);
  expect(given).toEqual([]);
  there = new Set(['car', 'on', 'fire', 'answers to car on fire']);
  ask('car on fire', {}, () => given.push('fire'), warn);
  expect(given).toEqual(['fire']);
  expect(warned).toHaveLength(1);
});

it('ranks and shows in two tasks, and shows nothing that was asked anew between them', async () => {
  const tasks: (() => void)[] = [];
  const nextTask = () => new Promise<void>((resolve) => tasks.push(resolve));
  vi.stubGlobal('scheduler', { yield: nextTask });
  const { ask } = asking();
  ask('refund');
  await vi.advanceTimersByTimeAsync(100);
  there.add('answers to refund');
  await come(0);
  expect(given).toEqual([]);
  tasks.shift()!();
  await vi.advanceTimersByTimeAsync(0);
  expect(given).toEqual(['refund']);
  ask('toll');
  await vi.advanceTimersByTimeAsync(100);
  there.add('answers to toll');
  await come(1);
  ask('refund');
  expect(given).toEqual(['refund', 'refund']);
  tasks.shift()!();
  await vi.advanceTimersByTimeAsync(0);
  expect(given).toEqual(['refund', 'refund']);
});
