import { steadyNow } from '../steady-clock.ts';

const windowMs = 15_000;

/**
 * Counts the accounts somebody is waiting for, to say how long a pending status may be kept: long enough that all of them
 * together stay within what the provider allows.
 */
export function activeAccounts(maxCallsPerSecond: number, now: () => number = steadyNow) {
  let current = new Set<string>();
  let previousCount = 0;
  let beganAt = now();
  const startWindowIfOver = () => {
    const ageMs = now() - beganAt;
    if (ageMs < windowMs) return;
    previousCount = ageMs < 2 * windowMs ? current.size : 0;
    current = new Set();
    beganAt = now();
  };
  return {
    add(accountId: string) {
      startWindowIfOver();
      current.add(accountId);
    },
    /** The time in which each of them may be asked about once. */
    turnMs: () => (Math.max(previousCount, current.size) / maxCallsPerSecond) * 1000,
  };
}
