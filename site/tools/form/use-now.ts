import { useSyncExternalStore } from 'react';
import { MINUTE } from '#rules/index.ts';

let now = 0;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

function tick(): void {
  clearTimeout(timer);
  now = Date.now();
  timer = setTimeout(tick, MINUTE - (now % MINUTE) + 20);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    tick();
    // A device that has slept does not count that time: who comes back would read what is over.
    document.addEventListener('visibilitychange', tick);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

/** The time, renewed at each full minute; 0 while the page is still the build's. In epoch milliseconds. */
export const useNow = (): number =>
  useSyncExternalStore(
    subscribe,
    () => (now ||= Date.now()),
    () => 0,
  );
