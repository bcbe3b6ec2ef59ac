import { describe, expect, it } from 'vitest';
import { catalogOf } from '#catalog/catalog.ts';
import { toolTexts } from '#catalog/tools.ts';
import { reservationStates, roles } from '#rules/index.ts';
import { atAGlance } from '../testing/headlines.ts';
import { language, locale } from '../testing/times.ts';
import { answerWhatCanIDo, whatCanIDoVerdicts } from './answer-what-can-i-do.ts';
import { schema } from './words.ts';

const { rules } = catalogOf(language);
const { texts } = toolTexts(language, 'what-can-i-do', schema);

describe('What can I do?', () => {
  it.each(roles.flatMap((role) => reservationStates.map((state) => [role, state] as const)))(
    'as a %s, with %s: each action leads to a section',
    (role, state) => {
      const { result } = answerWhatCanIDo({ role, state }, locale, rules);
      const sections: object = texts.sections[role];
      const cells = Object.values(result!.details.actions).flat();
      // Of the plate of their own vehicle, hosts are told where something is said of it.
      const isPlateTold = role === 'driver' || cells.some(({ action }) => action === 'seePlate');
      expect(cells.length).toBe(Object.keys(sections).length - (isPlateTold ? 0 : 1));
      for (const { action } of cells) expect(sections).toHaveProperty(action);
    },
  );

  it('tells a host of refunds and extra charges in any status, and never that they are not published', () => {
    for (const state of reservationStates) {
      const { anyStatus, notStated } = answerWhatCanIDo({ role: 'host', state }, locale, rules).result!
        .details.actions;
      const own = ['refund', 'collectExtraCharge', 'viewCustomerDetails'];
      expect(anyStatus.map(({ action }) => action)).toEqual(own);
      expect(notStated.filter(({ action }) => own.includes(action))).toEqual([]);
    }
  });

  it('offers what is uncertain as one or the other', () => {
    expect(answerWhatCanIDo({ role: 'host', state: 'completed' }, locale, rules).result?.values.actions).toBe(
      'collect charges that are due or file a damage claim',
    );
  });

  it.each([
    ['driver', 'readyToStart', 'yes: 4 things you can do'],
    ['host', 'readyToStart', 'yes: 1 thing you can do'],
    ['host', 'completed', 'depends: Perhaps 2 things'],
    ['driver', 'canceled', 'unknown: No steps are published'],
  ])('as a %s, with %s, is told at a glance: %s', (role, state, told) => {
    const glance = atAGlance('what-can-i-do', schema, whatCanIDoVerdicts);
    expect(glance(answerWhatCanIDo({ role, state }, locale, rules))).toBe(told);
  });

  it('says it in a sentence', () => {
    expect(
      answerWhatCanIDo({ role: 'driver', state: 'readyToStart' }, locale, rules).result?.values.actions,
    ).toBe(
      'start the reservation, report an incident, view the insurance card, and see the license plate number',
    );
    expect(answerWhatCanIDo({ role: 'driver', state: 'canceled' }, locale, rules).result).toMatchObject({
      outcome: 'nothing',
      decision: { rule: 'statusDecides' },
    });
    expect(answerWhatCanIDo({ role: 'nobody', state: 'x' }, locale, rules).errors).toEqual({
      role: 'notAChoice',
      state: 'notAChoice',
    });
  });
});
