/** Lets callers with the same key share one call: who comes while it is under way gets its outcome. */
export function singleFlight<Result>() {
  const underWay = new Map<string, Promise<Result>>();
  return (key: string, call: () => Promise<Result>): Promise<Result> => {
    const joined = underWay.get(key);
    if (joined) return joined;
    const started = call().finally(() => underWay.delete(key));
    underWay.set(key, started);
    return started;
  };
}
