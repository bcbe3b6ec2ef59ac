import { z } from 'zod';
import { appScreens } from './app-screens.ts';

/** The drawings a marketing text can ask for. The site draws every one of them, in one line style. */
export const pictureName = z.enum([
  'car',
  'key',
  'phone',
  'map',
  'pin',
  'card',
  'shield',
  'calendar',
  'wrench',
  'people',
  'chart',
  'chat',
  'receipt',
  'camera',
  'clock',
  'wheel',
  'leaf',
  'heart',
  'handshake',
  'door',
  'plug',
  'tag',
  'star',
  'search',
]);
export type PictureName = z.infer<typeof pictureName>;

/** What a text may write in braces. The page fills these in from the configuration of the site. */
export const marketingPlaceholders = [
  'brand',
  'driveApp',
  'hostApp',
  'legalName',
  'address',
  'email',
  'privacyEmail',
  'siteUrl',
  'country',
] as const;

const allowedInBraces = new Set(marketingPlaceholders.map((name) => `{${name}}`));

/** Everything in `text` that uses braces in a way the page could not fill in. */
export function unknownPlaceholders(text: string): string[] {
  const inBraces = text.match(/\{[^{}]*\}|[{}]/g) ?? [];
  return inBraces.filter((part) => !allowedInBraces.has(part));
}

/** One run of words: a heading, a label or a paragraph. */
const words = z
  .string()
  .trim()
  .min(1, 'Write something here, or ask for the field to be removed.')
  .superRefine((text, context) => {
    for (const part of unknownPlaceholders(text)) {
      const allowed = [...allowedInBraces].join(', ');
      context.addIssue({ code: 'custom', message: `"${part}" cannot be filled in. Allowed: ${allowed}.` });
    }
  });

const paragraphs = z.array(words).min(1);

/** What every page says about itself outside the page. */
const pageFields = {
  /** The document title without the brand: shows on the browser tab and in search results. */
  title: words.max(60, 'Search engines cut titles after 60 characters.'),
  /** One or two sentences about the page: show under the title in search results and shared links. */
  description: words
    .min(70, 'Say more: search engines ignore descriptions under 70 characters.')
    .max(160, 'Say less: search engines cut descriptions after 160 characters.'),
};

/** The opening of a page. */
const hero = z.strictObject({
  /** The h1 of the page: shows at the top. */
  title: words,
  /** The paragraph that says what the page offers: shows under the title. */
  text: words,
});

/** A heading with one paragraph. */
const callout = z.strictObject({
  /** The heading of the block: shows as an h2. */
  title: words,
  /** The paragraph of the block: shows under its heading. */
  text: words,
});

/** A heading with running text. */
const prose = z.strictObject({
  /** The heading of the block: shows as an h2. */
  title: words,
  /** The paragraphs of the block, in order: show under its heading. */
  paragraphs,
});

/** A card whose heading the product fixed: editors change its words and its picture only. */
const cardTitled = <Title extends string>(title: Title) =>
  z.strictObject({
    /** The fixed heading of the card: shows in bold at its top. */
    title: z.literal(title),
    /** One to three sentences: show under the heading of the card. */
    text: words,
    /** The drawing of the card: shows above or beside its heading. */
    picture: pictureName,
  });

/** A card with a heading of the editors' choice. */
const card = z.strictObject({
  /** The heading of the card: shows in bold at its top. */
  title: words,
  /** One to three sentences: show under the heading of the card. */
  text: words,
  /** The drawing of the card: shows above or beside its heading. */
  picture: pictureName,
});

const homeContent = z.strictObject({
  ...pageFields,
  /** The opening: shows above the two download buttons. */
  hero: z.strictObject({
    /** The h1 of the page: shows at the very top. */
    title: words,
    /** The short line that follows the title: shows larger than the text. */
    subtitle: words,
    /** The description: shows between the subtitle and the download buttons. */
    text: words,
  }),
  /** The block that answers a driver's doubts: shows right after the hero. */
  worries: z.strictObject({
    /** The fixed heading of the block. */
    title: z.literal('Drive without worries'),
    /** The paragraph under the heading. */
    text: words,
    /** The three reasons not to worry: show as a row of cards. */
    points: z.array(card).length(3),
  }),
  /** The 'easy steps' block: shows how a driver gets on the road. */
  steps: z.strictObject({
    /** The heading of the block. */
    title: words,
    /** What a driver needs to begin: shows under the heading. */
    text: words,
    /** The four steps in the order in which they are done: show as numbered tiles. */
    items: z.tuple([
      cardTitled('Download app'),
      cardTitled('Create account'),
      cardTitled('Explore'),
      cardTitled('Drive'),
    ]),
  }),
  /** The benefits for drivers: show as a carousel. */
  benefits: z.strictObject({
    /** The heading of the carousel. */
    title: words,
    /** The paragraph under the heading. */
    text: words,
    /** The four slides, in order. */
    items: z.tuple([
      cardTitled('Contactless Entry'),
      cardTitled('Your Rental Your Rules'),
      cardTitled('Zero Maintenance Zero Stress'),
      cardTitled('Quick and easy process'),
    ]),
  }),
  /** The invitation to hosts: shows last on the page. */
  host: z.strictObject({
    /** The fixed heading of the block. */
    title: z.literal('Become a Host'),
    /** The paragraph under the heading. */
    text: words,
    /** Three short reasons, without a full stop: show as a list. */
    points: z.array(words).length(3),
    /** The fixed label of the button that leads to /become-a-host. */
    action: z.literal('Learn More'),
    /** Added to the label for those who hear links one by one. */
    actionDetail: words,
  }),
});
export type HomeContent = z.infer<typeof homeContent>;

const howItWorksContent = z.strictObject({
  ...pageFields,
  /** The opening of the page. */
  hero,
  /** Reserving, unlocking and returning, in this order: show as three text sections with a drawing each. */
  sections: z
    .array(
      z.strictObject({
        /** The heading of the section. */
        title: words,
        /** The paragraphs of the section, in order. */
        text: paragraphs,
        /** The drawing beside the section. */
        picture: pictureName,
        /** The screen of the Drive app that is drawn beside it, and the row or button that is marked. */
        screen: z.strictObject({ name: z.enum(appScreens), highlight: words.optional() }),
      }),
    )
    .length(3),
  /** The three feature cards: show as a row, on mobile as a carousel. */
  features: z.strictObject({
    /** The heading above the cards. */
    title: words,
    /** Range of vehicles, locations and pricing, in this order. */
    items: z.tuple([
      cardTitled('Wide range of vehicles'),
      cardTitled('Multiple locations'),
      cardTitled('Transparent pricing'),
    ]),
  }),
  /** The benefits for guests: show as a grid, on mobile as a carousel. */
  guests: z.strictObject({
    /** The heading above the cards. */
    title: words,
    /** Four or five benefit cards. */
    items: z.array(card).min(4).max(5),
  }),
  /** The benefits for hosts: show as a grid, on mobile as a carousel. */
  hosts: z.strictObject({
    /** The heading above the cards. */
    title: words,
    /** Four or five benefit cards. */
    items: z.array(card).min(4).max(5),
  }),
  /** The last words of the page: show above the download buttons. */
  closing: callout,
});
export type HowItWorksContent = z.infer<typeof howItWorksContent>;

const aboutUsContent = z.strictObject({
  ...pageFields,
  /** The opening of the page. */
  hero,
  /** What the marketplace is for: shows right after the hero. */
  mission: prose,
  /** What the marketplace stands by: shows as four cards. */
  values: z.strictObject({
    /** The heading above the cards. */
    title: words,
    /** The four value cards, in order. */
    items: z.tuple([
      cardTitled('Transparent Communication'),
      cardTitled('Trust and Safety'),
      cardTitled('Flexibility and Freedom'),
      cardTitled('Specially for You'),
    ]),
  }),
  /** The way to reach the team: shows last on the page. */
  connect: z.strictObject({
    /** The fixed heading of the block. */
    title: z.literal('Connect with Us'),
    /** The paragraph under the heading. */
    text: words,
    /** The fixed label of the button that opens the dialog. */
    action: z.literal('CONNECT'),
    /** The choices behind the button: show as a dialog. */
    dialog: z.strictObject({
      /** The heading of the dialog. */
      title: words,
      /** The sentence under the heading of the dialog. */
      text: words,
      /** The label of the first choice, which leads to the search of the help. */
      helpLabel: words,
      /** What the first choice is good for: shows under its label. */
      helpText: words,
      /** The label of the second choice, which opens an e-mail. */
      emailLabel: words,
      /** What the second choice is good for: shows under its label. */
      emailText: words,
    }),
  }),
});
export type AboutUsContent = z.infer<typeof aboutUsContent>;

const becomeAHostContent = z.strictObject({
  ...pageFields,
  /** The opening of the page: shows above the Host app's download button. */
  hero,
  /** Who hosting is for: shows right after the hero. */
  welcome: z.strictObject({
    /** The fixed heading of the block. */
    title: z.literal("Entrepreneur's Welcome"),
    /** The paragraphs of the block, in order. */
    paragraphs,
  }),
  /** Hosting as a business: shows as the dark band. */
  business: z.strictObject({
    /** The heading of the band. */
    title: words,
    /** The paragraph under the heading. */
    text: words,
    /** The four tiles of the band, in order. */
    items: z.tuple([
      cardTitled('Scalable'),
      cardTitled('Convenient'),
      cardTitled('Flexibility'),
      cardTitled('Engagement'),
    ]),
  }),
  /** What hosts can do: shows as a pager, two features on each of three pages. */
  features: z.strictObject({
    /** The heading above the pager. */
    title: words,
    /** Adding vehicles, partners, price plans, stations, insurance and guest communication, in this order. */
    items: z.array(card).length(6),
  }),
  /** Earnings and insurance: shows after the pager. */
  earnings: z.strictObject({
    /** The fixed heading of the block. */
    title: z.literal('Achieve Transparent Earnings and Secure Insurance'),
    /** The paragraphs of the block, in order. */
    paragraphs,
    /** Short facts, each a line of its own: show as a list after the paragraphs. */
    points: z.array(words).min(2),
  }),
  /** The last words of the page: show above the Host app's download button. */
  closing: callout,
});
export type BecomeAHostContent = z.infer<typeof becomeAHostContent>;

const consentSuccessContent = z.strictObject({
  ...pageFields,
  /** The h1 that confirms the consent. */
  heading: words,
  /** What just happened: shows under the heading. */
  paragraphs,
  /** What happens from here. */
  next: z.strictObject({
    /** The heading above the list. */
    title: words,
    /** What happens from here, in order: shows as a numbered list. */
    items: z.array(words).min(2),
  }),
  /** The way out of this page: shows last. */
  back: callout,
});
export type ConsentSuccessContent = z.infer<typeof consentSuccessContent>;

const notFoundContent = z.strictObject({
  ...pageFields,
  /** The h1 of the page. */
  heading: words,
  /** What to do now: shows under the heading. */
  text: words,
  /** The label of the search field. */
  searchLabel: words,
  /** An example of what to type: shows under the label. */
  searchHint: words,
  /** The heading above the most used links. */
  linksTitle: words,
  /** The most used links: sections of help pages, as audience/Page#Anchor. */
  links: z.array(z.string()).min(4),
});
export type NotFoundContent = z.infer<typeof notFoundContent>;

const appPage = z.strictObject({
  ...pageFields,
  /** The h1 of the app's page. */
  heading: words,
  /** What the app is for: shows under the heading. */
  text: words,
  /** What can be done in the app, without full stops: shows as a list. */
  points: z.array(words).min(3),
});

const downloadContent = z.strictObject({
  /** The page of the Drive app. */
  drive: appPage,
  /** The page of the Host app. */
  host: appPage,
  /** What to do with the QR code: shows beside it on wide screens. */
  qrText: words,
  /** The words around the links to the stores, the same for both apps. */
  storeTexts: z.strictObject({
    /** The label of the link to Apple's store. */
    appStore: words,
    /** The label of the link to Google's store. */
    googlePlay: words,
    /** The state in place of the links while the operator has configured none. */
    comingSoon: words,
    /** What to do until then: shows under that state. */
    comingSoonText: words,
  }),
});
export type DownloadContent = z.infer<typeof downloadContent>;

const styleguideContent = z.strictObject({
  ...pageFields,
  hero,
  /** The headings of the gallery. */
  groups: z.record(
    z.enum([
      'colors',
      'type',
      'buttons',
      'forms',
      'cards',
      'articles',
      'phones',
      'pictures',
      'scenes',
      'dialogs',
    ]),
    words,
  ),
  /** What the parts say in the gallery. */
  samples: z.record(
    z.enum([
      'heading',
      'text',
      'link',
      'banner',
      'term',
      'meaning',
      'step',
      'button',
      'quiet',
      'disabled',
      'openDialog',
    ]),
    words,
  ),
});
export type StyleguideContent = z.infer<typeof styleguideContent>;

/** The shape that the words of each page must have, by the name of its file in `content/{language}/marketing/`. */
export const marketingSchemas = {
  home: homeContent,
  'how-it-works': howItWorksContent,
  'about-us': aboutUsContent,
  'become-a-host': becomeAHostContent,
  'consent-success': consentSuccessContent,
  'not-found': notFoundContent,
  download: downloadContent,
  styleguide: styleguideContent,
} satisfies Record<string, z.ZodType>;

export type MarketingPage = keyof typeof marketingSchemas;
