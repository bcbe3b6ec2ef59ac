import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerTimeoutMs, askPayoutStatus } from './ask-payout-status.ts';

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void;

let server: Server;
let handle: Handler;
const realFetch = globalThis.fetch;

beforeEach(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => handle(request, response, body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // Node has no page whose address completes a path; everything else is the real fetch.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => realFetch(base + path, init));
});

afterEach(async () => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

const ask = () => askPayoutStatus('the-token', new AbortController().signal);
const answers =
  (text: string, status = 200): Handler =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(text);

test('sends the specified operation, and gives the word it is told', async () => {
  let seen: unknown;
  handle = (request, response, body) => {
    seen = {
      method: request.method,
      path: request.url,
      type: request.headers['content-type'],
      body: JSON.parse(body),
    };
    response.end('{"data":{"getStripePayoutAccountStatus":"PENDING"}}');
  };
  await expect(ask()).resolves.toBe('PENDING');
  expect(seen).toEqual({
    method: 'POST',
    path: '/v2/gateway',
    type: 'application/json',
    body: {
      operationName: 'StripeAccountStatus',
      query: 'query StripeAccountStatus($token: String) { getStripePayoutAccountStatus(token: $token) }',
      variables: { token: 'the-token' },
    },
  });
});

const ready = '{"data":{"getStripePayoutAccountStatus":"READY_TO_REDIRECT"}}';

test.each([
  ['a web page', '<!doctype html><title>Sign in to the Wi-Fi</title>', 200],
  ['nothing', '', 200],
  ['half an answer', ready.slice(0, -4), 200],
  ['null', 'null', 200],
  ['a list', `[${ready}]`, 200],
  ['a bare word', '"READY_TO_REDIRECT"', 200],
  ['no data', '{"data":null}', 200],
  ['no status', '{"data":{"getStripePayoutAccountStatus":null}}', 200],
  ['a status that is no text', '{"data":{"getStripePayoutAccountStatus":{"toString":1}}}', 200],
  ['a status beside errors', `${ready.slice(0, -1)},"errors":[{"message":"no"}]}`, 200],
  ['ready, with a failing code', ready, 500],
  ['too many requests', '{}', 429],
])('%s is a failure', async (_name, text, status) => {
  handle = answers(text, status);
  await expect(ask()).rejects.toThrow();
});

test('a redirect is a failure: a sign-in page of a network answers so', async () => {
  handle = (request, response) =>
    request.url === '/elsewhere'
      ? response.end(ready)
      : response.writeHead(307, { location: '/elsewhere' }).end();
  await expect(ask()).rejects.toThrow();
});

test('a dropped connection is a failure', async () => {
  handle = (request) => request.socket.destroy();
  await expect(ask()).rejects.toThrow();
});

test('a server that begins to answer and then hangs is given up after 10 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const begun = new Promise<void>((resolve) => {
    handle = (_request, response) => {
      response.writeHead(200).write('{"data":');
      resolve();
    };
  });
  const outcome = ask().then(
    () => 'answered',
    (error: Error) => error.name,
  );
  await begun;
  expect(answerTimeoutMs).toBe(10_000);
  await vi.advanceTimersByTimeAsync(9_999);
  await expect(Promise.race([outcome, Promise.resolve('waiting')])).resolves.toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  await expect(outcome).resolves.toBe('AbortError');
});
