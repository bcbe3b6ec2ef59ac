import { createServer, get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '../base-test.ts';
import { indexedPaths, unknownPath } from '../built-site.ts';
import { pagesOfEveryKind } from '../every-kind.ts';
import { layoutShifts } from '../layout-shifts.ts';

/**
 * On a slow line a page arrives in pieces, and is shown so: what has come stays where it is when more comes. So nothing stands
 * at half of a height, or shares out a width, that is known once the last of it has come.
 */
const pieceBytes = 600;
const betweenMs = 20;

/** Those of every kind, and what is in no site map. */
const paths = [
  ...pagesOfEveryKind(indexedPaths),
  '/payout-setup-complete',
  '/checkr-disclosure-embed-success',
  unknownPath,
];

for (const [width, height] of [
  [390, 664],
  [768, 1024],
  [1280, 800],
] as const) {
  test(`at ${width} px nothing moves while a page arrives in pieces`, async ({ page, baseURL }) => {
    const server = await inPieces(baseURL!);
    await page.setViewportSize({ width, height });
    // Styles and typeface are there, as on the second page of a visit: without them nothing is shown.
    for (const path of ['/', ...paths]) {
      await page.goto(server.address + path);
      expect.soft(await layoutShifts(page), path).toEqual([]);
    }
    server.stop();
  });
}

/** Serves the site again, each page in pieces. */
async function inPieces(origin: string): Promise<{ address: string; stop: () => void }> {
  const server = createServer((request, response) => {
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    get(origin + request.url!, { headers }, (answer) => {
      const { 'content-length': _, ...kept } = answer.headers;
      response.writeHead(answer.statusCode!, kept);
      if (kept['content-type']?.startsWith('text/html'))
        void dribble(answer, (piece) => response.write(piece)).then(() => response.end());
      else answer.pipe(response);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => void server.close().closeAllConnections(),
  };
}

/** The head at once, and the body piece by piece. */
async function dribble(page: IncomingMessage, send: (piece: Buffer) => void): Promise<void> {
  const html = Buffer.concat(await page.toArray()).toString('latin1');
  for (const piece of pieces(html)) {
    send(Buffer.from(piece, 'latin1'));
    await wait(betweenMs);
  }
}

/**
 * Not within words, which grow from their end while they arrive, and go to the next line as a whole: before an element that
 * has nothing on its left. But also before a value that stands beside its name.
 */
function* pieces(html: string): Generator<string> {
  const ends = /(?<=[\s>])<(?!\/)|(?<= <b>)/g;
  let at = html.indexOf('<body');
  yield html.slice(0, at);
  for (const { index: end, 0: tag } of html.matchAll(ends)) {
    if (end < at || (tag && end < at + pieceBytes)) continue;
    yield html.slice(at, end);
    at = end;
  }
  yield html.slice(at);
}
