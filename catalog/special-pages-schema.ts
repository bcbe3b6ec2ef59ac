import { z } from 'zod';
import { fixed, fixedBeginning, upTo } from './in-language.ts';
import { pageFields } from './marketing/fields.ts';
import { words } from './message-schema.ts';

/** The words of the payout return page (spec 2, 4 and 8). */
const payoutContent = z.strictObject({
  ...pageFields,
  /** The h1 of the page. */
  heading: words,
  /** What the page says in each state; the quoted ones are fixed by the specification. */
  states: z.strictObject({
    /** Before the page knows its address's query: also what the finished HTML says. */
    init: words,
    /** The address carries no token. */
    noToken: fixed('Invalid request, you are redirecting to Stripe dashboard'),
    /** While the server says anything but ready or error. */
    polling: fixed(
      'Your payout setup is almost complete. You have few more steps. You will be redirected shortly. Please wait.',
    ),
    /** The server said ready, and the browser is about to leave. */
    ready: words,
    /** The server said error, or could not be understood or reached. */
    error: fixed('We faced an error. You will redirecting to Stripe Dashboard'),
    /** The visitor has stopped the redirect. */
    stayed: words,
  }),
  /** The button that stops the redirect. */
  stay: words,
  /** What is added while the server says neither ready nor error, or nothing, in the order of time: seldom, since it is read out. */
  progress: z.array(z.strictObject({ afterSeconds: z.int().positive(), text: words })).min(1),
  /** The way on for those who don't want to wait. */
  byHand: z.strictObject({
    /** The sentence above the link. */
    text: words,
    /** The link to the dashboard. */
    link: words,
  }),
  /** Whom to ask, and where to read. */
  help: z.strictObject({
    text: words,
    /** The link to the contact page. */
    write: words,
    /** The link to the help page. */
    page: words,
  }),
  /** What to do where JavaScript is off. */
  withoutScript: words,
});

/** The words of the consent page (spec 2 and 8). */
const consentContent = z.strictObject({
  ...pageFields,
  /** The h1 of the page. */
  heading: words,
  /** Who asks for what: shows under the heading. */
  intro: words,
  /** How far the form is. */
  states: z.strictObject({
    /** Before the page knows its address's query: also what the finished HTML says. */
    checking: words,
    /** The address lacks something, or carries it malformed; a list of what follows. */
    invalid: words,
    /** The form is on its way. */
    loading: words,
    /** The form is to be seen. */
    ready: words,
    /** The form was asked for, and has not appeared. */
    late: words,
    /** Consent was given. */
    consented: words,
  }),
  /** What went wrong, and what helps. */
  problems: z.strictObject({
    /** A script of our own did not load. */
    page: words,
    /** Our server did not say where the form is loaded from. */
    config: words,
    /** The provider's script did not load; the first words are fixed by the specification. */
    script: fixedBeginning('Failed to load script'),
    /** The provider's script failed while showing the form. */
    embed: words,
    /** There was no session token: the network, our server or the provider failed. */
    token: words,
    /** Our server asks for patience. */
    tooMany: words,
    /** Our server does not accept the link. */
    linkRefused: words,
  }),
  /** The parts of the address, as people would name them. */
  fields: z.strictObject({
    candidateFullName: words,
    candidateId: words,
    packageSlug: words,
    driverLicenseState: words,
    link: words,
  }),
  /** The button that tries again. */
  retry: words,
  /** Stands before what exactly happened. */
  details: words,
  /** The link to the next page, for those whom the browser does not take there. */
  goOn: words,
  /** The way on when nothing helps. */
  stuck: z.strictObject({
    text: words,
    /** The link to the contact page. */
    link: words,
  }),
  /** What to do where JavaScript is off. */
  withoutScript: words,
});

/** The words of the support chat's button, which stands on all other pages, where a chat is configured. */
const chatContent = z.strictObject({
  /** The button. */
  open: upTo(24, 'a button holds no more'),
  /** While the chat is being fetched. */
  loading: words,
  /** The chat did not come. */
  failed: words,
});

/** The shape of the files in `content/{language}/special/`, by name without the extension. */
export const specialSchemas = { payout: payoutContent, consent: consentContent, chat: chatContent };
