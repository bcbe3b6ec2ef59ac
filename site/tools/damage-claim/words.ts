import { z } from 'zod';
import { field, sentence, text, toolWords } from '#catalog/tool-words.ts';

export const words = toolWords({
  links: ['rule', 'file', 'declined'],
  says: { rules: ['damageClaimWindow', 'damageClaimProtection'] },
  texts: z.strictObject({
    fields: z.strictObject({
      ended: field.dateTime(),
      protection: field.choice('kept', 'declined'),
      name: field.text(),
    }),
    sentences: z.strictObject({
      inTime: sentence('until'),
      tooLate: sentence('until'),
      notEnded: sentence('until'),
      protectionDeclined: text,
    }),
    left: sentence('left'),
    calendar: z.strictObject({
      button: text,
      file: z.string().regex(/^[\w-]+\.ics$/),
      title: text,
      titleNamed: sentence('name'),
      text: sentence('address'),
    }),
  }),
});
