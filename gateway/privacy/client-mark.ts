import { createHmac } from 'node:crypto';
import { withoutPort } from '../store/client-count.ts';

/**
 * Stands for a browser for a day, so that nobody is counted twice: a keyed hash of address and browser. It is kept for that day
 * in memory or Redis, never in the database or the log, and nobody without the key can say whose it is.
 *
 * @param key secret; the same in all instances
 * @param day `2026-11-22`: marks of two days have nothing in common
 */
export function clientMark(key: Buffer, day: string, { address, userAgent }: Client): string {
  return createHmac('sha256', key)
    .update(`${day}\n${withoutPort(address)}\n${userAgent}`)
    .digest('base64url')
    .slice(0, 22);
}

export interface Client {
  address: string;
  userAgent: string;
}

/** The day of a moment, in UTC: `2026-11-22`. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
