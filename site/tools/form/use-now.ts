import { useSyncExternalStore } from 'react';
import { MINUTE } from '#rules/index.ts';

let now = 0;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

function tick(): void {
  now = Date.now();
  timer = setTimeout(tick, MINUTE - (now % MINUTE) + 20);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) tick();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearTimeout(timer);
  };
}

/** The time, renewed at each full minute; 0 while the page is still the build's. In epoch milliseconds. */
export const useNow = (): number =>
  useSyncExternalStore(
    subscribe,
    () => (now ||= Date.now()),
    () => 0,
  );
