import { z } from 'zod';
import { message, words } from '#catalog/message-schema.ts';
import { answers, field, toolWords } from '#catalog/tool-words.ts';

export const schema = toolWords({
  links: ['young', 'due'],
  says: { rules: ['maintenanceReport'], assumptions: ['ageInCalendarYears', 'reportLastsOneYear'] },
  texts: z.strictObject({
    fields: z.strictObject({
      year: field.wholeNumber(),
      lastReport: field.date('inTheFuture', 'beforeVehicle'),
    }),
    ...answers({
      young: [message('from'), message('from')],
      noReport: [words, message('age')],
      reportCurrent: [message('dueOn'), message('dueOn')],
      reportExpired: [message('dueOn'), message('dueOn')],
    }),
  }),
});
