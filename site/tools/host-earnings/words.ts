import { z } from 'zod';
import { field, sentence, text, texts, toolWords } from '#catalog/tool-words.ts';
import { chart, duration, planFields } from '../price-plan/plan-words.ts';

export const words = toolWords({
  links: ['rule'],
  says: { rules: ['hostEarnings'], unknown: ['hostSharePercent'] },
  texts: z.strictObject({
    fields: z.strictObject({ ...planFields, share: field.percent() }),
    /** Unfolds the fields that an answer can do without. */
    more: text,
    sentences: z.strictObject({
      earns: sentence('duration', 'price', 'percent', 'earnings'),
      notStated: sentence('duration', 'price'),
    }),
    parts: texts('days', 'hours', 'total', 'earnings'),
    included: sentence('included'),
    hoursDearer: sentence('fromHours'),
    hoursInclude: sentence('fromHours'),
    duration,
    chart,
  }),
});
