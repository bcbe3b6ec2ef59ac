import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientAt } from '../store/client-count.ts';
import { compress, encodingOf } from './compress.ts';
import { fairQueue } from './fair-queue.ts';

/** A page that is made for its reader alone. */
export interface OwnPage {
  page: string;
  /** Those of the published page that it is made from. */
  styles: readonly string[];
}

/** Nothing was to be made, or there was no place to make it: the reader is still to be answered. */
export type Sent = 'sent' | 'nothing' | 'noPlace';

/** Makes a page for its reader alone, once it is its turn, and sends it: it is kept nowhere. */
export type SendOwnPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  make: () => Promise<OwnPage | undefined> | OwnPage | undefined,
) => Promise<Sent>;

/**
 * Each takes a millisecond and more, and up to half a megabyte while it is made; nobody counts who asks for one. The last in the queue
 * waits for half a second.
 */
const places = { maxRunning: 8, maxWaiting: 256, maxPerClient: 32 };

/** Bounds how many pages for one reader alone a server makes at once, so that no client takes all places; one for each server. */
export function ownPageSender(): SendOwnPage {
  const inTurn = fairQueue(places);
  return async (request, reply, make) => {
    const isGone = () => request.raw.socket.destroyed;
    // Whoever is gone takes nobody's place.
    if (isGone()) return 'noPlace';
    const sent = await inTurn(clientAt(request.ip), async (): Promise<Sent> => {
      const own = isGone() ? undefined : await make();
      if (!own) return 'nothing';
      reply.styles = own.styles;
      const encoding = encodingOf(request.headers['accept-encoding']);
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      reply.headers({ 'cache-control': 'no-store', vary: 'Accept-Encoding' });
      const body = await compress[encoding](own.page);
      // Not awaited: whoever reads slowly keeps no place.
      void reply.type('text/html; charset=utf-8').send(body);
      return 'sent';
    });
    return sent ?? 'noPlace';
  };
}
