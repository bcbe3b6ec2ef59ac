import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PayoutPhase } from './payout-machine.ts';
import { runPayout } from './run-payout.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A page whose server answers when the test says so. */
function open(token: string | null) {
  const requests: { signal: AbortSignal; answer: (status: string) => void; fail: () => void }[] = [];
  const shown: PayoutPhase[] = [];
  const leave = vi.fn();
  const run = runPayout({
    token,
    ask: (_token, signal) =>
      new Promise((answer, reject) =>
        requests.push({ signal, answer, fail: () => reject(new Error('none')) }),
      ),
    leave,
    show: (phase) => shown.push(phase),
  });
  return { requests, shown, leave, ...run, last: () => requests.at(-1)! };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test.each([null, '', ' ', '\t\u00a0'])(
  'token %j: no request, leaves after 3 seconds and not before',
  async (token) => {
    const page = open(token);
    expect(page.shown).toEqual(['noToken']);
    await pass(2999);
    expect(page.leave).not.toHaveBeenCalled();
    await pass(1);
    expect(page.leave).toHaveBeenCalledOnce();
    expect(page.requests).toHaveLength(0);
  },
);

test('asks again 3 seconds after the answer, however slow the answer was', async () => {
  const page = open('t');
  await pass(8000);
  expect(page.requests).toHaveLength(1);
  page.last().answer('PENDING');
  await pass(2999);
  expect(page.requests).toHaveLength(1);
  await pass(1);
  expect(page.requests).toHaveLength(2);
});

test('one request at a time, for as long as the server says so', async () => {
  const page = open('t');
  for (let round = 0; round < 50; round++) {
    page.last().answer('PENDING');
    await pass(3000);
  }
  expect(page.requests).toHaveLength(51);
  expect(new Set(page.shown)).toEqual(new Set(['polling']));
});

test('ready: leaves at once, and asks no more', async () => {
  const page = open('t');
  page.last().answer('READY_TO_REDIRECT');
  await pass(0);
  expect(page.leave).toHaveBeenCalledOnce();
  await pass(60_000);
  expect(page.leave).toHaveBeenCalledOnce();
  expect(page.requests).toHaveLength(1);
});

test('an error, said or suffered: leaves after 3 seconds', async () => {
  for (const end of ['ERROR', undefined]) {
    const page = open('t');
    if (end) page.last().answer(end);
    else page.last().fail();
    await pass(0);
    expect(page.shown.at(-1)).toBe('error');
    await pass(2999);
    expect(page.leave).not.toHaveBeenCalled();
    await pass(1);
    expect(page.leave).toHaveBeenCalledOnce();
  }
});

test('leaving the page gives up the request, whose answer then counts for nothing', async () => {
  const page = open('t');
  const given = page.last();
  page.pause();
  expect(given.signal.aborted).toBe(true);
  given.answer('READY_TO_REDIRECT');
  await pass(60_000);
  expect(page.leave).not.toHaveBeenCalled();
  expect(page.requests).toHaveLength(1);

  page.resume();
  expect(page.requests).toHaveLength(2);
  page.last().answer('READY_TO_REDIRECT');
  await pass(0);
  expect(page.leave).toHaveBeenCalledOnce();
});

test('leaving between two requests stops the clock; coming back asks at once', async () => {
  const page = open('t');
  page.last().answer('PENDING');
  await pass(1000);
  page.pause();
  await pass(60_000);
  expect(page.requests).toHaveLength(1);
  page.resume();
  expect(page.requests).toHaveLength(2);
  page.resume();
  expect(page.requests[1]!.signal.aborted).toBe(true);
});

test('coming back to an error starts its 3 seconds anew', async () => {
  const page = open('t');
  page.last().answer('ERROR');
  await pass(2000);
  page.pause();
  await pass(10_000);
  page.resume();
  await pass(2999);
  expect(page.leave).not.toHaveBeenCalled();
  await pass(1);
  expect(page.leave).toHaveBeenCalledOnce();
});

test('staying stops the clock for good, also after coming back to the page', async () => {
  for (const token of [null, 't']) {
    const page = open(token);
    if (token) page.last().fail();
    await pass(2000);
    page.stay();
    expect(page.shown.at(-1)).toBe('stayed');
    page.pause();
    page.resume();
    await pass(60_000);
    expect(page.leave).not.toHaveBeenCalled();
  }
});

test('who presses a link is not called back: what it ends is no error, and no redirect comes first', async () => {
  for (const token of [null, 't']) {
    const page = open(token);
    await pass(2000);
    const { length } = page.shown;
    page.giveWay();
    page.requests[0]?.fail();
    await pass(29_999);
    expect(page.shown).toHaveLength(length);
    expect(page.leave).not.toHaveBeenCalled();
  }
});

test('who pressed a link and is still here after 30 seconds goes on where it was', async () => {
  const polling = open('t');
  polling.giveWay();
  await pass(30_000);
  expect(polling.requests).toHaveLength(2);
  polling.last().answer('PENDING');
  await pass(3000);
  expect(polling.requests).toHaveLength(3);

  const invalid = open(null);
  await pass(2000);
  invalid.giveWay();
  await pass(32_999);
  expect(invalid.leave).not.toHaveBeenCalled();
  await pass(1);
  expect(invalid.leave).toHaveBeenCalledOnce();
});

test('its own redirect, however slow, is begun once', async () => {
  const page = open('t');
  page.last().answer('READY_TO_REDIRECT');
  await pass(0);
  page.giveWay();
  await pass(60_000);
  expect(page.leave).toHaveBeenCalledOnce();
});
