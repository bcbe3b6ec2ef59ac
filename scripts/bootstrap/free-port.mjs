import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the ports that systems give to outgoing connections and to servers without a wish (Linux from 32768, others from
 * 49152): what is stopped here and started again finds its port free, however much goes on beside it.
 */
const [from, to] = [20_000, 30_000];

/** A port that nothing listens on now. */
export async function freePort() {
  for (;;) {
    const port = randomInt(from, to);
    if (await isFree(port)) return port;
  }
}

/** @param {number} port */
async function isFree(port) {
  const server = createServer();
  const free = await new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => resolve(true));
  });
  if (free) await new Promise((resolve) => server.close(resolve));
  return free;
}
