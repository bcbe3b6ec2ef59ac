/**
 * The time in milliseconds since 1970 by a clock that nobody sets: it goes on from the time at the start of this process, so
 * that a wall clock put back an hour makes nothing last an hour longer. Two instances may differ.
 */
export const steadyNow = (): number => performance.timeOrigin + performance.now();
