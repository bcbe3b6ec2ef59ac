import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** How many wrong keys a client may show in a minute before it is told to wait. */
const maxWrongPerMinute = 10;

/**
 * A hook that lets in only those who show `Authorization: Bearer <key>`; without a key, nobody. Who shows wrong ones gets 401,
 * and 429 after ten in a minute. The right key is let in all the same: a stranger behind the same address must not be able
 * to lock out the operator's backend, and nobody finds a key by trying.
 *
 * @param app where `@fastify/rate-limit` is registered
 */
export function requireKey(app: FastifyInstance, key: string | undefined, hint: string) {
  const countWrong = app.createRateLimit({ max: maxWrongPerMinute, timeWindow: 60_000 });
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const shown = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (key !== undefined && shown !== undefined && isSame(shown, key)) return;
    const wrong = await countWrong(request);
    if (!wrong.isAllowed && wrong.isExceeded) {
      reply.header('retry-after', wrong.ttlInSeconds);
      throw Object.assign(new Error('Too many wrong keys'), { statusCode: 429 });
    }
    return reply.code(401).header('www-authenticate', 'Bearer').send({ message: hint });
  };
}

/** Compares in a time that does not tell how much was right. */
function isSame(shown: string, key: string): boolean {
  const [a, b] = [shown, key].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(a!, b!);
}
