import { describe, expect, it } from 'vitest';
import { catalogOf } from '#catalog/catalog.ts';
import { reservationStates, type Role, roles } from '#rules/reservation-states.ts';
import { actionRows } from './reservation-rows.ts';

/** Its sentences are quoted, whatever the language of the site. */
const catalog = catalogOf('en');
const { conditional, anyStatus } = catalog.ui.rules;
const textOf = (role: Role, status: string) =>
  actionRows(catalog, role).find(({ term }) => term === status)?.text ?? '';

describe('what can be done in each status', () => {
  it.each(roles)('has a row for every status, none of them empty: %s', (role) => {
    const rows = actionRows(catalog, role);
    for (const state of reservationStates) {
      expect(rows.map(({ term }) => term)).toContain(catalog.rules.stateLabels[state][role]);
    }
    for (const { text } of rows) expect(text).toMatch(/\.$/);
  });

  it.each([
    ['driver', 'Active', conditional.decideExtension, /You can [^.]*extend the reservation(?! if)/],
    ['host', 'Past/Completed', conditional.decideDamageClaim, /You can [^.]*file a damage claim(?! within)/],
    ['host', anyStatus, conditional.decideCollect, /You can [^.]*collect charges/],
  ] as const)(
    'names an action with its condition, never without: %s, %s',
    (role, status, condition, bare) => {
      expect(textOf(role, status)).toContain(condition);
      expect(textOf(role, status)).not.toMatch(bare);
    },
  );

  it('says once what is the same in every status', () => {
    expect(textOf('host', anyStatus)).toMatch(/refund a payment, collect an additional charge, and view/);
    expect(textOf('host', 'Upcoming')).toBe('You can cancel the reservation and assign a new vehicle.');
    expect(textOf('driver', anyStatus)).toBe('');
  });

  it('never says that nothing is left to do beside what may be possible', () => {
    expect(textOf('driver', 'Canceled')).toBe(
      'Ask us whether you can see the license plate number, view the receipt, or download the invoice PDF.',
    );
  });

  it('asks beside a status about what is not published of it, and of nothing else', () => {
    expect(textOf('driver', 'Running late')).toMatch(
      /^You can end [^.]*\. Ask us whether you can extend [^.]*, cancel [^.]*, or report an incident\.$/,
    );
    expect(textOf('host', 'Upcoming')).not.toContain('Ask us');
    for (const status of ['Abandoned', 'Canceled']) expect(textOf('host', status)).not.toContain('plate');
  });

  it('does not ask drivers whether they file damage claims', () => {
    const texts = actionRows(catalog, 'driver').map(({ text }) => text);
    expect(texts.join(' ')).not.toMatch(/damage claim/);
  });
});
