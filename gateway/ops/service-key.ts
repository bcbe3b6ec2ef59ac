import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** How many wrong keys a client may show in a minute before it is told to wait. */
const maxWrongPerMinute = 10;

/**
 * Judges whether a request shows the key, as `Authorization: Bearer <key>` or as the password of Basic, beside any name; without
 * a key, nobody does. Who shows wrong ones is told to wait after ten in a minute (429). The right key is let in all the same: a
 * stranger behind the same address must not be able to lock out the operator's backend, and nobody finds a key by trying. Who
 * shows none is asked for it: a browser does not show it before.
 *
 * @param app where `@fastify/rate-limit` is registered
 */
export function keyCheck(app: FastifyInstance, key: string | undefined) {
  const countWrong = app.createRateLimit({ max: maxWrongPerMinute, timeWindow: 60_000 });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const shown = keyIn(request.headers.authorization ?? '');
    if (key !== undefined && shown !== undefined && isSame(shown, key)) return true;
    if (shown === undefined) return false;
    const wrong = await countWrong(request);
    if (!wrong.isAllowed && wrong.isExceeded) {
      reply.header('retry-after', wrong.ttlInSeconds);
      throw Object.assign(new Error('Too many wrong keys'), { statusCode: 429 });
    }
    return false;
  };
}

function keyIn(authorization: string): string | undefined {
  const [, scheme, credentials = ''] = /^(Bearer|Basic) (.+)$/i.exec(authorization) ?? [];
  if (scheme?.toLowerCase() !== 'basic') return scheme && credentials;
  const nameAndPassword = Buffer.from(credentials, 'base64').toString();
  return nameAndPassword.slice(nameAndPassword.indexOf(':') + 1);
}

/** A hook that lets in only those who show the key; others get 401, as {@link keyCheck} judges. */
export function requireKey(app: FastifyInstance, key: string | undefined, hint: string) {
  const shows = keyCheck(app, key);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (await shows(request, reply)) return;
    return reply.code(401).header('www-authenticate', 'Bearer').send({ message: hint });
  };
}

/** Compares in a time that does not tell how much was right. */
function isSame(shown: string, key: string): boolean {
  const [a, b] = [shown, key].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(a!, b!);
}
