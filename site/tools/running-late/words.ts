import { z } from 'zod';
import { message, pluralMessage, words } from '#catalog/message-schema.ts';
import { field, toolWords } from '#catalog/tool-words.ts';

export const schema = toolWords({
  links: ['rule', 'assign'],
  says: { rules: ['lateTouchesLater'], unknown: ['gracePeriodMinutes', 'lateFee'] },
  texts: z.strictObject({
    fields: z.strictObject({
      dropOff: field.dateTime('before'),
      returnAt: field.dateTime('before'),
      /** Each of the later reservations. */
      later: field.dateTime('before'),
    }),
    headlines: z.strictObject({ none: words, noLater: words, affected: pluralMessage() }),
    sentences: z.strictObject({
      none: message('returnAt'),
      noLater: words,
      affected: pluralMessage('affected', 'returnAt'),
    }),
    lateness: z.strictObject({
      onTime: message('dropOff'),
      inGracePeriod: message('lateFrom'),
      runningLate: words,
      runningLateFee: message('fee'),
      notStated: message('dropOff'),
    }),
    todo: words,
  }),
});
