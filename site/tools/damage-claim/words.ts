import { z } from 'zod';
import { message, words } from '#catalog/message-schema.ts';
import { answers, field, toolWords } from '#catalog/tool-words.ts';

export const schema = toolWords({
  links: ['rule', 'file', 'declined'],
  says: { rules: ['damageClaimWindow', 'damageClaimProtection'] },
  texts: z.strictObject({
    fields: z.strictObject({
      ended: field.dateTime(),
      protection: field.choice('unknown', 'kept', 'declined'),
      name: field.text(),
    }),
    ...answers({
      inTime: [message('until'), message('until')],
      tooLate: [words, message('until')],
      notEnded: [message('until'), message('until')],
      inTimeIfKept: [message('until'), message('until')],
      notEndedIfKept: [message('until'), message('until')],
      protectionDeclined: [words, words],
    }),
    left: message('left'),
    calendar: z.strictObject({
      button: words,
      file: z.string().regex(/^[\w-]+\.ics$/),
      title: words,
      titleNamed: message('name'),
      text: message('address'),
    }),
  }),
});
