import { z } from 'zod';
import { message, words } from '#catalog/message-schema.ts';
import { field, toolWords } from '#catalog/tool-words.ts';

export const schema = toolWords({
  links: ['young', 'due'],
  says: { rules: ['maintenanceReport'], assumptions: ['ageInCalendarYears', 'reportLastsOneYear'] },
  texts: z.strictObject({
    fields: z.strictObject({
      year: field.wholeNumber(),
      lastReport: field.date('inTheFuture', 'beforeVehicle'),
    }),
    headlines: z.strictObject({
      young: message('from'),
      noReport: words,
      reportCurrent: message('dueOn'),
      reportExpired: message('dueOn'),
    }),
    sentences: z.strictObject({
      young: message('from'),
      noReport: message('age'),
      reportCurrent: message('dueOn'),
      reportExpired: message('dueOn'),
    }),
  }),
});
