import { z } from 'zod';

const storeUrl = z.url({ protocol: /^https$/, error: 'must be an https:// address, or left out' }).optional();

const schemeAndHost =
  'must be scheme and host alone, such as https://www.example.com, without a path or a final slash';

const app = z.strictObject({
  /** The app's full name, as it stands in the stores. */
  name: z.string().min(1),
  /** Where the app is to be had. With neither set, the site says "coming soon" instead of offering a button. */
  stores: z.strictObject({ ios: storeUrl, android: storeUrl }),
});

/** What `site.config.ts` holds: the brand and the operator's own data. */
export const siteSchema = z.strictObject({
  /** The short name that people say; header, titles and texts use it. */
  brand: z
    .string()
    .min(1)
    .max(
      24,
      'has more than 24 letters, for which the header has no room; write the short name, the whole one into legalName',
    ),
  /** The legal entity named in the copyright line, the terms and the privacy policy. */
  legalName: z.string().min(1),
  /** Where the site will live: scheme and host, no path, no slash at the end. */
  url: z.url({ error: schemeAndHost, abort: true }).regex(/^https?:\/\/[^/?#]+$/, schemeAndHost),
  /** Where people write for help; in the footer. */
  email: z.email(),
  /** Where people write about their personal data. */
  privacyEmail: z.email(),
  /** Where people write who have found a weakness of the site; in `/.well-known/security.txt`. Left out, there is none. */
  securityEmail: z.email().optional(),
  /** The postal address in the footer and in the legal texts. */
  address: z.strictObject({
    street: z.string().min(1),
    city: z.string().min(1),
    state: z.string().min(1),
    postalCode: z.string().min(1),
    country: z.string().min(1),
  }),
  /** The number to call first where somebody may be in danger. */
  emergencyNumber: z
    .string()
    .regex(
      /^\d{2,4}$/,
      'must be one number of two to four digits, such as 911: where there are several, the one for all dangers',
    ),
  /** The year in the footer's copyright line; left out, that of spec 9.13 (spec 10.10). */
  copyrightYear: z
    .number()
    .int('must be a year of four digits')
    .min(2000, 'must be a year of four digits, from 2000 on')
    .default(2023),
  /**
   * Whether the operator's counsel has adopted the terms and the privacy policy. While they are a draft their pages say so, and
   * a server for the public does not start.
   */
  legal: z.enum(['draft', 'adopted'], { error: "must be 'draft' or 'adopted'" }),
  /** The support chat; left out, there is none (docs/how-to/support-chat.md). */
  chat: z
    .strictObject({
      provider: z.literal('chatwoot'),
      /** The operator's own Chatwoot server: scheme and host, no path, no slash at the end. */
      baseUrl: z
        .url()
        .regex(/^https:\/\/[^/]+$/, 'must be https:// and a host alone, without a path or a final slash'),
      /** Which inbox: Chatwoot shows it in the settings of the website inbox. It is public. */
      websiteToken: z.string().regex(/^[\w-]+$/, 'must be the website token that Chatwoot shows'),
    })
    .optional(),
  /**
   * What shows newcomers that somebody is there already: a block of its own on the home page and on Become a host. Left out,
   * nothing of it is on the pages (docs/how-to/show-proof.md). Every word of it must be true.
   */
  proof: z
    .strictObject({
      /** Where most vehicles are. */
      city: z.string().min(1),
      /** The lowest price per day, in dollars, for which somebody can reserve a vehicle there. */
      dayPriceFrom: z.number().positive().multipleOf(0.01),
      /** One host's story. */
      host: z.strictObject({
        name: z.string().min(1),
        /** Who that is, in half a line: shows under the name. */
        about: z.string().min(1),
        /** What the host says, word for word, without quotation marks. */
        quote: z.string().min(1).max(320, 'Quote less: nobody reads more.'),
      }),
    })
    .optional(),
  /** The two apps. */
  apps: z.strictObject({ drive: app, host: app }),
});

export type SiteConfig = z.input<typeof siteSchema>;
export type SiteProof = NonNullable<SiteConfig['proof']>;
export type AppName = keyof SiteConfig['apps'];
export const appNames = ['drive', 'host'] as const satisfies AppName[];
