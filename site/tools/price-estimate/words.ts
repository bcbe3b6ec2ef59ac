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
    /** The same where the operator has set the reservation fee. */
    moreWithoutFee: words,
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
      included: pluralMessage('included'),
      within: pluralMessage('included', 'miles'),
      beyond: message('included', 'miles', 'extra'),
      /** Where the miles that the plan includes are not known. */
      unknown: pluralMessage('miles'),
    }),
    hoursDearer: pluralMessage(),
    /** Where only minutes just before a whole day are dearer. */
    minutesDearer: words,
    duration,
    chart,
  }),
});
