import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from './instant.ts';
import { decideDamageClaim } from './damage-claim.ts';
import { at, noon } from './publish/vectors/examples.ts';

describe('a damage claim', () => {
  it.each([
    [0, 'open'],
    [24 * 60, 'open'],
    [24 * 60 + 1, 'closed'],
  ])('%i minutes after the end is %s', (minutes, outcome) => {
    const input = { now: noon + minutes * MINUTE, endedAt: noon, protectionDeclined: false };
    expect(decideDamageClaim(input)).toMatchObject({ outcome, reason: { until: noon + 24 * HOUR } });
  });

  it('needs a protection plan that was not declined', () => {
    expect(decideDamageClaim({ now: noon, endedAt: noon, protectionDeclined: true })).toEqual({
      outcome: 'closed',
      reason: { code: 'protectionDeclined' },
      rule: 'damageClaimProtection',
    });
  });

  it('cannot come before the end', () => {
    expect(decideDamageClaim({ now: noon - 1, endedAt: noon, protectionDeclined: false })).toMatchObject({
      errors: [{ field: 'now', code: 'before' }],
    });
  });

  it('is open for 24 hours that pass, also when the clocks change', () => {
    const endedAt = at('2026-03-07T20:00-05:00');
    const ask = (text: string) =>
      decideDamageClaim({ now: at(text), endedAt, protectionDeclined: false }).outcome;
    expect(ask('2026-03-08T21:00-04:00')).toBe('open');
    expect(ask('2026-03-08T21:01-04:00')).toBe('closed');
  });
});
