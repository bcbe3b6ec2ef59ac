import { expect, it } from 'vitest';
import { testApi } from '../testing/test-api.ts';

const path = '/v2/reports';
const page = 'https://www.example.com/payout-setup-complete?token=s3cret';

/** As Chromium sends them. */
const violation = {
  age: 3,
  type: 'csp-violation',
  url: page,
  user_agent: 'someone',
  body: {
    blockedURL: 'https://evil.example/x.js?s3cret',
    disposition: 'enforce',
    documentURL: page,
    effectiveDirective: 'script-src-elem',
    originalPolicy: 'default-src s3cret',
    referrer: 's3cret',
    sample: 's3cret',
    statusCode: 200,
  },
};
const deprecation = {
  type: 'deprecation',
  url: 'https://www.example.com/faqs?q=s3cret',
  body: { id: 'UnloadHandler', message: 's3cret', sourceFile: 's3cret' },
};
/** As browsers send them that do not know the other form. */
const old = {
  'csp-report': {
    'document-uri': page,
    'violated-directive': "script-src 'self'",
    'blocked-uri': 'inline',
    'original-policy': 's3cret',
  },
};

function reporting() {
  const api = testApi();
  const send = (reports: unknown, type = 'application/reports+json', remoteAddress = '192.0.2.1') =>
    api.app.inject({
      method: 'POST',
      url: path,
      payload: typeof reports === 'string' ? reports : JSON.stringify(reports),
      headers: { 'content-type': type },
      remoteAddress,
    });
  const logged = () =>
    api
      .log()
      .split('\n')
      .filter((line) => line.includes('browser report'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  const counted = async () =>
    (await api.app.inject('/metrics')).body.split('\n').filter((line) => line.startsWith('browser_reports'));
  return { ...api, send, logged, counted };
}

it('keeps of a report what happened and where, and nothing that may be a secret', async () => {
  const { send, logged, counted, log } = reporting();
  expect((await send([violation, deprecation])).statusCode).toBe(204);
  expect((await send(old, 'application/csp-report')).statusCode).toBe(204);
  expect(logged()).toMatchObject([
    {
      kind: 'csp-violation',
      directive: 'script-src-elem',
      blocked: 'https://evil.example',
      page: '/payout-setup-complete',
      reqId: expect.any(String),
    },
    { kind: 'deprecation', id: 'UnloadHandler', page: '/faqs' },
    { kind: 'csp-violation', directive: 'script-src', blocked: 'inline', page: '/payout-setup-complete' },
  ]);
  expect(await counted()).toEqual([
    'browser_reports_total{kind="csp-violation",directive="script-src-elem"} 1',
    'browser_reports_total{kind="deprecation",directive=""} 1',
    'browser_reports_total{kind="csp-violation",directive="script-src"} 1',
  ]);
  expect(log()).not.toMatch(/s3cret|someone/);
});

it('believes nothing: labels stay few, words short, and what has another shape is left out', async () => {
  const { send, logged, counted } = reporting();
  const made = (directive: unknown, blockedURL: unknown, type: unknown = 'csp-violation') => ({
    type,
    url: 7,
    body: { effectiveDirective: directive, blockedURL },
  });
  const odd = [
    made('x'.repeat(50), 'javascript:alert(1)'),
    made({ toString: 1 }, 'data'),
    made('img-src', `https://${'x'.repeat(300)}.example/`),
    made('', '', 'x'.repeat(50)),
    { type: 'csp-violation' },
    null,
    'text',
    [[]],
  ];
  expect((await send(odd)).statusCode).toBe(204);
  expect(await counted()).toEqual([
    'browser_reports_total{kind="csp-violation",directive="other"} 3',
    'browser_reports_total{kind="csp-violation",directive="img-src"} 1',
    'browser_reports_total{kind="other",directive=""} 1',
  ]);
  for (const line of logged()) expect(JSON.stringify(line).length).toBeLessThan(400);
});

it('is bounded: in size, in reports of a body, in bodies of a client, and in lines of the log', async () => {
  const { send, logged, counted, app } = reporting();
  expect((await send(`[${'1,'.repeat(40_000)}1]`)).statusCode).toBe(413);
  expect((await send(Array.from({ length: 300 }, () => deprecation))).statusCode).toBe(204);
  expect(await counted()).toEqual(['browser_reports_total{kind="deprecation",directive=""} 20']);
  for (let n = 2; n < 20; n += 1) await send([violation]);
  expect((await send([violation])).statusCode).toBe(429);
  expect((await send([violation], undefined, '192.0.2.2')).statusCode).toBe(204);
  expect(logged()).toHaveLength(20);
  for (const [type, payload, status] of [
    ['text/plain', '[]', 415],
    ['application/reports+json', '{', 400],
    ['application/reports+json', '{"__proto__":1}', 400],
    ['application/reports+json', '7', 204],
  ] as const)
    expect((await send(payload, type, '192.0.2.3')).statusCode, payload).toBe(status);
  expect((await app.inject(path)).statusCode).toBe(405);
});
