import { z } from 'zod';

const words = z.string().trim().min(1, 'Write something here.');

const pageFields = {
  /** The document title without the brand: shows on the browser tab. */
  title: words.max(60, 'Browsers cut titles after 60 characters.'),
  /** What the page is for: shows where its address is shared. */
  description: words.min(70, 'Say more than 70 characters.').max(160, 'Say less than 160 characters.'),
  /** The h1 of the page. */
  heading: words,
};

/** The words of the payout return page (spec 2, 4 and 8). */
const payoutContent = z.strictObject({
  ...pageFields,
  /** What the page says in each state; the quoted ones are fixed by the specification. */
  states: z.strictObject({
    /** Before the page knows its address's query: also what the finished HTML says. */
    init: words,
    /** The address carries no token. */
    noToken: z.literal('Invalid request, you are redirecting to Stripe dashboard'),
    /** While the server says anything but ready or error. */
    polling: z.literal(
      'Your payout setup is almost complete. You have few more steps. You will be redirected shortly. Please wait.',
    ),
    /** The server said ready, and the browser is about to leave. */
    ready: words,
    /** The server said error, or could not be understood or reached. */
    error: z.literal('We faced an error. You will redirecting to Stripe Dashboard'),
  }),
  /** The way on for those who don't want to wait. */
  byHand: z.strictObject({
    /** The sentence above the link. */
    text: words,
    /** The link to the dashboard. */
    link: words,
  }),
  /** What to do where JavaScript is off. */
  withoutScript: words,
});
export type PayoutContent = z.infer<typeof payoutContent>;

/** The shape of the words in `content/en/special/`, by file name without the extension. */
export const specialSchemas = {
  payout: payoutContent,
} as const;

export type SpecialPage = keyof typeof specialSchemas;
