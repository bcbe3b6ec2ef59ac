import { z } from 'zod';
import { feedbackReasons } from '#config/feedback-reasons.ts';
import { message, texts, words } from './message-schema.ts';

/** `content/{language}/feedback.yaml`: the question below each section of the help. */
export const feedbackSchema = z.strictObject({
  question: words,
  yes: words,
  no: words,
  failed: words,
  thanks: words,
  ask: z.strictObject({
    why: words,
    reasons: texts(...feedbackReasons),
    comment: words,
    hint: message('count'),
    send: words,
    noReply: words,
    write: words,
  }),
  sent: words,
  kept: words,
  number: message('number'),
  erase: words,
  erased: words,
  eraseByNumber: texts('label', 'button'),
});
