import { Agent, request } from 'node:http';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';

/** As long as `proxy_read_timeout` of the example front. */
const timeoutMs = 10_000;

/** Questions as POST that may be asked twice. */
const askedTwice = new Set(['/v2/gateway', '/v2/document/checkr-session-token']);

/**
 * What a client sends. `from` is the address that the front names as the client's.
 *
 * @typedef {{ path: string, from: string, headers?: Record<string, string>, body?: string }} Sent
 *
 * @typedef {{ status: number, text: string, location?: string, ms: number }} Received
 */

/**
 * A client that goes on as `deploy/nginx/site.conf` does: the instances in turn, and where one gives no answer, the other,
 * if the request may be sent twice or was not sent yet.
 *
 * @param {string[]} urls of the instances
 */
export function createFront(urls) {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  /** @param {Sent} sent @returns {Promise<Received>} status 0 where there was no answer */
  async function ask(sent) {
    const begun = performance.now();
    const first = turn++ % urls.length;
    const order = [urls[first] ?? '', ...urls.filter((_, index) => index !== first)];
    for (const url of order) {
      try {
        return { ...(await send(agent, url, sent)), ms: performance.now() - begun };
      } catch (error) {
        const { code } = /** @type {NodeJS.ErrnoException} */ (error);
        const mayBeSentTwice = sent.body === undefined || askedTwice.has(sent.path);
        if (!mayBeSentTwice && code !== 'ECONNREFUSED') break;
      }
    }
    return { status: 0, text: '', ms: performance.now() - begun };
  }
  return { ask, close: () => agent.destroy() };
}

/**
 * @param {Agent} agent
 * @param {string} url
 * @param {Sent} sent
 */
async function send(agent, url, { path, from, headers, body }) {
  const type =
    body === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const asked = request(url + path, {
    agent,
    timeout: timeoutMs,
    method: body === undefined ? 'GET' : 'POST',
    headers: { accept: 'text/html', 'x-forwarded-for': from, ...type, ...headers },
  });
  asked.once('timeout', () => asked.destroy(new Error('no answer in time'))).end(body);
  const [answer] = /** @type {[import('node:http').IncomingMessage]} */ (await once(asked, 'response'));
  const text = Buffer.concat(await answer.toArray()).toString();
  const { location } = answer.headers;
  return { status: answer.statusCode ?? 0, text, ...(location !== undefined && { location }) };
}
