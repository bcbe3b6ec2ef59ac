import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { keepAliveMs } from '../../gateway/http/keep-alive.ts';

/** What listens in front of Vite, and goes on listening while Vite starts anew. */
export interface DevFront {
  /** Listens there, or where the port is taken on the next one that is free. @returns the port */
  listen(port: number, host: string): Promise<number>;
  /** Whom Vite hears of web sockets from. */
  sockets: Server;
  /** Has every request answered by this from now on. */
  answerBy(handler: (request: IncomingMessage, response: ServerResponse) => void): void;
  /**
   * Does something while nothing is being answered, and once more if it is asked for meanwhile: what comes in waits. An answer that
   * does not end, of a stream or a stalled download, is waited for once, and not for ever.
   */
  alone(task: () => Promise<void>): Promise<void>;
  close(): void;
}

/**
 * Vite starts anew whenever a file changes that its configuration is made of, the facts for one, and would cut all connections: a page
 * that was just loading would be none, or one that hears of no change any more.
 *
 * @param patienceMs how long answers may take before they are waited for no more; a page, on a busy machine, half of that
 */
export function createDevFront(patienceMs = 20_000): DevFront {
  const sockets = new EventEmitter();
  // As many listen as requests wait.
  const changes = new EventEmitter().setMaxListeners(Infinity);
  let answer: ((request: IncomingMessage, response: ServerResponse) => void) | undefined;
  const running = new Set<ServerResponse>();
  let isAlone = false;
  let isAskedAgain = false;

  async function turn(): Promise<void> {
    while (isAlone || !answer) await once(changes, 'open');
  }

  const server = createServer({ keepAliveTimeout: keepAliveMs }, (request, response) => {
    void turn().then(() => {
      // A page that loads itself once more asks anew, and no longer waits for this.
      if (response.closed) return;
      running.add(response);
      response.once('close', () => {
        running.delete(response);
        changes.emit('answered');
      });
      answer!(request, response);
    });
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Until Vite listens, nobody hears that it broke off, which would end the process.
    socket.on('error', () => undefined);
    void turn().then(() => sockets.emit('upgrade', request, socket, head));
  });

  async function listen(port: number, host: string): Promise<number> {
    server.listen(port, host);
    try {
      await once(server, 'listening');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      return listen(port + 1, host);
    }
    return (server.address() as AddressInfo).port;
  }

  async function allAnswered(): Promise<void> {
    const signal = AbortSignal.timeout(patienceMs);
    try {
      while (running.size > 0) await once(changes, 'answered', { signal });
    } catch {
      running.clear();
    }
  }

  async function alone(task: () => Promise<void>): Promise<void> {
    isAskedAgain = true;
    if (isAlone) return;
    isAlone = true;
    try {
      await allAnswered();
      while (isAskedAgain) {
        isAskedAgain = false;
        await task();
      }
    } finally {
      isAlone = false;
      changes.emit('open');
    }
  }

  return {
    listen,
    sockets: sockets as unknown as Server,
    answerBy(handler) {
      answer = handler;
      changes.emit('open');
    },
    alone,
    close: () => void server.close(),
  };
}
