import { z } from 'zod';
import { message, pluralMessage, words } from '#catalog/message-schema.ts';
import { answers, field, toolWords } from '#catalog/tool-words.ts';

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
    ...answers({
      none: [words, message('returnAt')],
      noLater: [words, words],
      affected: [pluralMessage(), pluralMessage('affected', 'returnAt')],
    }),
    lateness: z.strictObject({
      onTime: message('dropOff'),
      inGracePeriod: message('lateFrom'),
      runningLate: words,
      runningLateFee: message('fee'),
      notStated: message('dropOff'),
    }),
    /** The same where the time when it will be back has passed. */
    wasBack: z.strictObject({
      onTime: words,
      inGracePeriod: message('lateFrom'),
      runningLate: words,
      runningLateFee: message('fee'),
      notStated: message('dropOff'),
    }),
    todo: words,
  }),
});
