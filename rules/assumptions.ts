/** What a function takes for granted where the specification is silent. An answer or an error names it in `assumes`. */
export const assumptionIds = [
  'partHourIsWhole',
  'ageInCalendarYears',
  'reportLastsOneYear',
  'refundUpToPaid',
  'noteLength',
  'textLength',
  'phoneDigits',
  'einForm',
  'vehicleYearNotFuture',
] as const;

export type AssumptionId = (typeof assumptionIds)[number];
