import { z } from 'zod';
import { message, pluralMessage, texts, words } from '#catalog/message-schema.ts';
import { answers, field, toolWords } from '#catalog/tool-words.ts';
import { chart, duration, planFields } from '../price-plan/plan-words.ts';

export const schema = toolWords({
  links: ['rule'],
  says: { rules: ['hostEarnings'], unknown: ['hostSharePercent'] },
  texts: z.strictObject({
    fields: z.strictObject({ ...planFields, share: field.percent() }),
    /** Unfolds the fields that an answer can do without. */
    more: words,
    ...answers({
      earns: [message('earnings'), message('duration', 'price', 'percent', 'earnings')],
      notStated: [message('price'), message('duration', 'price')],
    }),
    parts: texts('days', 'hours', 'total', 'earnings'),
    included: message('included'),
    hoursDearer: pluralMessage(),
    hoursInclude: pluralMessage(),
    duration,
    chart,
  }),
});
