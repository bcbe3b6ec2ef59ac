/**
 * The numbers and codes that the specification states, each once, with its unit, its source and a sentence.
 * Help pages weave them in with {@link factText}; functions calculate with `facts.<name>.value`.
 * A name, once published, stays: pages and apps refer to it.
 */

/** A range as stated, both ends included. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

export type FactUnit = keyof typeof unitText;

/** One stated fact. `source` cites the specification, as in `spec 9`. */
export interface Fact<Value extends number | string | Range = number | string | Range> {
  readonly value: Value;
  readonly unit: FactUnit;
  readonly source: string;
  readonly sentence: string;
}

const unitText = {
  milliseconds: ['millisecond', 'milliseconds'],
  seconds: ['second', 'seconds'],
  minutes: ['minute', 'minutes'],
  hours: ['hour', 'hours'],
  years: ['year', 'years'],
  links: ['link', 'links'],
  features: ['feature', 'features'],
  pages: ['page', 'pages'],
  slides: ['slide', 'slides'],
  pixels: ['pixel', 'pixels'],
  percent: ['%', '%'],
  calendarYear: ['', ''],
  text: ['', ''],
} as const;

const fact = <const Value extends number | string | Range>(
  value: Value,
  unit: FactUnit,
  source: string,
  sentence: string,
): Fact<Value> => ({ value, unit, source, sentence });

/** What the marketplace promises: the numbers that drivers and hosts ask about. */
export const marketplaceFacts = {
  dayHours: fact(
    24,
    'hours',
    'spec 3',
    'A day of a reservation is 24 hours that pass, so 25 hours are 1 day and 1 hour.',
  ),
  licenseReviewHours: fact(
    { from: 24, to: 78 },
    'hours',
    'spec 9',
    "The approval of a driver's license takes this long.",
  ),
  extensionCutoffMinutes: fact(
    30,
    'minutes',
    'spec 9',
    'An extension ends at the latest this long before the next reservation starts.',
  ),
  hostFreeCancellationHours: fact(
    24,
    'hours',
    'spec 9',
    'A host cancels for free more than this long before the reservation starts.',
  ),
  damageClaimHours: fact(
    24,
    'hours',
    'spec 9',
    'A damage claim is filed within this long after the reservation ends.',
  ),
  maintenanceAgeYears: fact(
    2,
    'years',
    'spec 9',
    'A vehicle this old or older needs an annual maintenance report.',
  ),
  chargeVerificationMinutes: fact(
    10,
    'minutes',
    'spec 9',
    'After a successful charge, the host verifies the transactions this much later.',
  ),
} as const satisfies Record<string, Fact>;

/** How the website itself behaves. */
export const websiteFacts = {
  payoutPollSeconds: fact(3, 'seconds', 'spec 9', 'The payout page asks again for the status this often.'),
  redirectDelaySeconds: fact(
    3,
    'seconds',
    'spec 9',
    'The payout page waits this long after an error before it redirects.',
  ),
  chunkLoadTimeoutMilliseconds: fact(
    120_000,
    'milliseconds',
    'spec 9',
    'A script that has not loaded after this long counts as failed.',
  ),
  faqFoldLinks: fact(
    5,
    'links',
    'spec 9',
    'A group of questions with more links than this folds down to this many.',
  ),
  hostPagerFeatures: fact(2, 'features', 'spec 9', 'The host pager shows this many features on a page.'),
  hostPagerPages: fact(3, 'pages', 'spec 9', 'The host pager has this many pages.'),
  carouselReachSlides: fact(
    2,
    'slides',
    'spec 9',
    'A carousel renders only the slides this close to the active one.',
  ),
  siteBreakpointPixels: fact(
    767,
    'pixels',
    'spec 9',
    'Up to this window width the site uses its mobile layout.',
  ),
  narrowBreakpointPixels: fact(
    600,
    'pixels',
    'spec 9',
    'Up to this window width the FAQ index, the payout page and the consent page use their mobile layout.',
  ),
  headerHeightPixels: fact(64, 'pixels', 'spec 9', 'The header is this high.'),
  logoWidthMobilePixels: fact(110, 'pixels', 'spec 9', 'The logo is this wide on mobile.'),
  logoWidthDesktopPixels: fact(130, 'pixels', 'spec 9', 'The logo is this wide on desktop.'),
  hashScrollOffsetPercent: fact(
    6.5,
    'percent',
    'spec 9',
    'A section scrolled to stops this share of the window height below the top.',
  ),
  consentModalWidthPixels: fact(
    600,
    'pixels',
    'spec 9',
    'The consent embed opens its modal this wide by default.',
  ),
  consentWorkState: fact('CA', 'text', 'spec 9', 'The work location state given to the consent embed.'),
  consentLanguage: fact('en', 'text', 'spec 9', 'The language given to the consent embed.'),
  copyrightYear: fact(2023, 'calendarYear', 'spec 9', 'The copyright year in the footer.'),
  brandColors: fact('red, blue, gray', 'text', 'spec 9', 'The brand colors.'),
} as const satisfies Record<string, Fact>;

/** Every fact by its name. */
export const facts = { ...marketplaceFacts, ...websiteFacts } as const;

/** The name of a fact. It stays once published. */
export type FactName = keyof typeof facts;

/** Every fact's name, in the order of the tables above. */
export const factNames = Object.keys(facts) as FactName[];

/**
 * A fact as US English text, for a sentence: `factText('extensionCutoffMinutes')` is "30 minutes",
 * `factText('licenseReviewHours')` is "24-78 hours". Never fails: what is no fact is an empty text. Spec 9.
 */
export function factText(name: FactName): string {
  if (typeof name !== 'string' || !Object.hasOwn(facts, name)) return '';
  const { value, unit }: Fact = facts[name];
  const [one, many] = unitText[unit];
  if (typeof value === 'string') return value;
  if (unit === 'calendarYear') return String(value);
  const number =
    typeof value === 'number' ? formatNumber(value) : `${formatNumber(value.from)}-${formatNumber(value.to)}`;
  if (unit === 'percent') return `${number}%`;
  return `${number} ${value === 1 ? one : many}`;
}

const formatNumber = (value: number) => new Intl.NumberFormat('en-US').format(value);
