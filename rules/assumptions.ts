/** What a function takes for granted where the specification is silent. An answer or an error names it in `assumes`. */
export const assumptions = {
  partHourIsWhole:
    'A begun hour is counted as a whole hour; the documentation does not say how it is billed.',
  ageInCalendarYears:
    "A vehicle's age is this year minus the vehicle's year; the documentation gives no exact day.",
  reportLastsOneYear: 'An annual report is due again one year after the last one was verified.',
  refundUpToPaid: 'No more is refunded than was paid; the documentation gives no limit.',
  noteLength: 'A note has at most 2,000 characters; the documentation gives no limit.',
  textLength:
    'A name, an address or an email has at most a few hundred characters; the documentation gives no limit.',
  phoneDigits:
    'A phone number has 7 to 15 digits, as E.164 has; the documentation names + and the country code only.',
  einForm: 'An EIN has nine digits, as the IRS gives it out; the documentation asks for an EIN only.',
  vehicleYearNotFuture: 'A vehicle is of next year at the latest; the documentation gives no limit.',
} as const satisfies Record<string, string>;

export type AssumptionId = keyof typeof assumptions;
