/** What a function takes for granted where the specification is silent. An answer names it in `assumes`. */
export const assumptions = {
  partHourIsWhole:
    'A begun hour is counted as a whole hour; the documentation does not say how it is billed.',
  ageInCalendarYears:
    "A vehicle's age is this year minus the vehicle's year; the documentation gives no exact day.",
  reportLastsOneYear: 'An annual report is due again one year after the last one was verified.',
} as const satisfies Record<string, string>;

export type AssumptionId = keyof typeof assumptions;
