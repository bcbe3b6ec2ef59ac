/**
 * The numbers and codes that the specification states, each once, with its unit and its source.
 * Help pages weave them in with {@link factText}; functions calculate with `facts.<name>.value`.
 * A name, once published, stays: pages and apps refer to it.
 */

/** A range as stated, both ends included. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

export type FactUnit =
  | 'milliseconds'
  | 'seconds'
  | 'minutes'
  | 'hours'
  | 'years'
  | 'percent'
  | (typeof countedUnits)[number]
  | 'calendarYear'
  | 'text';

/** One stated fact. `source` cites the specification, as in `spec 9`. */
export interface Fact<Value extends number | string | Range = number | string | Range> {
  readonly value: Value;
  readonly unit: FactUnit;
  readonly source: string;
}

const long = (unit: string) => ({ style: 'unit', unit, unitDisplay: 'long' }) as const;

/** The units that `Intl` has words for. */
const intlUnits: Partial<Record<FactUnit, Intl.NumberFormatOptions>> = {
  milliseconds: long('millisecond'),
  seconds: long('second'),
  minutes: long('minute'),
  hours: long('hour'),
  years: long('year'),
  percent: { style: 'unit', unit: 'percent' },
};

/** Things to count, for which `Intl` has no words: a text names them. */
export const countedUnits = ['links', 'features', 'pages', 'slides', 'pixels'] as const;

const fact = <const Value extends number | string | Range>(
  value: Value,
  unit: FactUnit,
  source: string,
): Fact<Value> => ({ value, unit, source });

/** What the marketplace promises: the numbers that drivers and hosts ask about. */
export const marketplaceFacts = {
  dayHours: fact(24, 'hours', 'spec 3'),
  licenseReviewHours: fact({ from: 24, to: 78 }, 'hours', 'spec 9'),
  extensionCutoffMinutes: fact(30, 'minutes', 'spec 9'),
  hostFreeCancellationHours: fact(24, 'hours', 'spec 9'),
  damageClaimHours: fact(24, 'hours', 'spec 9'),
  maintenanceAgeYears: fact(2, 'years', 'spec 9'),
  chargeVerificationMinutes: fact(10, 'minutes', 'spec 9'),
} as const satisfies Record<string, Fact>;

/** How the website itself behaves. */
export const websiteFacts = {
  payoutPollSeconds: fact(3, 'seconds', 'spec 9'),
  redirectDelaySeconds: fact(3, 'seconds', 'spec 9'),
  chunkLoadTimeoutMilliseconds: fact(120_000, 'milliseconds', 'spec 9'),
  faqFoldLinks: fact(5, 'links', 'spec 9'),
  hostPagerFeatures: fact(2, 'features', 'spec 9'),
  hostPagerPages: fact(3, 'pages', 'spec 9'),
  carouselReachSlides: fact(2, 'slides', 'spec 9'),
  siteBreakpointPixels: fact(767, 'pixels', 'spec 9'),
  narrowBreakpointPixels: fact(600, 'pixels', 'spec 9'),
  headerHeightPixels: fact(64, 'pixels', 'spec 9'),
  logoWidthMobilePixels: fact(110, 'pixels', 'spec 9'),
  logoWidthDesktopPixels: fact(130, 'pixels', 'spec 9'),
  hashScrollOffsetPercent: fact(6.5, 'percent', 'spec 9'),
  consentModalWidthPixels: fact(600, 'pixels', 'spec 9'),
  consentWorkState: fact('CA', 'text', 'spec 9'),
  consentLanguage: fact('en', 'text', 'spec 9'),
  copyrightYear: fact(2023, 'calendarYear', 'spec 9'),
  brandColors: fact('red, blue, gray', 'text', 'spec 9'),
} as const satisfies Record<string, Fact>;

/** Every fact by its name. */
export const facts = { ...marketplaceFacts, ...websiteFacts } as const;

/** The name of a fact. It stays once published. */
export type FactName = keyof typeof facts;

/** Every fact's name, in the order of the tables above. */
export const factNames = Object.keys(facts) as FactName[];

/**
 * A fact in the words of a locale: `factText('extensionCutoffMinutes')` is "30 minutes", `factText('licenseReviewHours')`
 * is "24-78 hours"; of counted things it is the number alone. Never fails: what is no fact is an empty text, and an
 * unknown locale is US English. Spec 9.
 */
export function factText(name: FactName, locale = 'en-US'): string {
  if (typeof name !== 'string' || !Object.hasOwn(facts, name)) return '';
  const { value, unit }: Fact = facts[name];
  if (typeof value === 'string') return value;
  if (unit === 'calendarYear') return String(value);
  try {
    const number = new Intl.NumberFormat(locale);
    const quantity = intlUnits[unit] ? new Intl.NumberFormat(locale, intlUnits[unit]) : number;
    return typeof value === 'number'
      ? quantity.format(value)
      : `${number.format(value.from)}-${quantity.format(value.to)}`;
  } catch {
    return factText(name);
  }
}
