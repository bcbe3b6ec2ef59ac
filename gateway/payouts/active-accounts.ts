const spanMs = 15_000;
const callsPerSecond = 15;
const shortestMs = 3000;

/**
 * Counts the accounts somebody is waiting for, to say how long a status may be kept: long enough that all of them
 * together stay within what the provider allows, and never less than the page's own 3 s.
 */
export function activeAccounts(now: () => number = Date.now) {
  let current = new Set<string>();
  let previous = 0;
  let began = now();
  const turn = () => {
    if (now() - began < spanMs) return;
    previous = now() - began < 2 * spanMs ? current.size : 0;
    current = new Set();
    began = now();
  };
  return {
    saw(accountId: string) {
      turn();
      current.add(accountId);
    },
    pollMs: () => Math.max(shortestMs, (Math.max(previous, current.size) / callsPerSecond) * 1000),
  };
}
