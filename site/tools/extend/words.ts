import { z } from 'zod';
import { field, sentence, toolWords } from '#catalog/tool-words.ts';

export const words = toolWords({
  links: ['rule'],
  says: { rules: ['extendActive', 'extendPreBooked'], tables: ['stateLabels'] },
  texts: z.strictObject({
    fields: z.strictObject({
      state: field.state(),
      dropOff: field.dateTime(),
      newDropOff: field.dateTime('notAfter'),
      preBooked: field.choice('no', 'yes'),
      next: field.choice('unknown', 'none', 'known'),
      nextStart: field.dateTime('before'),
    }),
    sentences: z.strictObject({
      vehicleFree: sentence('newDropOff'),
      endsBeforeCutoff: sentence('newDropOff', 'latest'),
      pastCutoff: sentence('latest'),
      pastCutoffPreBooked: sentence('latest'),
      noTimeLeft: sentence('dropOff'),
      preBooked: sentence('dropOff'),
      preBookedUntil: sentence('dropOff', 'latest'),
      preBookedNextNotKnown: sentence('dropOff'),
      nextNotKnown: sentence('newDropOff'),
      notInProgress: sentence('state'),
      ended: sentence('state'),
    }),
  }),
});
