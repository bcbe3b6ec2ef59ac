import { z } from 'zod';
import { contactAudiences } from '#config/contact-page.ts';
import { upTo } from './in-language.ts';
import { pageFields } from './marketing/fields.ts';
import { keyed, message, texts, words } from './message-schema.ts';

/** `content/{language}/contact.yaml`: the page on which somebody writes to us. */
export const contactSchema = z.strictObject({
  ...pageFields,
  /** The h1 of the page. */
  heading: words,
  /** The sentence under it. */
  intro: words,
  /** Whom to call instead: shows before the topics. */
  urgent: words,
  topics: z
    .array(
      z.strictObject({
        /** As in `/contact?topic=charge`: once published it stays. */
        id: z.string().regex(/^[a-z]{3,16}$/, 'is one word of small letters'),
        /** Under which heading it stands. */
        audience: z.enum(contactAudiences),
        /** What it is about, without a full stop. */
        label: upTo(52),
        /** The sections that most likely answer it: audience/Page#Anchor. */
        sections: z.tuple([z.string(), z.string(), z.string()]),
        /** Help pages without such a section whose readers write about this: audience/Page. */
        pages: z.array(z.string()).default([]),
      }),
    )
    .refine((topics) => new Set(topics.map(({ id }) => id)).size === topics.length, {
      error: 'two topics have the same id',
    }),
  audiences: keyed(contactAudiences, words),
  writeAbout: words,
  otherTopics: words,
  form: z.strictObject({
    ...texts('title', 'intro', 'topic', 'chooseTopic', 'replyTo', 'replyToHint', 'text').shape,
    textHint: message('least', 'count'),
    ...texts('trap', 'send', 'sending', 'proving', 'failed', 'privacy', 'privacyLink').shape,
  }),
  errors: z.strictObject({
    ...texts('topic', 'replyToMissing', 'replyTo', 'textMissing').shape,
    textShort: message('count'),
    textLong: message('length', 'count'),
    ...texts('trap', 'tooMany', 'away', 'elsewhere').shape,
  }),
  sent: z.strictObject({
    title: words,
    number: message('number'),
    ...texts('next', 'kept', 'waiting', 'note', 'wantErase', 'eraseSure', 'erase', 'again').shape,
  }),
  ticket: z.strictObject({
    subject: message('topic', 'number'),
    from: message('audience', 'topic'),
    number: message('number'),
  }),
});
