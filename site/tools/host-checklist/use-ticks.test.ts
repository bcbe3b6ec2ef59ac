import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const key = 'host-checklist';
const listening = new EventTarget();
let kept: Map<string, string>;
let isFull: boolean;

beforeEach(() => {
  vi.resetModules();
  kept = new Map();
  isFull = false;
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    removeItem: (name: string) => kept.delete(name),
    setItem(name: string, text: string) {
      if (isFull) throw new Error('The quota is exceeded.');
      kept.set(name, text);
    },
  });
  for (const name of ['addEventListener', 'removeEventListener'] as const)
    vi.stubGlobal(name, listening[name].bind(listening));
});

afterEach(() => vi.unstubAllGlobals());

const tick = (id: string) => (before: readonly string[]) => [...before, id];

it('adds to what another tab has ticked, and brings nothing back that was cleared', async () => {
  const { change, read } = await import('./use-ticks.ts');
  change(tick('one'));
  kept.set(key, '["one","two"]');
  change(tick('three'));
  expect(read()).toEqual(['one', 'two', 'three']);
  kept.clear();
  change(tick('four'));
  expect(read()).toEqual(['four']);
  expect(kept.get(key)).toBe('["four"]');
});

it.each(['storage', 'pageshow'])('reads anew on %s, as long as somebody listens', async (type) => {
  const { read, subscribe } = await import('./use-ticks.ts');
  const listener = vi.fn();
  const leave = subscribe(listener);
  expect(read()).toEqual([]);
  kept.set(key, '["one"]');
  listening.dispatchEvent(new Event(type));
  expect(listener).toHaveBeenCalledOnce();
  expect(read()).toEqual(['one']);
  leave();
  kept.clear();
  listening.dispatchEvent(new Event(type));
  expect(read()).toEqual(['one']);
});

it('holds for the page what cannot be stored', async () => {
  const { change, lastsForPage, read, subscribe } = await import('./use-ticks.ts');
  subscribe(() => undefined);
  isFull = true;
  change(tick('one'));
  change(tick('two'));
  listening.dispatchEvent(new Event('pageshow'));
  expect(read()).toEqual(['one', 'two']);
  expect(lastsForPage()).toBe(true);
  isFull = false;
  change(tick('three'));
  expect(lastsForPage()).toBe(false);
  expect(kept.get(key)).toBe('["one","two","three"]');
});

it('holds as many as are stored already, but others', async () => {
  const { change, lastsForPage, read } = await import('./use-ticks.ts');
  kept.set(key, '["one"]');
  isFull = true;
  change(() => ['two']);
  expect(lastsForPage()).toBe(true);
  change(tick('three'));
  expect(read()).toEqual(['two', 'three']);
});
