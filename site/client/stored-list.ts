import { store, stored } from './storage.ts';

/** The list of texts that this device keeps under a key; empty where it keeps none, or something else. */
export function storedList(key: string): string[] {
  try {
    const list: unknown = JSON.parse(stored(key) ?? '');
    return Array.isArray(list) ? list.filter((text) => typeof text === 'string') : [];
  } catch {
    return [];
  }
}

/** Keeps a list of texts on this device; an empty one is forgotten. */
export function storeList(key: string, list: readonly string[]): void {
  store(key, list.length > 0 ? JSON.stringify(list) : undefined);
}
