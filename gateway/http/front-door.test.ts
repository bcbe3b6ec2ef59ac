import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { testApi } from '../testing/test-api.ts';
import { withoutPorts } from './front-door.ts';

/** A server on a port, and what it answers to bytes as they stand here. */
async function listening(...options: Parameters<typeof testApi>) {
  const api = testApi(...options);
  onTestFinished(() => api.app.close());
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = api.app.server.address() as { port: number };
  async function send(bytes: string): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => (answer += String(data))).on('error', () => undefined);
    socket.write(bytes);
    await once(socket, 'close');
    return answer;
  }
  return { ...api, send };
}

describe('a host', () => {
  const path = '/v2/document/checkr-embed-config';
  const get = (...headers: string[]) =>
    `GET ${path} HTTP/1.1\r\n${headers.map((header) => `${header}\r\n`).join('')}Connection: close\r\n\r\n`;

  it('is named once, as hosts are named', async () => {
    const { send, log } = await listening();
    expect(await send(get('Host: a'))).toMatch(/^HTTP\/1.1 200 /);
    for (const host of ['www.example.com:8080', '127.0.0.1', '[::1]:80', 'a_b.example.com'])
      expect(await send(get(`Host: ${host}`)), host).toMatch(/^HTTP\/1.1 200 /);
    const malformed = ['a b', 'a<b>', 'a/b', 'a@b', 'a:b', '[::1', 'a, b'].map((host) => [`Host: ${host}`]);
    for (const hosts of [['Host: a', 'Host: b'], ['Host: a', 'hOST: a'], [], ...malformed]) {
      const answer = await send(get(...hosts));
      expect(answer).toMatch(/^HTTP\/1.1 400 /);
      expect(answer).toMatch(/content-security-policy: default-src 'none'/);
    }
    expect(await send(`GET ${path} HTTP/1.0\r\n\r\n`)).toMatch(/^HTTP\/1.1 200 /);
    expect(log()).toContain(`"path":"${path}","status":400`);
  });

  it('is named once, however many headers stand before the second', async () => {
    const { send } = await listening();
    const many = Array.from({ length: 2000 }, () => 'a:b');
    expect(await send(get('Host: a', ...many))).toMatch(/^HTTP\/1.1 200 /);
    for (const second of ['Host: b', 'Host: a b'])
      expect(await send(get('Host: a', ...many, second)), second).toMatch(/^HTTP\/1.1 400 /);
  });
});

describe('what cannot be read', () => {
  it.each([
    ['400', 'nonsense\r\n\r\n'],
    ['431', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
  ])('is answered with %s, counted, and logged ten times in a minute', async (status, bytes) => {
    const { send, log, app } = await listening();
    for (let n = 0; n < 12; n += 1) expect(await send(bytes)).toMatch(`HTTP/1.1 ${status} `);
    const lines = log()
      .split('\n')
      .filter((line) => line.includes('connection refused'));
    expect(lines).toHaveLength(10);
    expect(lines[0]).toMatch(`"status":${status},"code":"HPE_`);
    const { body } = await app.inject('/metrics');
    expect(body).toContain(`http_requests_unread_total{status="${status}"} 12`);
  });
});

/** What stands on every answer, as `docs/how-to/deploy.md` says. */
const onEveryAnswer = [
  'strict-transport-security: max-age=31536000',
  'x-content-type-options: nosniff',
  'referrer-policy: strict-origin-when-cross-origin',
  'cross-origin-opener-policy: same-origin',
  'cross-origin-resource-policy: same-origin',
  'origin-agent-cluster: ?1',
  'permissions-policy: accelerometer=()',
  'reporting-endpoints: default=',
  'content-security-policy: default-src ',
  'x-request-id: ',
];

describe('the headers of every answer', () => {
  it.each([
    ['400', 'nonsense\r\n\r\n'],
    ['431', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
  ])('stand on a %s for what could not be read, with the name that the log has', async (status, bytes) => {
    const { send, log } = await listening();
    const answer = await send(bytes);
    const [head = '', body] = answer.split('\r\n\r\n');
    expect(head).toMatch(`HTTP/1.1 ${status} `);
    for (const header of [...onEveryAnswer, 'cache-control: no-store', 'connection: close'])
      expect(head.split('\r\n').filter((line) => line.startsWith(header))).toHaveLength(1);
    expect(body).toBe('');
    const [, name] = /x-request-id: ([\w-]+)/.exec(head) ?? [];
    expect(log()).toContain(`"reqId":"${name}","status":${status}`);
    const { send: sendPlain } = await listening({}, { hsts: 'off' });
    expect(await sendPlain(bytes)).not.toContain('strict-transport-security');
  });

  it.each([
    ['/v2/document/checkr-embed-config', '200'],
    ['/about-us', '404'],
  ])('stand on the answer for %s, whatever else the client expects of it', async (path, status) => {
    const { send, log, app } = await listening();
    for (const expected of ['nonsense', '100-continue, more', '100-continue']) {
      const answer = await send(
        `GET ${path} HTTP/1.1\r\nHost: a\r\nExpect: ${expected}\r\nConnection: close\r\n\r\n`,
      );
      expect(answer.replace('HTTP/1.1 100 Continue\r\n\r\n', '')).toMatch(`HTTP/1.1 ${status} `);
      for (const header of onEveryAnswer) expect(answer).toContain(header);
    }
    expect(log().match(new RegExp(`"path":"${path}","status":${status}`, 'g'))).toHaveLength(3);
    const { body } = await app.inject('/metrics');
    expect(body).toMatch(new RegExp(`http_request_duration_seconds_count{.*status="${status}"} 3`));
  });
});

describe('X-Forwarded-For', () => {
  it.each([
    ['9.9.9.9:1234', '9.9.9.9'],
    ['9.9.9.9', '9.9.9.9'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['2001:db8::1', '2001:db8::1'],
    ['[::ffff:9.9.9.9]:1', '::ffff:9.9.9.9'],
    ['1.1.1.1:1,  9.9.9.9:1234 , 10.0.0.1', '1.1.1.1, 9.9.9.9, 10.0.0.1'],
    ['unknown, _hidden:1', 'unknown, _hidden:1'],
  ])('%s is %s', (header, addresses) => {
    expect(withoutPorts(header)).toBe(addresses);
  });

  it('is read behind any number of headers, and so is where a form was sent from', async () => {
    const { send, log } = await listening();
    const request = ['POST /v2/feedback HTTP/1.1', 'Host: a', 'Content-Length: 0', 'Connection: close'];
    const many = Array.from({ length: 2000 }, () => 'a:b');
    const last = ['Origin: https://evil.example', 'X-Forwarded-For: 192.0.2.77'];
    expect(await send([...request, ...many, ...last, '', ''].join('\r\n'))).toMatch(/^HTTP\/1.1 403 /);
    expect(log()).toContain('TRUST_PROXY is off');
  });

  it.each([
    ['9.9.9.9', (n: number) => `9.9.9.9:${2000 + n}`],
    ['2001:db8::1', (n: number) => `[2001:db8::1]:${2000 + n}`],
    ['a client before two proxies', (n: number) => `9.9.9.9:${2000 + n}, 127.0.0.1:${3000 + n}`],
  ])('names one client, %s, whatever its port', async (_client, header) => {
    const { post, query, app } = testApi({}, { trustProxy: ['127.0.0.1'] });
    const statuses = [];
    for (let n = 0; n < 31; n += 1) {
      statuses.push((await post('/v2/gateway', { query }, { 'x-forwarded-for': header(n) })).statusCode);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    await app.close();
  });

  it('without a trusted proxy is told once, and without the address', async () => {
    const { app, log } = testApi();
    const headers = { 'x-forwarded-for': '192.0.2.77' };
    await app.inject('/healthz');
    expect(log()).not.toContain('TRUST_PROXY');
    for (let n = 0; n < 3; n += 1) await app.inject({ url: '/about-us', headers });
    expect(log().match(/TRUST_PROXY is off/g)).toHaveLength(1);
    expect(log()).not.toContain('192.0.2.77');
    const behind = testApi({}, { trustProxy: ['127.0.0.1'] });
    await behind.app.inject({ url: '/about-us', headers });
    expect(behind.log()).not.toContain('TRUST_PROXY');
  });

  it.each([undefined, ['127.0.0.1']])(
    'is what is read: Forwarded alone is told once, trusting %s',
    async (trustProxy) => {
      const { app, log } = testApi({}, { trustProxy });
      const headers = { forwarded: 'for=192.0.2.77' };
      for (let n = 0; n < 3; n += 1) await app.inject({ url: '/about-us', headers });
      expect(log().match(/Forwarded arrives, which is not read/g)).toHaveLength(1);
      expect(log()).not.toContain('192.0.2.77');
      const beside = testApi({}, { trustProxy: ['127.0.0.1'] });
      await beside.app.inject({ url: '/about-us', headers: { ...headers, 'x-forwarded-for': '192.0.2.77' } });
      expect(beside.log()).not.toContain('arrives');
    },
  );

  it('from a proxy that is not the trusted one is told once, too', async () => {
    const { app, log } = testApi({}, { trustProxy: ['10.0.0.1'] });
    const headers = { 'x-forwarded-for': '192.0.2.77' };
    for (let n = 0; n < 3; n += 1) await app.inject({ url: '/about-us', headers });
    expect(log().match(/TRUST_PROXY does not name/g)).toHaveLength(1);
    expect(log()).not.toContain('192.0.2.77');
  });
});

describe('the name of a request', () => {
  const made = /^[\da-f]{8}-[\da-f-]{27}$/;

  it.each([
    ['a1b2c3d4-e5f6', 'a1b2c3d4-e5f6'],
    ['short', made],
    ['has spaces in it', made],
    [`eyJhbGciOiJIUzI1NiJ9.${'x'.repeat(40)}`, made],
    ['x'.repeat(65), made],
    [undefined, made],
  ])('%s becomes %s, in the answer and in every line of the log', async (given, expected) => {
    const { app, log, query } = testApi();
    const headers = { 'content-type': 'application/json', ...(given && { 'x-request-id': given }) };
    const payload = { query, variables: { token: 'eyJ.no.token' } };
    const answer = await app.inject({ method: 'POST', url: '/v2/gateway', headers, payload });
    const id = String(answer.headers['x-request-id']);
    expect(id).toMatch(expected);
    const lines = log()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    for (const message of ['payout token refused', 'request'])
      expect(lines).toContainEqual(expect.objectContaining({ msg: message, reqId: id }));
    if (given && expected === made) expect(log()).not.toContain(given);
  });

  it('is on refusals of every kind', async () => {
    const { app } = testApi();
    for (const url of ['/%zz', '/nope', '/v2/gateway', '/metrics'])
      expect((await app.inject(url)).headers['x-request-id'], url).toMatch(made);
  });

  it('stands beside the trace that the request belongs to, where it names one', async () => {
    const { app, log } = testApi();
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
    const parent = '00f067aa0ba902b7';
    await app.inject({ url: '/nope', headers: { traceparent: `00-${trace}-${parent}-01` } });
    expect(log()).toContain(`"traceId":"${trace}"`);
    const before = log().length;
    for (const wrong of [
      `ff-${trace}-${parent}-01`,
      `00-${'0'.repeat(32)}-${parent}-01`,
      `00-${trace}-${'0'.repeat(16)}-01`,
      `00-${trace.toUpperCase()}-${parent}-01`,
      `00-${trace}-${parent}-01x`,
      'x'.repeat(5000),
    ])
      await app.inject({ url: '/nope', headers: { traceparent: wrong } });
    expect(log().slice(before)).not.toContain('traceId');
  });
});
