import { z } from 'zod';
import { message, words } from '#catalog/message-schema.ts';
import { field, toolWords } from '#catalog/tool-words.ts';

export const schema = toolWords({
  links: ['rule', 'file', 'declined'],
  says: { rules: ['damageClaimWindow', 'damageClaimProtection'] },
  texts: z.strictObject({
    fields: z.strictObject({
      ended: field.dateTime(),
      protection: field.choice('unknown', 'kept', 'declined'),
      name: field.text(),
    }),
    headlines: z.strictObject({
      inTime: message('until'),
      tooLate: words,
      notEnded: message('until'),
      inTimeIfKept: message('until'),
      notEndedIfKept: message('until'),
      protectionDeclined: words,
    }),
    sentences: z.strictObject({
      inTime: message('until'),
      tooLate: message('until'),
      notEnded: message('until'),
      inTimeIfKept: message('until'),
      notEndedIfKept: message('until'),
      protectionDeclined: words,
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
