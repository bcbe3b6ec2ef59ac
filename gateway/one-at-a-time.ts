/** Calls with the same key one after the other: who comes while one is under way waits for its end, and is called then. */
export function oneAtATime<Result>() {
  const last = new Map<string, Promise<unknown>>();
  return async (key: string, call: () => Promise<Result>): Promise<Result> => {
    const before = last.get(key);
    const mine = (before ?? Promise.resolve()).then(call, call);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}
