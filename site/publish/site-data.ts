import type { Catalog } from '#catalog/catalog.ts';
import type { SiteData } from '#config/site-data-schema.ts';
import { knownWords } from '#site/search/known-words.ts';
import { paths } from '#site/paths.ts';
import { pageAudiences } from '../incident/audiences.ts';
import { incidentTemplates } from './incident.tsx';
import { contactData } from './contact.ts';
import { feedbackData } from './feedback.tsx';
import { refusalTemplate } from './refusal.tsx';

/** What the server needs to know of the site, as it reads it from `site-data.json`. */
export function siteData(catalog: Catalog): string {
  const { language, server } = catalog;
  const { payoutReturn, consent, search, contact, editors, styleguide } = paths;
  const data: SiteData = {
    language,
    pages: { payoutReturn, consent, search, contact, editors },
    workshopPages: [styleguide],
    audiences: pageAudiences(catalog),
    refusal: refusalTemplate(catalog),
    incident: incidentTemplates(catalog),
    texts: server,
    knownWords: knownWords(catalog),
    feedback: feedbackData(catalog),
    contact: contactData(catalog),
  };
  return `${JSON.stringify(data, null, 2)}\n`;
}
