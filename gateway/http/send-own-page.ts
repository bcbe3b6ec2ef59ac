import type { FastifyReply, FastifyRequest } from 'fastify';
import { compress, encodingOf } from './compress.ts';

/**
 * Sends a page that was made for its reader alone: it is kept nowhere.
 *
 * @param styles those of the published page that it was made from
 */
export async function sendOwnPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, styles }: { page: string; styles: readonly string[] },
) {
  reply.styles = styles;
  const encoding = encodingOf(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.headers({ 'cache-control': 'no-store', vary: 'Accept-Encoding' });
  return reply.type('text/html; charset=utf-8').send(await compress[encoding](page));
}
