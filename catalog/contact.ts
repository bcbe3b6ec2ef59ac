import { z } from 'zod';
import { contactAudiences } from '#config/contact-page.ts';
import type { Language } from '#config/languages.ts';
import { ContentError } from './content-error.ts';
import { readYaml, yamlPath } from './content-yaml.ts';
import { findHelpPage, type HelpPage, sectionAt, type SectionOnPage } from './help.ts';
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

/** A topic with the sections that most likely answer it. */
export type ContactTopic = Omit<z.output<typeof contactSchema>['topics'][number], 'sections' | 'pages'> & {
  sections: SectionOnPage[];
  pages: HelpPage[];
};

/** The words of the contact page, its topics with their sections. @throws ContentError for one that leads nowhere */
export function readContact(language: Language, helpPages: readonly HelpPage[]) {
  const contact = readYaml(language, 'contact', contactSchema);
  const file = yamlPath(language, 'contact');
  const topics = contact.topics.map(({ id, audience, label, sections, pages }, at): ContactTopic => ({
    id,
    audience,
    label,
    pages: pages.map((page) => pageNamed(page, `topics.${at}.pages`)),
    sections: sections.map((reference, index) =>
      sectionAt(helpPages, reference, { file, field: `topics.${at}.sections.${index}` }),
    ),
  }));
  return { ...contact, topics };

  function pageNamed(reference: string, field: string): HelpPage {
    const [side = '', name = ''] = reference.split('/');
    const page = findHelpPage(helpPages, side, name);
    if (page) return page;
    throw new ContentError(file, [{ field, message: `"${reference}" is no help page; write audience/Page` }]);
  }
}
