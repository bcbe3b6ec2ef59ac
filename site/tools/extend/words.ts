import { z } from 'zod';
import { message, words } from '#catalog/message-schema.ts';
import { answers, field, toolWords } from '#catalog/tool-words.ts';

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
    ...answers({
      vehicleFree: [message('newDropOff'), message('newDropOff')],
      endsBeforeCutoff: [message('newDropOff'), message('newDropOff', 'latest')],
      pastCutoff: [message('latest'), message('latest')],
      pastCutoffPreBooked: [message('latest'), message('latest')],
      noTimeLeft: [message('dropOff'), message('dropOff')],
      preBooked: [words, message('dropOff')],
      preBookedUntil: [words, message('dropOff', 'latest')],
      preBookedNextNotKnown: [words, message('dropOff')],
      nextNotKnown: [words, message('newDropOff')],
      vehicleFreeOrPreBooked: [words, message('newDropOff')],
      endsBeforeCutoffOrPreBooked: [words, message('newDropOff', 'latest')],
      pastCutoffOrPreBooked: [message('latest'), message('latest')],
      nextNotKnownOrPreBooked: [words, message('newDropOff')],
      notInProgress: [words, message('state')],
      ended: [words, message('state')],
    }),
    /** Said besides where the drop-off time is over. */
    passed: words,
  }),
});
