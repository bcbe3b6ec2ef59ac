import type { FastifyInstance } from 'fastify';

/** How long the rest has at most, once connections that do not end are cut. */
const maxReserveMs = 1000;

/**
 * Lets requests in flight complete, and closes. Connections that have not ended shortly before the time is over are cut, so that the
 * rest is closed in order.
 *
 * @param graceMs how long all of it may take, in milliseconds
 * @param giveUp called where hardly any time is left for the database, which may hang
 * @returns whether every request was completed
 */
export async function closeWithin(
  app: FastifyInstance,
  graceMs: number,
  giveUp: () => void,
): Promise<boolean> {
  // A connection kept alive by an answer that was already on its way would hold the port until its client leaves.
  const sweep = setInterval(() => app.server.listening || app.server.closeIdleConnections(), 100);
  // Half of what is left then is for the database, which may hang.
  const reserveMs = Math.min(maxReserveMs, graceMs / 4);
  let isOver = false;
  let isWhole = true;
  app.server.once('close', () => (isOver = true));
  const cut = setTimeout(() => {
    isWhole = isOver;
    app.server.closeAllConnections();
  }, graceMs - reserveMs);
  const late = setTimeout(giveUp, graceMs - reserveMs / 2);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
    clearTimeout(cut);
    clearTimeout(late);
  }
  return isWhole;
}
