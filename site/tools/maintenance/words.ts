import { z } from 'zod';
import { field, sentence, toolWords } from '#catalog/tool-words.ts';

export const words = toolWords({
  links: ['young', 'due'],
  says: { rules: ['maintenanceReport'], assumptions: ['ageInCalendarYears', 'reportLastsOneYear'] },
  texts: z.strictObject({
    fields: z.strictObject({
      year: field.wholeNumber(),
      lastReport: field.date('inTheFuture', 'beforeVehicle'),
    }),
    sentences: z.strictObject({
      young: sentence('from'),
      noReport: sentence('age'),
      reportCurrent: sentence('dueOn'),
      reportExpired: sentence('dueOn'),
    }),
  }),
});
