import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { serverTextsSchema, type SiteData } from '#config/site-data-schema.ts';
import { buildApp, type AppOptions } from '../app.ts';

const words = readFileSync(resolve(import.meta.dirname, '../../content/en/server.yaml'), 'utf8');

/** What the build tells the server about the site: the words as they are, and the addresses of the pages. */
export const siteData: SiteData = {
  language: 'en',
  pages: {
    payoutReturn: '/payout-setup-complete',
    consent: '/checkr-disclosure-embed',
    search: '/search',
    contact: '/contact',
    editors: '/editors',
  },
  workshopPages: ['/styleguide'],
  knownWords: {
    words: { how: 1, do: 1, i: 1, the: 1, cancel: 9, refund: 9, fee: 4, late: 2 },
    stop: ['how', 'do', 'i', 'the'],
  },
  feedback: {
    sections: { '/faqs/drive/Guide': { Reserve: 'Reserve', Book: 'Reserve', Return: 'Return' } },
    texts: { thanks: 'Thanks', sent: 'Sent', kept: 'Kept', erased: 'Erased' },
    markup: {
      thanks: '<div id="answered-{anchor}">{said} {number}<input name="token" value="{token}"></div>',
      ask: '<div id="answered-{anchor}">{said} {number}<input name="token" value="{token}">Why?</div>',
      erased: '<div id="answered-{anchor}">{said}</div>',
    },
  },
  audiences: {
    '/': 'all',
    '/about-us': 'all',
    '/faqs/drive/Guide': 'drive',
    '/payout-setup-complete': 'host',
    '/search': 'all',
  },
  refusal: '<h1>{title}</h1><p>{text}</p><a href="{href}">{label}</a>',
  incident: {
    sheet:
      '<style>.incident{padding:12px max(1rem,50% - 36rem + 2vw);border-bottom:3px solid #c2132f;background:#fdecee;font-size:.9375rem}.incident a{color:inherit}.information{border-color:#1a63dc;background:#e9f1fe}</style>',
    banners: {
      information: '<section aria-label="Information">{text}</section>',
      warning: '<section aria-label="Warning">{text}</section>',
      emergency: '<section aria-label="Emergency">{text}</section>',
    },
    bannersWithLink: {
      information: '<section aria-label="Information">{text} <a href="{href}">{label}</a></section>',
      warning: '<section aria-label="Warning">{text} <a href="{href}">{label}</a></section>',
      emergency: '<section aria-label="Emergency">{text} <a href="{href}">{label}</a></section>',
    },
  },
  contact: {
    topics: [
      { id: 'charge', audience: 'drive', label: 'A charge' },
      { id: 'damage', audience: 'host', label: 'Damage' },
    ],
    audiences: { drive: 'I drive', host: 'I host', both: 'Anything else' },
    errors: {
      topic: 'Which topic?',
      replyToMissing: 'Which address?',
      replyTo: 'An address such as name@example.com.',
      textMissing: 'What happened?',
      textShort: 'A little more.',
      textLong: 'A little less than {length}.',
      trap: 'Filled in unseen.',
      tooMany: 'Too many.',
      away: 'Not now.',
      elsewhere: 'From elsewhere.',
    },
    ticket: {
      subject: '{topic} [{number}]',
      from: '{audience}, {topic}',
      number: 'Reference number {number}',
    },
  },
  texts: serverTextsSchema.parse(parse(words)),
};

/** A server of the site's own words and addresses. */
export const testApp = (options: Partial<AppOptions> = {}) => buildApp({ siteData, ...options });
