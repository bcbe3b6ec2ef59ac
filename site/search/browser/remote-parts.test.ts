import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { remoteParts } from './remote-parts.ts';

let asked: string[];
let answer: (address: string) => Promise<Response>;

beforeEach(() => {
  asked = [];
  answer = async (address) => Response.json({ address });
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return answer(address);
  });
});
afterEach(() => vi.unstubAllGlobals());

const folder = '/static/search/0123456789/';

it('fetches each part once', async () => {
  const { read, load } = remoteParts(folder);
  expect(read('terms-1')).toBeUndefined();
  await Promise.all([load(['terms-1', 'words-2']), load(['terms-1'])]);
  expect(asked).toEqual(['/static/search/0123456789/terms-1.json', '/static/search/0123456789/words-2.json']);
  expect(read('terms-1')).toEqual({ address: '/static/search/0123456789/terms-1.json' });
});

it.each([
  ['does not come', () => Promise.reject(new TypeError('no network'))],
  ['is not there', async () => new Response('', { status: 404 })],
  ['is broken', async () => new Response('<html>')],
])('does without a part that %s, and asks for it again when it may', async (_name, failing) => {
  const { read, load, retry } = remoteParts(folder);
  const working = answer;
  answer = failing;
  await load(['terms-1', 'terms-2']);
  expect([read('terms-1'), read('terms-2')]).toEqual([null, null]);
  answer = working;
  retry();
  expect(read('terms-1')).toBeUndefined();
  await load(['terms-1']);
  expect(read('terms-1')).toMatchObject({ address: expect.any(String) as string });
});
