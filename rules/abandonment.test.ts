import { describe, expect, it } from 'vitest';
import { abandonmentReminders, decideAbandonment } from './abandonment.ts';
import { HOUR, MINUTE } from './instant.ts';
import { noon } from './publish/vectors/examples.ts';

describe('an abandoned reservation', () => {
  const times = { pickupAt: noon - HOUR, dropOffAt: noon, collected: false };

  it.each([
    [-61, 'notAbandoned'],
    [-60, 'atRisk'],
    [0, 'atRisk'],
    [1, 'abandoned'],
  ])('%i minutes from drop-off, not collected: %s', (minutes, outcome) => {
    expect(decideAbandonment({ ...times, now: noon + minutes * MINUTE }).outcome).toBe(outcome);
  });

  it('loses the reservation amount; a collected one is never abandoned', () => {
    expect(decideAbandonment({ ...times, now: noon + 1 }).reason).toEqual({
      code: 'notCollected',
      deducted: 'reservationAmount',
    });
    expect(decideAbandonment({ ...times, now: noon + 1, collected: true }).outcome).toBe('notAbandoned');
  });

  it('is preceded by reminders, whose times are the operator’s', () => {
    expect(abandonmentReminders(noon, {})).toMatchObject({
      outcome: 'notStated',
      unknown: ['abandonmentReminderMinutes'],
    });
    expect(abandonmentReminders(noon, { abandonmentReminderMinutes: [10, 60] }).reason).toMatchObject({
      to: ['driver', 'host'],
      at: [noon - 60 * MINUTE, noon - 10 * MINUTE],
    });
  });
});
