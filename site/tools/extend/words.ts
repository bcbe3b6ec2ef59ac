import { z } from 'zod';
import { message, words } from '#catalog/message-schema.ts';
import { field, toolWords } from '#catalog/tool-words.ts';

export const schema = toolWords({
  links: ['rule'],
  says: { rules: ['extendActive', 'extendPreBooked'], tables: ['stateLabels'] },
  texts: z.strictObject({
    fields: z.strictObject({
      state: field.state(),
      dropOff: field.dateTime(),
      newDropOff: field.dateTime('notAfter'),
      preBooked: field.choice('unknown', 'no', 'yes'),
      next: field.choice('unknown', 'none', 'known'),
      nextStart: field.dateTime('before'),
    }),
    headlines: z.strictObject({
      vehicleFree: message('newDropOff'),
      endsBeforeCutoff: message('newDropOff'),
      pastCutoff: message('latest'),
      pastCutoffPreBooked: message('latest'),
      noTimeLeft: message('dropOff'),
      preBooked: words,
      preBookedUntil: words,
      preBookedNextNotKnown: words,
      nextNotKnown: words,
      vehicleFreeOrPreBooked: words,
      endsBeforeCutoffOrPreBooked: words,
      pastCutoffOrPreBooked: message('latest'),
      nextNotKnownOrPreBooked: words,
      notInProgress: words,
      ended: words,
    }),
    sentences: z.strictObject({
      vehicleFree: message('newDropOff'),
      endsBeforeCutoff: message('newDropOff', 'latest'),
      pastCutoff: message('latest'),
      pastCutoffPreBooked: message('latest'),
      noTimeLeft: message('dropOff'),
      preBooked: message('dropOff'),
      preBookedUntil: message('dropOff', 'latest'),
      preBookedNextNotKnown: message('dropOff'),
      nextNotKnown: message('newDropOff'),
      vehicleFreeOrPreBooked: message('newDropOff'),
      endsBeforeCutoffOrPreBooked: message('newDropOff', 'latest'),
      pastCutoffOrPreBooked: message('latest'),
      nextNotKnownOrPreBooked: message('newDropOff'),
      notInProgress: message('state'),
      ended: message('state'),
    }),
  }),
});
