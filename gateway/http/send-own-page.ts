import type { FastifyReply, FastifyRequest } from 'fastify';
import { compress, encodingOf } from './compress.ts';

/** Sends a page that was made for its reader alone: it is kept nowhere. */
export async function sendOwnPage(request: FastifyRequest, reply: FastifyReply, page: string) {
  const encoding = encodingOf(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.headers({ 'cache-control': 'no-store', vary: 'Accept-Encoding' });
  return reply.type('text/html; charset=utf-8').send(await compress[encoding](page));
}
