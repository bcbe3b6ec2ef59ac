import { describe, expect, it } from 'vitest';
import { catalogOf } from '#catalog/catalog.ts';
import { tool } from '#catalog/tools.ts';
import { reservationStates, roles } from '#rules/index.ts';
import { answerCancel, cancelInputs, cancelNeeds } from './cancel/answer-cancel.ts';
import { answerDamageClaim, damageClaimInputs } from './damage-claim/answer-damage-claim.ts';
import { answerExtend, extendInputs } from './extend/answer-extend.ts';
import { answerHostChecklist, checklistFor } from './host-checklist/answer-host-checklist.ts';
import { answerMaintenance, maintenanceInputs } from './maintenance/answer-maintenance.ts';
import { answerRunningLate, runningLateInputs } from './running-late/answer-running-late.ts';
import { answerWhatCanIDo } from './what-can-i-do/answer-what-can-i-do.ts';

const rulesTexts = catalogOf('en').rules;
const { stateLabels, accountFields } = rulesTexts;
const zone = 'America/New_York';
/** June 15, 2026, noon on the clocks of New York. */
const noon = Date.parse('2026-06-15T12:00-04:00');
const on = (field: string, time: string, date = '2026-06-15') => ({
  [`${field}Date`]: date,
  [`${field}Time`]: time,
});

describe('Can I extend?', () => {
  const ask = { ...extendInputs, zone, ...on('dropOff', '13:00'), ...on('newDropOff', '15:00') };
  const answer = (inputs: object) => answerExtend({ ...ask, ...inputs }, noon, stateLabels);

  it.each([
    ['15:30', 'endsBeforeCutoff', '3:00 PM EDT'],
    ['15:29', 'pastCutoff', '2:59 PM EDT'],
  ])('with the next reservation at %s: %s', (time, outcome, latest) => {
    const { result } = answer({ next: 'known', ...on('nextStart', time) });
    expect(result).toMatchObject({ outcome, values: { latest: `Mon, Jun 15, ${latest}` } });
  });

  it('depends while nobody knows of the next, and the host decides on a pre-booked vehicle', () => {
    expect(answer({}).result?.outcome).toBe('nextNotKnown');
    expect(answer({ next: 'none' }).result?.outcome).toBe('vehicleFree');
    expect(answer({ preBooked: 'yes', next: 'none' }).result?.outcome).toBe('preBooked');
    expect(answer({ preBooked: 'yes' }).result?.outcome).toBe('preBookedNextNotKnown');
    expect(answer({ state: 'upcoming' }).result?.outcome).toBe('notInProgress');
    expect(answer({ state: 'canceled' }).result).toMatchObject({
      outcome: 'ended',
      values: { state: 'Canceled' },
    });
  });

  it('keeps to the limit before the next reservation on a pre-booked vehicle, too', () => {
    const booked = (time: string) =>
      answer({ preBooked: 'yes', next: 'known', ...on('nextStart', time) }).result;
    expect(booked('15:30')).toMatchObject({
      outcome: 'preBookedUntil',
      values: { latest: 'Mon, Jun 15, 3:00 PM EDT' },
    });
    expect(booked('15:29')).toMatchObject({
      outcome: 'pastCutoffPreBooked',
      values: { latest: 'Mon, Jun 15, 2:59 PM EDT' },
    });
    expect(booked('13:00')?.outcome).toBe('noTimeLeft');
    expect(answer({ preBooked: 'yes', state: 'upcoming' }).result?.outcome).toBe('notInProgress');
  });

  it('takes the safe side of a time that comes twice', () => {
    const { result, twice } = answer({
      ...on('dropOff', '00:30', '2026-11-01'),
      ...on('newDropOff', '01:30', '2026-11-01'),
      next: 'known',
      ...on('nextStart', '01:59', '2026-11-01'),
    });
    // The later 1:30, and the earlier 1:59.
    expect(twice).toEqual(['newDropOff', 'nextStart']);
    expect(result).toMatchObject({ outcome: 'pastCutoff', values: { latest: 'Sun, Nov 1, 1:29 AM EDT' } });
  });

  it('asks for a later time, and for a possible one', () => {
    expect(answer(on('newDropOff', '13:00')).errors).toEqual({ newDropOff: 'notAfter' });
    expect(answer(on('newDropOff', '')).errors).toEqual({ newDropOff: 'timeMissing' });
    expect(answer(on('newDropOff', '?')).errors).toEqual({ newDropOff: 'timeIncomplete' });
    expect(answer(on('newDropOff', '15:00', '?')).errors).toEqual({ newDropOff: 'dateIncomplete' });
    expect(answer(on('newDropOff', '15:00', '')).errors).toEqual({ newDropOff: 'dateMissing' });
    expect(answer(on('newDropOff', '', '')).errors).toEqual({ newDropOff: 'dateTimeMissing' });
    expect(answer(on('newDropOff', '15:00', '1800-01-01')).errors).toEqual({ newDropOff: 'notADate' });
    expect(answer(on('newDropOff', '25:00')).errors).toEqual({ newDropOff: 'notATime' });
    expect(answer({ zone: 'Foo/Bar' }).errors).toMatchObject({ newDropOff: 'unknownZone' });
    expect(answer({ preBooked: 'perhaps', next: 'x' }).errors).toEqual({
      preBooked: 'notAChoice',
      next: 'notAChoice',
    });
    expect(answer(on('newDropOff', '02:30', '2027-03-14')).errors).toEqual({ newDropOff: 'neverOnClock' });
    expect(answer(on('newDropOff', '01:30', '2026-11-01')).twice).toEqual(['newDropOff']);
    expect(answer({ state: 'flying' }).errors).toEqual({ state: 'notAChoice' });
  });
});

describe('What if I cancel now?', () => {
  const host = { role: 'host' };
  const answer = (inputs: object, policy = {}) =>
    answerCancel({ ...cancelInputs, zone, ...inputs }, noon, stateLabels, policy).result;

  it.each([
    ['12:01', 'hostFree'],
    ['12:00', 'hostDeducted'],
  ])('a host, for a start tomorrow at %s: %s', (time, outcome) => {
    expect(answer({ ...host, ...on('start', time, '2026-06-16') })?.outcome).toBe(outcome);
  });

  it('says that a driver is told nothing here, whatever the time left', () => {
    for (const start of [on('start', '12:01', '2027-06-16'), on('start', '18:00'), {}]) {
      expect(answer(start)).toMatchObject({
        outcome: 'driverTerms',
        decision: { outcome: 'notStated', unknown: ['driverCancellation'] },
      });
    }
    expect(answer({ state: 'completed' })?.outcome).toBe('driverState');
    expect(answer({ state: 'readyToStart' }, rulesTexts)?.outcome).toBe('driverNotStated');
  });

  it('knows the amounts once the operator has set the percentage, and asks for none before', () => {
    const start = { ...host, ...on('start', '18:00'), amount: '100' };
    expect(answer(start)).toMatchObject({
      outcome: 'hostDeducted',
      decision: { unknown: ['cancellationPercent'] },
    });
    expect(answer({ ...start, amount: 'much' })?.outcome).toBe('hostDeducted');
    expect(answer(start, { cancellationPercent: 25 })).toMatchObject({
      outcome: 'hostDeductedAmount',
      values: { deducted: '$25.00', refund: '$75.00' },
    });
    const policy = { driverCancellation: { freeHours: 2, percent: 10 } };
    expect(answer({ ...start, role: 'driver' }, policy)?.outcome).toBe('driverFreeAmount');
    expect(answer({ ...on('start', '13:00'), amount: '100' }, policy)).toMatchObject({
      outcome: 'driverDeductedAmount',
      values: { deducted: '$10.00', refund: '$90.00' },
    });
    expect(cancelNeeds('host', {})).toEqual({ start: true, amount: false });
    expect(cancelNeeds('driver', {})).toEqual({ start: false, amount: false });
    expect(cancelNeeds('driver', policy)).toEqual({ start: true, amount: true });
  });

  it('depends on the status', () => {
    const start = { ...host, ...on('start', '18:00') };
    expect(answer({ ...start, state: 'readyToStart' }, rulesTexts)?.outcome).toBe('hostState');
    expect(answer({ ...start, ...on('start', '12:00') })?.outcome).toBe('startHasPassed');
  });

  it('has the year where it is not this one', () => {
    const start = { ...host, ...on('start', '09:00', '2027-01-02') };
    expect(answer(start)?.values.until).toBe('Fri, Jan 1, 2027, 9:00 AM EST');
  });

  it('asks for a role and a state that there are', () => {
    const { errors } = answerCancel({ ...cancelInputs, role: 'nobody', state: 'x' }, noon, stateLabels, {});
    expect(errors).toEqual({ role: 'notAChoice', state: 'notAChoice' });
  });
});

describe('What can I do?', () => {
  it.each(roles.flatMap((role) => reservationStates.map((state) => [role, state] as const)))(
    'as a %s, with %s: each action leads to a section',
    (role, state) => {
      const { result } = answerWhatCanIDo({ role, state }, rulesTexts);
      const sections: object = tool('what-can-i-do').texts.sections[role];
      const cells = Object.values(result!.details.actions).flat();
      expect(cells.length).toBe(Object.keys(sections).length);
      for (const { action } of cells) expect(sections).toHaveProperty(action);
    },
  );

  it('says it in a sentence', () => {
    expect(
      answerWhatCanIDo({ role: 'driver', state: 'readyToStart' }, rulesTexts).result?.values.actions,
    ).toBe(
      'start the reservation, report an incident, view the insurance card, and see the license plate number',
    );
    expect(answerWhatCanIDo({ role: 'driver', state: 'canceled' }, rulesTexts).result).toMatchObject({
      outcome: 'nothing',
      decision: { rule: 'statusDecides' },
    });
    expect(answerWhatCanIDo({ role: 'nobody', state: 'x' }, rulesTexts).errors).toEqual({
      role: 'notAChoice',
      state: 'notAChoice',
    });
  });
});

describe('Running late', () => {
  const ask = { ...runningLateInputs, zone, ...on('dropOff', '11:00'), ...on('returnAt', '17:00') };
  const answer = (inputs: object, policy = {}) => answerRunningLate({ ...ask, ...inputs }, noon, policy);

  it('affects what starts before the vehicle is back', () => {
    const later = { ...on('later1', '16:59'), ...on('later2', '17:00') };
    expect(answer(later).result).toMatchObject({
      outcome: 'one',
      values: { affected: 'Mon, Jun 15, 4:59 PM EDT' },
    });
    expect(answer(on('later1', '17:00')).result?.outcome).toBe('none');
    expect(answer({}).result?.outcome).toBe('noLater');
    expect(answer({ ...later, ...on('later3', '13:00') }).result?.values.number).toBe(2);
  });

  it('does not guess the grace period or the fee', () => {
    expect(answer({}).result).toMatchObject({
      details: { lateness: 'notStated' },
      decision: { unknown: ['gracePeriodMinutes', 'lateFee'] },
    });
    const lateFee = { amount: { cents: 500, currency: 'USD' }, per: 'reservation' } as const;
    expect(answer({}, { gracePeriodMinutes: 15, lateFee }).result?.details).toMatchObject({
      lateness: 'runningLateFee',
      values: { fee: '$5.00' },
    });
  });

  it('wants times in their order', () => {
    expect(answer(on('returnAt', '10:59')).errors).toEqual({ returnAt: 'before' });
    expect(answer(on('returnAt', '11:00')).result?.outcome).toBe('noLater');
    expect(answer({ ...on('later1', '10:59'), ...on('later2', '16:00', '2020-06-15') }).errors).toEqual({
      later1: 'before',
      later2: 'before',
    });
    expect(answer(on('dropOff', '11:00', '2010-06-15')).errors).toEqual({ dropOff: 'before' });
  });

  it('takes the later of two equal times for the return, and the earlier for who comes next', () => {
    const day = '2026-11-01';
    const back = { ...on('dropOff', '00:30', day), ...on('returnAt', '01:30', day) };
    expect(answer({ ...back, ...on('later1', '01:45', day) })).toMatchObject({
      twice: ['returnAt', 'later1'],
      result: { outcome: 'one', values: { returnAt: 'Sun, Nov 1, 1:30 AM EST' } },
    });
  });

  it('wants both parts of a time', () => {
    expect(answer({ later1Date: '2026-06-15' }).errors).toEqual({ later1: 'timeMissing' });
  });
});

describe('A damage claim', () => {
  const answer = (inputs: object) =>
    answerDamageClaim({ ...damageClaimInputs, zone, ...inputs }, noon).result;

  it.each([
    ['12:00', '2026-06-14', 'inTime'],
    ['11:59', '2026-06-14', 'tooLate'],
    ['12:01', '2026-06-15', 'notEnded'],
  ])('for an end at %s on %s: %s', (time, date, outcome) => {
    expect(answer(on('ended', time, date))?.outcome).toBe(outcome);
  });

  it('is read in the zone of the device where none is chosen', () => {
    const elsewhere = { ...on('ended', '11:00'), zone: '' };
    const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(answer(elsewhere)).toEqual(answer({ ...elsewhere, zone: here }));
    expect(answerDamageClaim({ ...damageClaimInputs, protection: 'x' }, noon).errors).toMatchObject({
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

describe('A maintenance report', () => {
  const answer = (inputs: object) => answerMaintenance({ ...maintenanceInputs, ...inputs }, noon);

  it.each([
    [{ year: '2025' }, 'young'],
    [{ year: '2024' }, 'noReport'],
    [{ year: '2024', lastReport: '2025-06-20' }, 'reportCurrent'],
    [{ year: '2024', lastReport: '2025-06-10' }, 'reportExpired'],
  ])('for %o: %s', (inputs, outcome) => {
    expect(answer(inputs).result?.outcome).toBe(outcome);
  });

  it('is for vehicles that exist', () => {
    expect(answer({ year: '2,024' }).errors).toEqual({ year: 'notAWholeNumber' });
    expect(answer({ year: '2024', lastReport: '1990-01-01' }).errors).toEqual({
      lastReport: 'beforeVehicle',
    });
    expect(answer({ year: '2024', lastReport: '?' }).errors).toEqual({ lastReport: 'dateIncomplete' });
    expect(answer({ year: '24' }).errors).toEqual({ year: 'notInRange' });
    expect(answer({ year: '2028' }).errors).toEqual({ year: 'notInRange' });
    expect(answer({ year: '2020', lastReport: '2026-07-01' }).errors).toEqual({ lastReport: 'inTheFuture' });
  });
});

describe('The checklist', () => {
  const { texts } = tool('host-checklist');

  it('has what the account of each type needs, and the insurance for companies', () => {
    expect(checklistFor('company', texts, accountFields).map(({ text }) => text)).toContain('EIN');
    expect(checklistFor('company', texts, accountFields).map(({ id }) => id)).toContain('insurance');
    expect(checklistFor('individual', texts, accountFields).map(({ id }) => id)).not.toContain('insurance');
  });

  it('counts the ticks of this type', () => {
    const all = checklistFor('individual', texts, accountFields).map(({ id }) => id);
    const answer = (ticks: string[]) =>
      answerHostChecklist({ type: 'individual' }, texts, accountFields, ticks).result;
    expect(answer(['company.ein'])?.values).toMatchObject({ done: 0, next: 'Name' });
    expect(answer(all)?.outcome).toBe('done');
  });
});
