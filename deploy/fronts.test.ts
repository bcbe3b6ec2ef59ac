import { once } from 'node:events';
import { createServer, request as plain, type IncomingMessage, type Server } from 'node:http';
import { connect } from 'node:http2';
import { request as secure } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Front, startCaddy, startNginx, whyNot } from './testing/fronts.ts';

/** An instance that remembers what it was asked; `has` is the one hashed file it has. */
function instance(has: string) {
  const asked: string[] = [];
  const server: Server = createServer((request, answer) => {
    // What a front asks of itself is no visitor's.
    if (request.url !== '/readyz') asked.push(`${request.method} ${request.url}`);
    if (standsStill.has(asked)) return;
    // As one that is just closing its connections.
    if (drops.has(asked)) return request.socket.destroy();
    if (request.url!.startsWith('/slow')) return setTimeout(() => answer.end('late'), 500);
    if (request.url === '/busy') return answer.writeHead(503, { 'retry-after': '7' }).end('busy');
    const found = !request.url!.startsWith('/static/') || request.url === has;
    answer.writeHead(found ? 200 : 404, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': found ? 'public, max-age=31536000, immutable' : 'no-store',
      'content-security-policy': "default-src 'none'",
      'x-client': request.headers['x-forwarded-for'] ?? 'nobody',
      'x-asked': request.headers.host,
      etag: '"tag"',
      vary: 'Accept-Encoding',
    });
    answer.end(found ? 'found' : 'gone');
  });
  return { server, asked };
}

/** What instances were asked that drop every connection on which they are. */
const drops = new Set<string[]>();

/** What instances were asked that accept connections, and answer nothing. */
const standsStill = new Set<string[]>();

async function ask(url: string, { method = 'GET', headers = {}, body: sentBody = Buffer.alloc(0) } = {}) {
  const request = url.startsWith('https') ? secure : plain;
  const sent = request(url, { method, headers, rejectUnauthorized: false }).end(sentBody);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const body = Buffer.concat(await answer.toArray()).toString();
  return { status: answer.statusCode, headers: answer.headers, body };
}

const fronts = [
  { name: 'nginx', start: startNginx, missing: whyNot('nginx', 'openssl') },
  { name: 'caddy', start: startCaddy, missing: whyNot('caddy') },
];
for (const { missing } of fronts) if (missing) process.stderr.write(`${missing}\n`);

describe.each(fronts)('$name', ({ name, start, missing }) => {
  const old = instance('/static/css/old.css');
  const young = instance('/static/css/young.css');
  let front: Front;
  beforeAll(async () => {
    if (missing) return;
    const ports = [];
    for (const { server } of [old, young]) {
      await once(server.listen(0, '127.0.0.1'), 'listening');
      ports.push((server.address() as AddressInfo).port);
    }
    front = await start(ports);
  }, 30_000);
  afterAll(async () => {
    await front?.stop();
    for (const { server } of [old, young]) server.close();
  });
  const test = it.skipIf(missing);
  /** What Caddy does not do. */
  const onlyOfNginx = (title: string, tried: () => Promise<void>) => {
    if (name === 'nginx') test(title, tried);
  };

  test('changes neither headers nor body, and names the client, whoever it says it is', async () => {
    const answer = await ask(`${front.url}/faqs`, {
      headers: { 'accept-encoding': 'gzip, br', 'x-forwarded-for': '9.9.9.9' },
    });
    expect(answer.body).toBe('found');
    expect(answer.headers).toMatchObject({
      'content-security-policy': "default-src 'none'",
      'cache-control': 'public, max-age=31536000, immutable',
      'x-client': '127.0.0.1',
      etag: '"tag"',
      vary: 'Accept-Encoding',
    });
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  test('names the host as the visitor does, with its port: forms are compared with it', async () => {
    const { host } = new URL(front.url);
    expect(host).toMatch(/:\d+$/);
    expect((await ask(`${front.url}/faqs`)).headers['x-asked']).toBe(host);
  });

  onlyOfNginx('leaves off the port that no address has, and takes no other for one', async () => {
    const asked = async (host: string) =>
      (await ask(`${front.url}/faqs`, { headers: { host } })).headers['x-asked'];
    expect(await asked('www.example.com')).toBe('www.example.com');
    expect(await asked('www.example.com:443')).toBe('www.example.com');
    expect(await asked('WWW.example.com:8443')).toBe('www.example.com:8443');
    expect(await asked('www.example.com:4430')).toBe('www.example.com:4430');
    expect(await asked('[::1]')).toBe('[::1]');
    const session = connect(front.url, { rejectUnauthorized: false });
    try {
      const [headers] = (await once(session.request({ ':path': '/faqs' }), 'response')) as [object];
      expect(headers).toHaveProperty('x-asked', new URL(front.url).host);
    } finally {
      session.destroy();
    }
  });

  test('writes no token and no name to any log, even where a mail program has encoded the question mark', async () => {
    for (const address of [
      '/payout-setup-complete?token=s3cret',
      '/payout-setup-complete%3Ftoken=s3cret',
      '/payout-setup-complete%3ftoken%3Ds3cret',
      '/checkr-disclosure-embed%253FcandidateFullName%253Ds3cret',
      '/checkr-disclosure-embed?candidateFullName=s3cret&candidateId=1',
      '/v2/payouts/onboarding-links/refresh?token=s3cret',
    ]) {
      await ask(`${front.url}${address}`, { headers: { referer: 'https://a.example/?token=s3cret' } });
    }
    await expect.poll(() => front.log()).toContain('/checkr-disclosure-embed');
    await expect.poll(() => front.log()).toContain('/v2/payouts/onboarding-links/refresh');
    expect(front.log()).not.toContain('s3cret');
  });

  test('writes no mail address to any log, not even its beginning', async () => {
    const encoded = ['sam.s3cret@home.example', 'sam.s3cret%40home.example', 'sam.s3cret%2540home.example'];
    for (const each of [...encoded, 'x/@s3cret/y', 'x?mail=s3cret@home.example'])
      for (const folder of ['', 'faqs/mailed/']) await ask(`${front.url}/${folder}${each}`);
    await ask(`${front.url}/after-all`);
    await expect.poll(() => front.log()).toContain('/after-all');
    expect(front.log()).toContain('/faqs/mailed/');
    expect(front.log()).not.toMatch(/s3cret|home\.example/);
  });

  test('does not show what is for the inside', async () => {
    for (const path of ['/metrics', '/readyz', '/healthz', '/metrics/', '/METRICS/', '/readyz/', '/healthz/'])
      expect((await ask(front.url + path)).status, path).toBe(404);
  });

  test('passes on what an instance itself says of a failure', async () => {
    const answer = await ask(`${front.url}/busy`);
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '7' }, body: 'busy' });
  });

  onlyOfNginx('takes the largest body that the server does without a disk', async () => {
    const { port } = young.server.address() as AddressInfo;
    const diskless = await startNginx([port, port], { hasDisk: false });
    try {
      const body = Buffer.alloc(256 * 1024, 'x');
      expect(await ask(`${diskless.url}/v2/webhooks/stripe`, { method: 'POST', body })).toMatchObject({
        status: 200,
        body: 'found',
      });
    } finally {
      await diskless.stop();
    }
  });

  onlyOfNginx(
    'says that we are away where it has no connection left, and names nobody in a log',
    async () => {
      const { port } = young.server.address() as AddressInfo;
      const narrow = await startNginx([port, port], { connections: 12 });
      const session = connect(narrow.url, { rejectUnauthorized: false });
      try {
        const answers = await Promise.all(
          Array.from({ length: 20 }, async () => {
            const stream = session.request({
              ':path': '/slow?candidateFullName=s3cret',
              referer: 'https://a.example/?token=s3cret',
            });
            const [headers] = (await once(stream, 'response')) as [Record<string, string | number>];
            const body = Buffer.concat(await stream.toArray()).toString();
            return { status: headers[':status'], again: headers['retry-after'], body };
          }),
        );
        const failed = answers.filter(({ status }) => status !== 200);
        expect(failed.length).toBeGreaterThan(0);
        expect(failed.length).toBeLessThan(answers.length);
        for (const answer of failed)
          expect(answer).toEqual({
            status: 503,
            again: '30',
            body: expect.stringContaining('<a href="tel:911">'),
          });
        await expect.poll(() => narrow.log()).toContain('"path":"/slow","status":503');
        expect(narrow.log()).not.toContain('s3cret');
      } finally {
        session.destroy();
        await narrow.stop();
      }
    },
  );

  test('leads from http to https, and the token of an address reaches no cache and no other site', async () => {
    const { status, headers } = await ask(`${front.plainUrl}/payout-setup-complete?token=a%2Fb`);
    expect(status).toBe(308);
    expect(headers.location).toMatch(
      /^https:\/\/(www\.example\.com|127\.0\.0\.1(:\d+)?)\/payout-setup-complete\?token=a%2Fb$/,
    );
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(headers.server ?? '').not.toMatch(/\d|caddy/i);
  });

  onlyOfNginx('leads nowhere where a certificate is proved', async () => {
    const proof = await ask(`${front.plainUrl}/.well-known/acme-challenge/abc`);
    expect([proof.status, proof.headers.location]).toEqual([404, undefined]);
  });

  onlyOfNginx('asks the other instance for a hashed file, where two releases answer', async () => {
    for (const file of ['old', 'young', 'old', 'young', 'old', 'young'])
      expect((await ask(`${front.url}/static/css/${file}.css`)).status, file).toBe(200);
    expect((await ask(`${front.url}/static/css/neither.css`)).status).toBe(404);
  });

  test('asks the other instance what may be asked twice, where a connection is dropped, and sends nothing else again', async () => {
    const post = async (path: string) => (await ask(front.url + path, { method: 'POST' })).status;
    drops.add(old.asked);
    for (const path of ['/v2/gateway', '/v2/document/checkr-session-token'])
      for (let count = 0; count < 6; count += 1) expect(await post(path), path).toBe(200);
    old.asked.length = young.asked.length = 0;
    for (let count = 0; count < 6; count += 1) await post('/v2/contact');
    expect(old.asked.length + young.asked.length).toBe(6);
    drops.clear();
  });

  test('asks the other instance for a page where one accepts connections and answers none', async () => {
    const ports = [old, young].map(({ server }) => (server.address() as AddressInfo).port);
    // Caddy asks both whether they are well, which takes it some seconds.
    const patient = name === 'nginx' ? await startNginx(ports, { patienceS: 1 }) : front;
    old.asked.length = young.asked.length = 0;
    standsStill.add(old.asked);
    try {
      const statuses = async () =>
        Promise.all([1, 2, 3, 4, 5, 6].map(async () => (await ask(`${patient.url}/faqs`)).status));
      await expect.poll(statuses, { timeout: 50_000 }).toEqual([200, 200, 200, 200, 200, 200]);
      expect(young.asked.length).toBeGreaterThanOrEqual(6);
    } finally {
      standsStill.clear();
      if (patient !== front) await patient.stop();
    }
  }, 60_000);

  test('goes on with one instance where the other refuses; with none it says so, without a word of the token in a log', async () => {
    old.server.closeAllConnections();
    await new Promise((resolve) => old.server.close(resolve));
    young.asked.length = 0;
    for (let count = 0; count < 20; count += 1) {
      expect((await ask(`${front.url}/faqs?token=s3cret`)).status).toBe(200);
      expect((await ask(`${front.url}/v2/gateway?token=s3cret`, { method: 'POST' })).status).toBe(200);
    }
    expect(young.asked).toHaveLength(40);
    young.server.closeAllConnections();
    await new Promise((resolve) => young.server.close(resolve));
    const away = await ask(`${front.url}/faqs?token=s3cret`);
    expect(away).toMatchObject({
      status: 503,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'retry-after': '30',
      },
      body: expect.stringContaining('<a href="tel:911">'),
    });
    expect(front.log()).not.toContain('s3cret');
  });
});
