import { z } from 'zod';
import { message, pluralMessage, texts, words } from '#catalog/message-schema.ts';
import { answers, field, toolWords } from '#catalog/tool-words.ts';
import { chart, duration, planFields } from '../price-plan/plan-words.ts';

export const schema = toolWords({
  links: ['rule'],
  says: {
    rules: ['costParts'],
    unknown: ['insurance', 'extraMiles', 'plan.extraMileRate', 'reservationFee'],
  },
  texts: z.strictObject({
    fields: z.strictObject({
      ...planFields,
      miles: field.wholeNumber(),
      extraMileRate: field.money(),
      insurance: field.money(),
      fee: field.money(),
    }),
    /** Unfolds the fields that an answer can do without. */
    more: words,
    ...answers({
      complete: [message('total'), message('duration', 'total')],
      atLeast: [message('total'), message('duration', 'total')],
    }),
    parts: texts(
      'days',
      'hours',
      'insurance',
      'extraHours',
      'extraMiles',
      'reservationFee',
      'total',
      'soFar',
      'unknown',
    ),
    distance: z.strictObject({
      included: message('included'),
      within: message('included', 'miles'),
      beyond: message('included', 'miles', 'extra'),
      /** Where the miles that the plan includes are not known. */
      unknown: message('miles'),
    }),
    hoursDearer: pluralMessage(),
    duration,
    chart,
  }),
});
