import { z } from 'zod';
import { contactAudiences } from './contact-page.ts';

const sentence = z.string().min(1);
const address = z.string().regex(/^\/[\w-]+$/, 'must be an address such as /search');

/** Text or markup in which the server fills in what stands in braces. */
const filledIn = (...names: string[]) =>
  z.string().refine((text) => names.every((name) => text.includes(`{${name}}`)), {
    error: `must contain ${names.map((name) => `{${name}}`).join(' and ')}`,
  });

/** The sentences in which the server answers people and their browsers, by the status, fault or refusal they belong to. */
export const serverTextsSchema = z.strictObject({
  statuses: z.strictObject({
    400: sentence,
    403: sentence,
    404: sentence,
    405: sentence,
    413: sentence,
    415: sentence,
    429: sentence,
    500: sentence,
    503: sentence,
  }),
  /** The link below such a sentence, where it stands on a page: to where whoever reads it comes from, if that is a page of ours. */
  home: sentence,
  back: sentence,
  /** In place of a page that says what became of something sent, while too many pages are asked for. */
  notNow: sentence,
  /** In place of a file that is not there. */
  noFile: sentence,
  /** To whoever opens the editors' page without its key. */
  editorsKeyWanted: sentence,
  /** To whoever has something erased. */
  erase: z.strictObject({
    erased: sentence,
    noNumber: sentence,
    notFound: filledIn('number'),
    away: sentence,
  }),
  payouts: z.strictObject({
    operationRefused: sentence,
    refreshRefused: sentence,
    refreshFailed: sentence,
    refreshDenied: sentence,
  }),
  consent: z.strictObject({
    originRefused: sentence,
    linkRefused: sentence,
    faults: z.strictObject({
      busy: sentence,
      unavailable: sentence,
      refused: sentence,
      malformed: sentence,
    }),
  }),
});

/** How grave an incident is, the gravest last. */
export const incidentKinds = ['information', 'warning', 'emergency'] as const;

export type IncidentKind = (typeof incidentKinds)[number];

/** That of a banner, for each kind. */
const banners = (...names: string[]) => z.record(z.enum(incidentKinds), filledIn(...names));

/** What the build tells the server about the site, in `site-data.json` beside it. */
export const siteDataSchema = z.strictObject({
  /** The language of the texts, as in `<html lang>`. */
  language: z.string().min(2),
  /** The addresses of the pages that the server itself leads to, fills in or protects. */
  pages: z.strictObject({
    payoutReturn: address,
    consent: address,
    search: address,
    contact: address,
    editors: address,
  }),
  /** Pages for those who work on the site: the public is not served them. */
  workshopPages: z.array(address),
  /** Every page by its address, and whom it is for. */
  audiences: z.record(z.string(), z.enum(['drive', 'host', 'all'])),
  /** What stands in a page that says why something cannot be done. */
  refusal: filledIn('title', 'text', 'href', 'label'),
  /** What goes into pages while there is an incident. */
  incident: z.strictObject({
    /** The banner's styles, as an element. */
    sheet: sentence,
    banners: banners('text'),
    bannersWithLink: banners('text', 'href', 'label'),
  }),
  texts: serverTextsSchema,
  /** The words that the search knows: what else somebody asks for may be a name or a number of theirs. */
  knownWords: z.strictObject({ words: z.record(z.string(), z.number()), stop: z.array(z.string()) }),
  /** What asks below each section whether it helped, and answers. */
  feedback: z.strictObject({
    /** The anchors of the sections of each help page, former ones too, with the one of today. */
    sections: z.record(z.string(), z.record(z.string(), z.string())),
    texts: z.strictObject({ thanks: sentence, sent: sentence, kept: sentence, erased: sentence }),
    /** What stands in place of the question: `{anchor}`, `{said}`, `{token}` and `{number}` are filled in. */
    markup: z.strictObject({ thanks: sentence, ask: sentence, erased: sentence }),
  }),
  /** What the contact page takes, and says of it. */
  contact: z.strictObject({
    topics: z.array(z.strictObject({ id: sentence, audience: z.enum(contactAudiences), label: sentence })),
    audiences: z.strictObject({ drive: sentence, host: sentence, both: sentence }),
    errors: z.strictObject({
      topic: sentence,
      replyToMissing: sentence,
      replyTo: sentence,
      textMissing: sentence,
      textShort: sentence,
      /** `{length}` is filled in. */
      textLong: sentence,
      trap: sentence,
      tooMany: sentence,
      away: sentence,
      elsewhere: sentence,
    }),
    /** What our own team receives; `{topic}`, `{audience}` and `{number}` are filled in. */
    ticket: z.strictObject({ subject: sentence, from: sentence, number: sentence }),
  }),
});

export type ServerTexts = z.infer<typeof serverTextsSchema>;
export type SiteData = z.infer<typeof siteDataSchema>;
