import { z } from 'zod';
import { field, sentence, text, toolWords } from '#catalog/tool-words.ts';

export const words = toolWords({
  links: ['rule', 'assign'],
  says: { rules: ['lateTouchesLater'], unknown: ['gracePeriodMinutes', 'lateFee'] },
  texts: z.strictObject({
    fields: z.strictObject({
      dropOff: field.dateTime('before'),
      returnAt: field.dateTime('before'),
      /** Each of the later reservations. */
      later: field.dateTime('before'),
    }),
    sentences: z.strictObject({
      none: sentence('returnAt'),
      noLater: text,
      one: sentence('affected', 'returnAt'),
      many: sentence('number', 'affected', 'returnAt'),
    }),
    lateness: z.strictObject({
      onTime: sentence('dropOff'),
      inGracePeriod: sentence('lateFrom'),
      runningLate: text,
      runningLateFee: sentence('fee'),
      notStated: sentence('dropOff'),
    }),
    todo: text,
  }),
});
