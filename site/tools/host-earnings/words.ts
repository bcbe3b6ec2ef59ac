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
    /** The same where the operator has set the share. */
    moreWithoutShare: words,
    ...answers({
      earns: [message('earnings'), message('duration', 'price', 'percent', 'earnings')],
      notStated: [message('price'), message('duration', 'price')],
    }),
    parts: texts('days', 'hours', 'total', 'earnings'),
    included: pluralMessage('included'),
    hoursDearer: pluralMessage(),
    hoursInclude: pluralMessage(),
    /** Where only minutes just before a whole day are dearer, or include more miles. */
    minutesDearer: words,
    minutesInclude: words,
    duration,
    chart,
  }),
});
