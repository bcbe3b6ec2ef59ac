import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';

/** No browser and no proxy asks for anything before it is answered, and what does so asks for a few things. */
const maxAhead = 16;

/**
 * Cuts a connection on which more than {@link maxAhead} requests wait for the answers before theirs. Node hands over all that it has
 * read, some 1,500 at once, and each answer would be made, and kept until those before it are read.
 *
 * @param onCut hears of each such connection
 */
export function boundAhead(server: Server, onCut: () => void): void {
  const ahead = new WeakMap<Socket, number>();
  const [next] = server.listeners('request') as [RequestListener];
  server.removeAllListeners('request').on('request', (request, response) => {
    // The answer whose turn it is has the connection; one that waits has none yet.
    if (response.socket) return next(request, response);
    const { socket } = request;
    // What was read before the cut still arrives.
    if (socket.destroyed) return;
    const waiting = (ahead.get(socket) ?? 0) + 1;
    if (waiting > maxAhead) {
      socket.destroy();
      return onCut();
    }
    ahead.set(socket, waiting);
    // Where the connection ends before, the count ends with it.
    response.once('socket', () => ahead.set(socket, ahead.get(socket)! - 1));
    next(request, response);
  });
}
