import { useSyncExternalStore } from 'react';
import { storedList, storeList } from '#site/client/stored-list.ts';

/** Where the device keeps what is ticked. */
export const ticksKey = 'host-checklist';
const none: readonly string[] = [];
const listeners = new Set<() => void>();
let ticks: readonly string[] | undefined;
/** Nothing can be stored here: the ticks last for the page. */
let isUnstored = false;

/** What is ticked, remembered on this device only where that can be, and how to change it. */
export const useTicks = () => ({
  ticks: useSyncExternalStore(subscribe, read, () => none),
  isUnstored: useSyncExternalStore(subscribe, lastsForPage, () => false),
  setTick: (id: string, isTicked: boolean) =>
    change((before) => [...before.filter((each) => each !== id), ...(isTicked ? [id] : [])]),
  clear: () => change(() => none),
});

/** Changes what is stored, which another tab may have changed since this one read it. */
export function change(to: (before: readonly string[]) => readonly string[]): void {
  readAnew();
  const next = to(read());
  storeList(ticksKey, next);
  isUnstored = String(storedList(ticksKey)) !== String(next);
  show(next);
}

/** Another tab ticks, or somebody clears what is stored; on the way back a page is as it was left. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', readAnew);
  addEventListener('pageshow', readAnew);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('storage', readAnew);
    removeEventListener('pageshow', readAnew);
  };
}

export function read(): readonly string[] {
  ticks ??= storedList(ticksKey);
  return ticks;
}

/** Whether what is ticked could not be stored, and goes with the page. */
export const lastsForPage = () => isUnstored;

function readAnew(): void {
  if (!isUnstored) show(storedList(ticksKey));
}

function show(next: readonly string[]): void {
  ticks = next;
  for (const listener of listeners) listener();
}
