import { z } from 'zod';
import { field, sentence, text, texts, toolWords } from '#catalog/tool-words.ts';
import { chart, duration, planFields } from '../price-plan/plan-words.ts';

export const words = toolWords({
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
    more: text,
    sentences: z.strictObject({
      complete: sentence('duration', 'total'),
      atLeast: sentence('duration', 'total'),
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
      included: sentence('included'),
      within: sentence('included', 'miles'),
      beyond: sentence('included', 'miles', 'extra'),
      /** Where the miles that the plan includes are not known. */
      unknown: sentence('miles'),
    }),
    hoursDearer: sentence('fromHours'),
    duration,
    chart,
  }),
});
