/**
 * What several instances of the server share: cached statuses, counters, the ids of events already seen. Small on
 * purpose: `memory.ts` keeps it in this process, `redis.ts` where all instances reach it. A key begins with its kind and a
 * colon, `polls:…`; there are few kinds, and no client names one.
 */
export interface Store {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string, ttlMs: number): Promise<void>;
  /**
   * Adds one to a counter and gives its new value, and how long ago it was begun, in milliseconds. The counter begins
   * with its first count and is forgotten `ttlMs` later.
   */
  count(key: string, ttlMs: number): Promise<Count>;
  /** Takes one from a counter, whose end stays as it is; nothing where it is forgotten already, or at 0. */
  giveBack(key: string): Promise<void>;
  /** What is wrong with the connection, where there is one and something is. */
  trouble?(): Error | undefined;
  close(): Promise<void>;
}

export interface Count {
  count: number;
  ageMs: number;
}
