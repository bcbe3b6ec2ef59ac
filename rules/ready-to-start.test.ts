import { describe, expect, it } from 'vitest';
import { MINUTE } from './instant.ts';
import { noon } from './publish/vectors/examples.ts';
import { decideReady } from './ready-to-start.ts';

describe('ready to start', () => {
  it('comes when the operator says', () => {
    const ask = (minutes: number) =>
      decideReady({ now: noon - minutes * MINUTE, pickupAt: noon }, { readyToStartMinutes: 30 });
    expect([31, 30, 29].map((minutes) => ask(minutes).outcome)).toEqual(['notYet', 'ready', 'ready']);
    expect(decideReady({ now: noon, pickupAt: noon }, {})).toMatchObject({
      outcome: 'notStated',
      unknown: ['readyToStartMinutes'],
    });
  });
});
