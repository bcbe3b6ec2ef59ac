import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { withoutPort } from '../store/client-count.ts';

/**
 * Stands for a browser for a day, so that nobody is counted twice: a keyed hash of address and browser. It is kept for that day
 * in memory or Redis, never in the database or the log, and nobody without the key can say whose it is.
 *
 * @param key secret; the same in all instances
 * @param day `2026-11-22`: marks of two days have nothing in common
 */
export function clientMark(key: Buffer, day: string, { ip, headers }: Client): string {
  return createHmac('sha256', key)
    .update(`${day}\n${withoutPort(ip)}\n${headers['user-agent'] ?? ''}`)
    .digest('base64url')
    .slice(0, 22);
}

type Client = Pick<FastifyRequest, 'ip' | 'headers'>;
