import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { badValues, candidate, goodValues } from '../../fakes/checkr/candidates.ts';
import { startFakeCheckr, type TokenOutcome } from '../../fakes/checkr/checkr.ts';
import { memoryStore } from '../store/memory.ts';
import { testApi } from '../testing/test-api.ts';
import { digestOf } from './candidate.ts';
import { checkrProvider } from './checkr.ts';

const path = '/v2/document/checkr-session-token';
const apiKey = 'checkr-key-of-the-tests';

const fake = await startFakeCheckr();
afterEach(() => fake.reset());
afterAll(() => fake.stop());

const checkr = () =>
  checkrProvider({
    apiKey,
    apiUrl: fake.url,
    servicesUrl: 'https://web-sdk-services.checkr.com',
    env: 'production',
    scopes: ['order'],
  });

const withCheckr = (linkRequired = false, timeoutMs = 5000, store = memoryStore()) =>
  testApi({
    store,
    consent: { ...checkr(), timeoutMs },
    consentLinkRequired: linkRequired,
    limits: { polls: 30, sessionTokens: 10 },
  });

describe('a session token', () => {
  it("is Checkr's own, asked for with the key and the scope", async () => {
    const answer = await withCheckr().post(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ token: expect.stringMatching(/^checkr-session-/) });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(fake.tokenRequests).toEqual([
      {
        authorization: `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}`,
        body: { scopes: ['order'], direct: true },
      },
    ]);
  });

  it.each([
    ['the empty JSON of the embed', '', { 'content-type': 'application/json' }],
    ['no body at all', undefined, { 'content-type': '' }],
    ['an empty object', '{}', { 'content-type': 'application/json' }],
  ])('is given for %s', async (_what, payload, headers) => {
    const { app } = testApi();
    const given = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));
    const answer = await app.inject({
      method: 'POST',
      url: path,
      headers: given,
      ...(payload !== undefined && { payload }),
    });
    expect(answer.statusCode).toBe(200);
  });

  const faults: [TokenOutcome, number][] = [
    ['401', 502],
    ['403', 502],
    ['429', 503],
    ['500', 503],
    ['404', 502],
    ['html', 503],
    ['empty', 503],
    ['html-429', 503],
    ['huge', 502],
    ['malformed', 502],
    ['json-text', 502],
    ['json-null', 502],
    ['drop', 503],
    ['hang', 503],
    ['trickle', 503],
  ];
  it.each(faults)("is not given while Checkr's answer is: %s", async (fault, status) => {
    fake.controls.token = fault;
    const { post, log } = withCheckr(false, /hang|trickle/.test(fault) ? 500 : undefined);
    const answer = await post(path);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ message: expect.stringMatching(/^The background check service .*\.$/) });
    expect(fake.tokenRequests, 'no blind retry').toHaveLength(1);
    expect(log()).toContain('"msg":"no session token"');
    expect(answer.body + log()).not.toMatch(/Bad authentication|Maintenance|checkr-key|Basic /);
  });

  it('is given up after 5 s', () => expect(checkr().timeoutMs).toBe(5000));

  it('stops asking a Checkr that fails five times', async () => {
    fake.controls.token = '500';
    const { app } = withCheckr();
    for (let n = 0; n < 8; n += 1) {
      const answer = await app.inject({ method: 'POST', url: path, remoteAddress: `192.0.2.${n}` });
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toBe('10');
    }
    expect(fake.tokenRequests).toHaveLength(5);
  });

  it('is for our own pages alone', async () => {
    const { post } = testApi({ limits: { polls: 30, sessionTokens: 100 } });
    const own = {
      origin: 'https://www.example.com',
      host: 'www.example.com',
      'sec-fetch-site': 'same-origin',
    };
    expect((await post(path, '', own)).statusCode).toBe(200);
    for (const wrong of [
      { ...own, origin: 'https://evil.example' },
      { ...own, origin: 'null' },
      { ...own, 'sec-fetch-site': 'cross-site' },
      { ...own, 'sec-fetch-site': 'same-site' },
    ]) {
      const answer = await post(path, '', wrong);
      expect(answer.statusCode).toBe(403);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  it('is given to a client five times in a minute', async () => {
    const { post } = testApi();
    for (let n = 0; n < 5; n += 1) expect((await post(path)).statusCode).toBe(200);
    const refused = await post(path);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBeDefined();
  });

  it.each([
    ['text/plain', 'x', 415],
    ['application/x-www-form-urlencoded', 'a=b', 415],
    ['application/json', '{"a":1}', 400],
  ])('is not given for a body of %s', async (type, payload, status) => {
    expect((await testApi().post(path, payload, { 'content-type': type })).statusCode).toBe(status);
  });

  it('answers other methods with 405', async () => {
    const answer = await testApi().app.inject(path);
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('POST');
  });
});

describe('where a link is required', () => {
  const browser = {
    origin: 'https://www.example.com',
    host: 'www.example.com',
    'x-consent-candidate': String(new URLSearchParams(candidate)),
  };

  it('the link made for a candidate opens the page, a few times', async () => {
    const { postAsBackend, app } = withCheckr(true);
    const made = await postAsBackend('/v2/consent-links', candidate);
    expect(made.statusCode).toBe(201);
    const url = new URL(made.json<{ url: string }>().url);
    expect(url.origin + url.pathname).toBe('https://www.example.com/checkr-disclosure-embed');
    expect(Object.fromEntries(url.searchParams)).toMatchObject(candidate);
    const statuses = [];
    for (let n = 0; n < 21; n += 1) {
      const headers = { ...browser, 'x-consent-link': url.searchParams.get('link') ?? '' };
      const answer = await app.inject({ method: 'POST', url: path, headers, remoteAddress: `192.0.2.${n}` });
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 403]);
  });

  it('the link is as good as before where Checkr was away, however often it was tried', async () => {
    const store = memoryStore();
    const made = await withCheckr(true).postAsBackend('/v2/consent-links', candidate);
    const link = new URL(made.json<{ url: string }>().url).searchParams.get('link') ?? '';
    let client = 0;
    const askWith = async ({ app }: ReturnType<typeof testApi>, times: number) => {
      const statuses = new Set<number>();
      for (let n = 0; n < times; n += 1) {
        const headers = { ...browser, 'x-consent-link': link };
        const remoteAddress = `192.0.2.${(client += 1)}`;
        statuses.add((await app.inject({ method: 'POST', url: path, headers, remoteAddress })).statusCode);
      }
      return [...statuses];
    };
    fake.controls.token = '500';
    expect(await askWith(withCheckr(true, 5000, store), 25)).toEqual([503]);
    fake.controls.token = '401';
    expect(await askWith(withCheckr(true, 5000, store), 25)).toEqual([502]);
    fake.reset();
    const mended = withCheckr(true, 5000, store);
    expect(await askWith(mended, 20)).toEqual([200]);
    expect(await askWith(mended, 1)).toEqual([403]);
  });

  it('nothing else does', async () => {
    const { post, tokens, log } = withCheckr(true);
    const wrong = [
      undefined,
      '',
      'sandbox-ready',
      await tokens.mint('payout-status', candidate.candidateId, 60_000, digestOf(candidate)),
      await tokens.mint('consent', candidate.candidateId, -1000, digestOf(candidate)),
      await tokens.mint('consent', candidate.candidateId, 60_000),
    ];
    for (const link of wrong) {
      const answer = await post(path, '', {
        ...browser,
        ...(link !== undefined && { 'x-consent-link': link }),
      });
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toEqual({ message: expect.stringMatching('link is no longer valid') });
    }
    expect((await post(path)).statusCode, 'no browser').toBe(403);
    expect(fake.tokenRequests).toHaveLength(0);
    expect(log()).not.toContain('eyJ');
  });

  it('a good link opens nothing to a program that does not say where it comes from', async () => {
    const { post, tokens } = withCheckr(true);
    const link = await tokens.mint('consent', candidate.candidateId, 60_000, digestOf(candidate));
    const { origin: _origin, ...silent } = { ...browser, 'x-consent-link': link };
    expect((await post(path, '', silent)).statusCode).toBe(403);
    expect(fake.tokenRequests).toHaveLength(0);
    expect((await post(path, '', { ...silent, origin: browser.origin })).statusCode).toBe(200);
    expect((await post(path, '', { ...silent, 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
  });

  it('a link opens its own candidate alone, and an address that was changed is told like a link that is over', async () => {
    const { post, postAsBackend, log } = withCheckr(true);
    const named = { ...candidate, candidateFullName: 'José Ñúñez-O’Neil 李' };
    const made = await postAsBackend('/v2/consent-links', named);
    const address = new URL(made.json<{ url: string }>().url).searchParams;
    const open = (changes: Record<string, string | undefined>) => {
      const shown = new URLSearchParams(address);
      for (const [field, value] of Object.entries(changes))
        if (value === undefined) shown.delete(field);
        else shown.set(field, value);
      const link = address.get('link') ?? '';
      return post(path, '', {
        ...browser,
        'x-consent-link': link,
        'x-consent-candidate': shown.toString(),
      });
    };
    expect((await open({})).statusCode).toBe(200);
    expect((await open({ driverLicenseState: 'ga' })).statusCode, 'as the page reads it').toBe(200);
    for (const changes of [
      { candidateId: 'another' },
      { candidateFullName: 'Somebody Else' },
      { packageSlug: 'driver_standard' },
      { driverLicenseState: 'TN' },
      { candidateId: undefined },
      { candidateFullName: '' },
    ]) {
      const refused = await open(changes);
      expect([changes, refused.statusCode]).toEqual([changes, 403]);
      expect(refused.json()).toEqual({ message: expect.stringMatching('link is no longer valid') });
    }
    expect(log()).toContain('for another candidate');
    expect(log()).not.toMatch(/Somebody|another"|Ñúñez/);
    expect(fake.tokenRequests).toHaveLength(2);
  });

  it.each([
    ['is missing', () => undefined],
    ['is empty', () => ''],
    ['is no query', () => '{"candidateId":"e44aa283528e6fde7d542194"}'],
    ['names a field twice', (whole: string) => `${whole}&candidateId=another`],
    ['is the digest itself', () => digestOf(candidate)],
  ])('a good link opens nothing where the candidate shown %s', async (_what, shownFor) => {
    const { post, tokens, log } = withCheckr(true);
    const link = await tokens.mint('consent', candidate.candidateId, 60_000, digestOf(candidate));
    const { 'x-consent-candidate': whole, ...others } = browser;
    const shown = shownFor(whole);
    const answer = await post(path, '', {
      ...others,
      'x-consent-link': link,
      ...(shown !== undefined && { 'x-consent-candidate': shown }),
    });
    expect(answer.statusCode).toBe(403);
    expect(log()).toContain('for another candidate');
    expect(fake.tokenRequests).toHaveLength(0);
    expect((await post(path, '', { ...browser, 'x-consent-link': link })).statusCode, 'still good').toBe(200);
  });

  it('a link shown with the candidate of another opens nothing, even where both are good', async () => {
    const { post, tokens } = withCheckr(true);
    const other = { ...candidate, candidateId: 'another', candidateFullName: 'Somebody Else' };
    const linkOf = (whom: typeof candidate) =>
      tokens.mint('consent', whom.candidateId, 60_000, digestOf(whom));
    const statusOf = async (link: string, shown: typeof candidate) => {
      const headers = {
        'x-consent-link': link,
        'x-consent-candidate': String(new URLSearchParams(shown)),
      };
      return (await post(path, '', { ...browser, ...headers })).statusCode;
    };
    const [link, others] = [await linkOf(candidate), await linkOf(other)];
    expect([await statusOf(link, other), await statusOf(others, candidate)]).toEqual([403, 403]);
    expect([await statusOf(link, candidate), await statusOf(others, other)]).toEqual([200, 200]);
  });

  it('only the operator has links made, and only whole ones', async () => {
    const { post, postAsBackend } = testApi();
    expect((await post('/v2/consent-links', candidate)).statusCode).toBe(401);
    expect((await post('/v2/consent-links', candidate, { authorization: 'Bearer wrong' })).statusCode).toBe(
      401,
    );
    for (const [field, body] of [
      ['extra', { ...candidate, extra: 1 }],
      ['candidateId', { ...candidate, candidateId: undefined }],
      ['candidateId', { ...candidate, candidateId: 7 }],
    ] as const) {
      const answer = await postAsBackend('/v2/consent-links', body);
      expect(answer.statusCode).toBe(400);
      expect(answer.json<{ message: string }>().message).toContain(field);
    }
  });

  it.each(goodValues)(
    'a link is signed where %s is %j, as the page reads it',
    async (field, value, clean) => {
      const made = await testApi().postAsBackend('/v2/consent-links', { ...candidate, [field]: value });
      expect(made.statusCode).toBe(201);
      const { url } = made.json<{ url: string }>();
      expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({ ...candidate, [field]: clean });
    },
  );

  it.each(badValues)('no link is signed where the page would refuse the %s', async (field, values) => {
    for (const value of values) {
      const refused = await testApi().postAsBackend('/v2/consent-links', { ...candidate, [field]: value });
      expect([value, refused.statusCode]).toEqual([value, 400]);
      expect(refused.json<{ message: string }>().message).toContain(field);
    }
  });
});

describe('the embed', () => {
  it('is loaded from the configured host, which the policy of this page alone allows', async () => {
    const { app } = withCheckr();
    expect((await app.inject('/v2/document/checkr-embed-config')).json()).toEqual({
      servicesUrl: 'https://web-sdk-services.checkr.com',
      env: 'production',
    });
    const policyOf = async (url: string) =>
      String((await app.inject(url)).headers['content-security-policy']);
    const policy = await policyOf('/checkr-disclosure-embed?candidateId=1');
    expect(policy).toContain("script-src 'self' https://web-sdk-services.checkr.com;");
    expect(policy).toContain("frame-src 'self' https://web-sdk-services.checkr.com");
    expect(policy).toContain("connect-src 'self';");
    for (const other of ['/', '/payout-setup-complete', '/checkr-disclosure-embed-success', path]) {
      expect(await policyOf(other)).not.toContain('checkr.com');
    }
    expect((await app.inject('/sandbox/checkr/lib/checkr-embed-definitions.js')).statusCode).toBe(404);
  });

  it.each([
    [undefined, 200],
    ['any.other-link', 200],
    ['sandbox-refused', 502],
    ['sandbox-busy', 503],
    ['sandbox-outage', 503],
  ])('in the sandbox, a page opened with the link %s gets %i', async (link, status) => {
    const { post } = testApi();
    const answer = await post(path, '', link === undefined ? {} : { 'x-consent-link': link });
    expect(answer.statusCode).toBe(status);
  });

  it('comes from ourselves in the sandbox', async () => {
    const { app } = testApi();
    const { servicesUrl } = (await app.inject('/v2/document/checkr-embed-config')).json<{
      servicesUrl: string;
    }>();
    const script = await app.inject(`${servicesUrl}/lib/checkr-embed-definitions.js`);
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(script.body).toContain('window.CheckrEmbedDefinitions');
    const policy = (await app.inject('/checkr-disclosure-embed')).headers['content-security-policy'];
    expect(policy).not.toMatch(/https?:/);
  });
});
