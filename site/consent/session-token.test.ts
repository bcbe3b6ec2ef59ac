import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guardToken, tokenProblem } from './session-token.ts';

/** As `@checkr/web-sdk` 0.0.59 tells a refused request. */
const refusal = (status: number, body: unknown) => new Error(JSON.stringify({ status, message: body }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function guard(ask: () => Promise<unknown>) {
  const given = vi.fn();
  const failed = vi.fn();
  return { given, failed, run: guardToken(ask, { given, failed }) };
}

test('a token reaches the embed', async () => {
  const { given, failed, run } = guard(async () => 'session-1');
  await expect(run()).resolves.toBe('session-1');
  expect(given).toHaveBeenCalledOnce();
  expect(failed).not.toHaveBeenCalled();
});

test.each([null, undefined, '', 7, {}])('%j is no token', async (answer) => {
  const { given, failed, run } = guard(async () => answer);
  await expect(run()).rejects.toThrow();
  expect(given).not.toHaveBeenCalled();
  expect(failed.mock.calls[0]![0]).toMatchObject({ kind: 'token' });
});

test('a request that hangs fails after 10 seconds', async () => {
  const { failed, run } = guard(() => new Promise(() => undefined));
  const outcome = run().catch((error: Error) => error.name);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await expect(outcome).resolves.toBe('TimeoutError');
  expect(failed.mock.calls[0]![0]).toMatchObject({ kind: 'token' });
});

test('the embed gets the error with status and message, as the SDK raised it', async () => {
  const error = refusal(503, { message: 'Busy' });
  await expect(guard(() => Promise.reject(error)).run()).rejects.toBe(error);
});

test.each([
  [refusal(401, { message: 'No' }), 'linkRefused', '401: No'],
  [refusal(403, { message: 'No' }), 'linkRefused', '403: No'],
  [refusal(429, { message: 'Later' }), 'tooMany', '429: Later'],
  [refusal(503, { message: 'Busy' }), 'token', '503: Busy'],
  [refusal(500, null), 'token', '500'],
  [refusal(500, { message: { deep: 1 } }), 'token', '500'],
  [refusal(502, { message: 'x'.repeat(900) }), 'token', `502: ${'x'.repeat(200)}`],
  [new SyntaxError('Unexpected token <'), 'token', ''],
  [new TypeError('Failed to fetch'), 'token', ''],
  ['a string', 'token', ''],
  [undefined, 'token', ''],
])('%s means %s', (error, kind, message) => {
  expect(tokenProblem(error)).toMatchObject({ kind, message });
});
