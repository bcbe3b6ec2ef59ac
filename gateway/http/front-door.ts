import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ErrorReplies } from './errors.ts';

/** Looks at what arrives before anything believes it: which host is asked, and for whom. */
export function frontDoor(
  app: FastifyInstance,
  { errors, trustsProxy }: { errors: ErrorReplies; trustsProxy: boolean },
): void {
  let hasWarned = false;

  // Unheard, Node itself refuses what a client expects beside "100-continue", past headers, log and metrics. A server may pass over it.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));

  // Node leaves out, without a word, what comes after 2,000 headers: a second Host, or whom a proxy asks for. 16 kB bound them already.
  app.server.maxHeadersCount = 0;

  // Calls back: a promise for each request would cost more than what is looked at.
  app.addHook('onRequest', (request, reply, done) => {
    if (!namesOneHost(request.raw)) return void errors.send(request, reply, 400);
    readForwardedFor(request);
    done();
  });

  function readForwardedFor(request: FastifyRequest) {
    const { headers } = request.raw;
    const forwardedFor = headers['x-forwarded-for'];
    if (typeof forwardedFor === 'string' && trustsProxy)
      headers['x-forwarded-for'] = withoutPorts(forwardedFor);
    const why = hasWarned ? undefined : whyNotRead(request);
    if (!why) return;
    hasWarned = true;
    request.log.warn(`${why}: if a proxy is in front, all its clients share one allowance`);
  }

  /** What keeps us from reading whom a proxy asks for, where one may have said it. */
  function whyNotRead({ raw: { headers }, ips }: FastifyRequest): string | undefined {
    if (headers['x-forwarded-for'] === undefined)
      return headers.forwarded && 'Forwarded arrives, which is not read, without X-Forwarded-For, which is';
    if (!trustsProxy) return 'X-Forwarded-For arrives while TRUST_PROXY is off';
    // Of a proxy that is trusted there are two addresses at least: its own, and its client's.
    return ips && ips.length > 1
      ? undefined
      : 'X-Forwarded-For arrives from an address that TRUST_PROXY does not name';
  }
}

/** What may stand in `Host` (RFC 9110, 7.2): a name or an address, and a port; or nothing. */
const host = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/i;

/** One `Host`, or none from a client of before HTTP/1.1: with two, or a malformed one, a proxy and we might each believe another. */
export function namesOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!;
    if (name.length !== 4 || name.toLowerCase() !== 'host') continue;
    if (!host.test(rawHeaders[index + 1]!)) return false;
    hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

/** `9.9.9.9:1234, [2001:db8::1]:80` is `9.9.9.9, 2001:db8::1`: some proxies name the port, too, and it differs each time. */
export function withoutPorts(forwardedFor: string): string {
  return forwardedFor
    .split(',')
    .map((each) => {
      const [, v6, v4] = /^(?:\[([\da-f:.]+)\](?::\d+)?|([\d.]+):\d+)$/i.exec(each.trim()) ?? [];
      return v6 ?? v4 ?? each.trim();
    })
    .join(', ');
}
