import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A stand-in's server on a free port of this machine. */
export interface FakeServer {
  /** `http://127.0.0.1:PORT` */
  url: string;
  stop(): Promise<void>;
}

/** Listens until stopped; what is still open then is cut. It keeps no program from ending. */
export async function startFakeServer(
  answer: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>,
): Promise<FakeServer> {
  const server = createServer((request, response) => {
    Promise.resolve(answer(request, response)).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const hugeBytes = 32 * 1024 * 1024;

/** The ways in which any HTTP answer can go wrong. */
export const transportFaults = {
  hang: () => undefined,
  drop: (response: ServerResponse) => response.destroy(),
  html: (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Maintenance</h1>'),
  empty: (response: ServerResponse) => response.writeHead(200).end(),
  // JSON, and nothing that has parts.
  'json-text': (response: ServerResponse) => sendJson(response, 200, 'x'),
  'json-number': (response: ServerResponse) => sendJson(response, 200, 1),
  'json-true': (response: ServerResponse) => sendJson(response, 200, true),
  'json-null': (response: ServerResponse) => sendJson(response, 200, null),
  'json-list': (response: ServerResponse) => sendJson(response, 200, []),
  half: (response: ServerResponse) =>
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': 400 })
      .write('{"object":"account","details_submitted":true', () => response.destroy()),
  'html-429': (response: ServerResponse) =>
    response.writeHead(429, { 'content-type': 'text/html' }).end('<h1>Too many requests</h1>'),
  'html-502': (response: ServerResponse) =>
    response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>'),
  'empty-503': (response: ServerResponse) => response.writeHead(503).end(),
  huge: (response: ServerResponse) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(`{"filler":"${'x'.repeat(hugeBytes)}"}`),
  '404': (response: ServerResponse) =>
    response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>'),
  '500': (response: ServerResponse) =>
    response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Server error</h1>'),
} satisfies Record<string, (response: ServerResponse) => unknown>;

export type TransportFault = keyof typeof transportFaults;

/** Answers in JSON. */
export const sendJson = (response: ServerResponse, status: number, body: unknown): unknown =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** Sends a text a byte at a time, so that silence never lasts but the whole takes `overMs`. */
export function trickle(response: ServerResponse, text: string, overMs: number): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  let sent = 0;
  const timer = setInterval(
    () => {
      if (sent < text.length && !response.destroyed) response.write(text[sent++]);
      else {
        clearInterval(timer);
        response.end();
      }
    },
    Math.max(1, overMs / text.length),
  );
}

/** Adds to a list that a stand-in keeps for its tests, which a demonstration must not fill forever. */
export function keepLast<Item>(items: Item[], item: Item): void {
  if (items.push(item) > 10_000) items.shift();
}

/** The whole of what was sent, as text. */
export async function readBody(request: IncomingMessage): Promise<string> {
  return Buffer.concat(await request.toArray()).toString();
}
