import { useSyncExternalStore } from 'react';
import { storedList, storeList } from '#site/client/stored-list.ts';

/** Where the device keeps what is ticked. */
export const ticksKey = 'host-checklist';
const none: readonly string[] = [];
const listeners = new Set<() => void>();
let ticks: readonly string[] | undefined;

/** What is ticked, remembered on this device only, and how to change it. Where nothing can be stored it lasts for the page. */
export function useTicks() {
  const current = useSyncExternalStore(subscribe, read, () => none);
  const setTicks = (next: readonly string[]) => {
    ticks = next;
    storeList(ticksKey, next);
    for (const listener of listeners) listener();
  };
  return {
    ticks: current,
    setTick: (id: string, isTicked: boolean) =>
      setTicks([...current.filter((each) => each !== id), ...(isTicked ? [id] : [])]),
    clear: () => setTicks(none),
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): readonly string[] {
  ticks ??= storedList(ticksKey);
  return ticks;
}
