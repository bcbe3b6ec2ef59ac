import { useSyncExternalStore } from 'react';

const key = 'host-checklist';
const none: readonly string[] = [];
const listeners = new Set<() => void>();
let ticks: readonly string[] | undefined;

/** What is ticked, remembered on this device only, and how to change it. Where nothing can be stored it lasts for the page. */
export function useTicks() {
  const current = useSyncExternalStore(subscribe, read, () => none);
  const setTicks = (next: readonly string[]) => {
    ticks = next;
    try {
      if (next.length > 0) localStorage.setItem(key, JSON.stringify(next));
      else localStorage.removeItem(key);
    } catch {
      // Storage is full or forbidden.
    }
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
  ticks ??= stored();
  return ticks;
}

function stored(): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : none;
  } catch {
    return none;
  }
}
