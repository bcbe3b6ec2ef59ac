import { describe, expect, test } from 'vitest';
import { leavesSoon, movePayout, type PayoutEvent, type PayoutPhase } from './payout-machine.ts';

const phases: PayoutPhase[] = ['init', 'noToken', 'polling', 'ready', 'error', 'stayed'];
const leaveIn3 = { do: 'leave', afterSeconds: 3 };

test('without a token: says so, and leaves after 3 seconds', () => {
  expect(movePayout('init', { type: 'opened', hasToken: false })).toEqual({
    phase: 'noToken',
    task: leaveIn3,
  });
});

test('with a token: asks at once', () => {
  expect(movePayout('init', { type: 'opened', hasToken: true })).toEqual({
    phase: 'polling',
    task: { do: 'ask', afterSeconds: 0 },
  });
});

describe('an answer while polling', () => {
  test.each([
    ['READY_TO_REDIRECT', { phase: 'ready', task: { do: 'leave', afterSeconds: 0 } }],
    ['ERROR', { phase: 'error', task: leaveIn3 }],
    ['PENDING', { phase: 'polling', task: { do: 'ask', afterSeconds: 3 } }],
  ])('%s', (status, move) => {
    expect(movePayout('polling', { type: 'answered', status })).toEqual(move);
  });

  test('no answer counts as ERROR', () => {
    expect(movePayout('polling', { type: 'failed' })).toEqual({ phase: 'error', task: leaveIn3 });
  });
});

describe('what comes too late changes nothing', () => {
  const late: PayoutEvent[] = [
    { type: 'answered', status: 'READY_TO_REDIRECT' },
    { type: 'answered', status: 'PENDING' },
    { type: 'failed' },
  ];
  test.each(phases.filter((phase) => phase !== 'polling'))('in %s', (phase) => {
    for (const event of late) expect(movePayout(phase, event)).toEqual({ phase });
  });

  test('opening twice', () => {
    for (const phase of phases.filter((each) => each !== 'init')) {
      expect(movePayout(phase, { type: 'opened', hasToken: true })).toEqual({ phase });
    }
  });
});

test('out of the back/forward cache every phase takes up what it does', () => {
  expect(phases.map((phase) => movePayout(phase, { type: 'resumed' }).task)).toEqual([
    undefined,
    leaveIn3,
    { do: 'ask', afterSeconds: 0 },
    { do: 'leave', afterSeconds: 0 },
    leaveIn3,
    undefined,
  ]);
});

describe('a visitor who wants to stay', () => {
  test.each(['noToken', 'error'] as const)('in %s, stays for good', (phase) => {
    expect(leavesSoon(phase)).toBe(true);
    expect(movePayout(phase, { type: 'stayed' })).toEqual({ phase: 'stayed' });
    expect(movePayout('stayed', { type: 'resumed' })).toEqual({ phase: 'stayed' });
    expect(movePayout('stayed', { type: 'answered', status: 'READY_TO_REDIRECT' })).toEqual({
      phase: 'stayed',
    });
  });

  test('has nothing to stop elsewhere: what goes on is taken up again', () => {
    for (const phase of ['init', 'polling', 'ready', 'stayed'] as const) {
      expect(leavesSoon(phase)).toBe(false);
      expect(movePayout(phase, { type: 'stayed' })).toEqual(movePayout(phase, { type: 'resumed' }));
    }
  });
});
