import { z } from 'zod';
import { message, pluralMessage, texts, words } from '#catalog/message-schema.ts';
import { field, toolWords } from '#catalog/tool-words.ts';
import { chart, duration, planFields } from '../price-plan/plan-words.ts';

export const schema = toolWords({
  links: ['rule'],
  says: { rules: ['hostEarnings'], unknown: ['hostSharePercent'] },
  texts: z.strictObject({
    fields: z.strictObject({ ...planFields, share: field.percent() }),
    /** Unfolds the fields that an answer can do without. */
    more: words,
    headlines: z.strictObject({ earns: message('earnings'), notStated: message('price') }),
    sentences: z.strictObject({
      earns: message('duration', 'price', 'percent', 'earnings'),
      notStated: message('duration', 'price'),
    }),
    parts: texts('days', 'hours', 'total', 'earnings'),
    included: message('included'),
    hoursDearer: pluralMessage(),
    hoursInclude: pluralMessage(),
    duration,
    chart,
  }),
});
