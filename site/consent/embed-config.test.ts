import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askServicesUrl } from './embed-config.ts';

const fetchMock = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal('fetch', fetchMock));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  fetchMock.mockReset();
});

const answer = (body: string, status = 200) => fetchMock.mockResolvedValue(new Response(body, { status }));
const config = (servicesUrl: unknown) => answer(JSON.stringify({ servicesUrl, env: 'production' }));

test.each(['https://web-sdk-services.checkr.com', 'http://127.0.0.1:4000', '/sandbox/checkr'])(
  'the embed may come from %s',
  async (servicesUrl) => {
    config(servicesUrl);
    expect(await askServicesUrl()).toBe(servicesUrl);
  },
);

test.each([
  undefined,
  null,
  7,
  '',
  'data:text/javascript,',
  'javascript:alert(1)',
  'https://',
  'https://user@web-sdk-services.checkr.com',
  'https://web-sdk-services.checkr.com/',
  'https://web-sdk-services.checkr.com/path',
  '//web-sdk-services.checkr.com',
  '/sandbox/../checkr',
  '/sandbox?x',
])('it may not come from %j', async (servicesUrl) => {
  config(servicesUrl);
  await expect(askServicesUrl()).rejects.toMatchObject({ kind: 'config' });
});

test.each([
  ['a web page', '<h1>Maintenance</h1>', 200],
  ['nothing', '', 200],
  ['null', 'null', 200],
  ['a failure', '{"servicesUrl":"/sandbox/checkr"}', 502],
])('%s is no configuration', async (_what, body, status) => {
  answer(body, status);
  await expect(askServicesUrl()).rejects.toMatchObject({ kind: 'config' });
});

test('a dropped connection is told as one', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(askServicesUrl()).rejects.toMatchObject({ kind: 'config' });
});

test('an answer that hangs is given up after 10 seconds', async () => {
  vi.useFakeTimers();
  const failed = vi.fn();
  fetchMock.mockImplementation(
    (_address, init) =>
      new Promise((_resolve, reject) =>
        init!.signal!.addEventListener('abort', () => reject(init!.signal!.reason as Error)),
      ),
  );
  const asked = askServicesUrl().catch(failed);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await asked;
  expect(failed.mock.calls[0]![0]).toMatchObject({ kind: 'config' });
});
