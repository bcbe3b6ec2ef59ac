import { describe, expect, it } from 'vitest';
import { atAGlance } from '../testing/headlines.ts';
import { locale, noon, on, zone } from '../testing/times.ts';
import { answerDamageClaim, damageClaimInputs, damageClaimVerdicts } from './answer-damage-claim.ts';
import { schema } from './words.ts';

describe('A damage claim', () => {
  const answer = (inputs: object) =>
    answerDamageClaim({ ...damageClaimInputs, zone, ...inputs }, noon, locale).result;

  it.each([
    ['12:00', '2026-06-14', 'inTime'],
    ['11:59', '2026-06-14', 'tooLate'],
    ['12:01', '2026-06-15', 'notEnded'],
  ])('of a guest who kept the protection, for an end at %s on %s: %s', (time, date, outcome) => {
    expect(answer({ ...on('ended', time, date), protection: 'kept' })?.outcome).toBe(outcome);
  });

  it.each([
    ['12:00', '2026-06-14', 'inTimeIfKept', true],
    ['11:59', '2026-06-14', 'tooLate', false],
    ['12:01', '2026-06-15', 'notEndedIfKept', true],
  ])(
    'depends on the protection until somebody says, for an end at %s on %s: %s',
    (time, date, outcome, hasTime) => {
      const result = answer(on('ended', time, date));
      expect(result?.outcome).toBe(outcome);
      expect(result?.details.until !== null).toBe(hasTime);
    },
  );

  it.each([
    ['15:00', '2026-06-14', 'kept', 'yes: File it by 3:00 PM'],
    ['15:00', '2026-06-14', 'unknown', 'depends: By 3:00 PM at the latest'],
    ['15:00', '2026-06-15', 'kept', 'depends: By Tue 3:00 PM at the latest'],
    ['11:59', '2026-06-14', 'kept', 'no: Too late'],
    ['15:00', '2026-06-14', 'declined', "no: No, you can't file a claim"],
  ])('for an end at %s on %s, the protection %s, is told at a glance: %s', (time, date, protection, told) => {
    const inputs = { ...damageClaimInputs, zone, ...on('ended', time, date), protection };
    const glance = atAGlance('damage-claim', schema, damageClaimVerdicts);
    expect(glance(answerDamageClaim(inputs, noon, locale))).toBe(told);
  });

  it('is read in the zone of the device where none is chosen', () => {
    const elsewhere = { ...on('ended', '11:00'), zone: '' };
    const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(answer(elsewhere)).toEqual(answer({ ...elsewhere, zone: here }));
    expect(answerDamageClaim({ ...damageClaimInputs, protection: 'x' }, noon, locale).errors).toMatchObject({
      protection: 'notAChoice',
    });
  });

  it('has no deadline where protection was declined', () => {
    expect(answer({ ...on('ended', '11:00'), protection: 'declined' })).toMatchObject({
      outcome: 'protectionDeclined',
      details: { until: null },
    });
  });

  it('lasts for hours that pass, also over a change of clocks', () => {
    expect(answer(on('ended', '12:00', '2027-03-13'))?.values.until).toBe('Sun, Mar 14, 2027, 1:00 PM EDT');
  });
});
