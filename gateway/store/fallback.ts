import type { Store } from './store.ts';

/**
 * Goes on with this process's own memory for every call the shared store fails: limits and caches then hold for each
 * instance by itself, which is worse, but nobody is turned away.
 */
export function withFallback(shared: Store, own: Store, onFailure: (error: unknown) => void): Store {
  async function attempt<Result>(call: (store: Store) => Promise<Result>): Promise<Result> {
    try {
      return await call(shared);
    } catch (error) {
      onFailure(error);
      return call(own);
    }
  }
  return {
    get: (key) => attempt((store) => store.get(key)),
    set: (key, value, livesMs) => attempt((store) => store.set(key, value, livesMs)),
    delete: (key) => attempt((store) => store.delete(key)),
    count: (key, windowMs) => attempt((store) => store.count(key, windowMs)),
    async close() {
      await Promise.all([shared.close(), own.close()]);
    },
  };
}
