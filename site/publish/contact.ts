import type { Catalog } from '#catalog/catalog.ts';
import { contactLimits } from '#config/contact-page.ts';
import type { SiteData } from '#config/site-data-schema.ts';
import { fill } from '#site/messages/fill.ts';

/** What the server needs to take a message: the topics there are, and its words. */
export function contactData({ contact, locale }: Catalog): SiteData['contact'] {
  const { topics, audiences, errors, ticket } = contact;
  return {
    topics: topics.map(({ id, audience, label }) => ({ id, audience, label })),
    audiences,
    errors: {
      ...errors,
      textShort: fill(errors.textShort, { count: contactLimits.minText }),
      textLong: fill(errors.textLong, { count: contactLimits.maxText.toLocaleString(locale) }),
    },
    ticket,
  };
}
