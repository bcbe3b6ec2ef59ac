import type { AssumptionId } from '../assumptions.ts';
import { contactPatterns, MAX_EMAIL, MAX_PHONE_DIGITS, MIN_PHONE_DIGITS } from '../contact.ts';
import { MAX_MINUTES } from '../duration.ts';
import { MAX_TEXT } from '../input.ts';
import { MAX_CENTS } from '../money.ts';
import { MAX_NOTE } from '../refund.ts';
import { MAX_YEAR, MIN_YEAR } from '../vehicle-year.ts';

/** How a kind of input is checked, for forms in other languages; text is trimmed first. */
export interface Validator {
  readonly errors: readonly string[];
  readonly assumes: readonly AssumptionId[];
  /** A regular expression (ECMAScript, `u`; `i` where letters of either case are fine). */
  readonly pattern?: string;
  readonly ignoreCase?: boolean;
  readonly maxLength?: number;
  readonly minDigits?: number;
  readonly maxDigits?: number;
  readonly min?: number;
  readonly max?: number;
  readonly decimals?: number;
  /** What the clean value is. */
  readonly value: string;
}

/** The validators of the functions, by the kind of input. Spec 5; limits that it does not give are assumptions. */
export const validators = {
  text: {
    pattern: '[\\p{L}\\p{N}]',
    maxLength: MAX_TEXT,
    value: 'trimmed',
    errors: ['required', 'tooLong'],
    assumes: ['textLength'],
  },
  email: {
    pattern: contactPatterns.email,
    ignoreCase: true,
    maxLength: MAX_EMAIL,
    value: 'trimmed',
    errors: ['required', 'tooLong', 'notAnEmail'],
    assumes: ['textLength'],
  },
  phone: {
    pattern: contactPatterns.phone,
    minDigits: MIN_PHONE_DIGITS,
    maxDigits: MAX_PHONE_DIGITS,
    maxLength: MAX_TEXT,
    value: '+ and the digits',
    errors: ['required', 'tooLong', 'notAPhone'],
    assumes: ['phoneDigits', 'textLength'],
  },
  ein: {
    pattern: contactPatterns.ein,
    maxLength: MAX_TEXT,
    value: 'two digits, a hyphen, seven digits',
    errors: ['required', 'tooLong', 'notAnEin'],
    assumes: ['einForm', 'textLength'],
  },
  note: {
    maxLength: MAX_NOTE,
    value: 'as it is; may be empty',
    errors: ['tooLong'],
    assumes: ['noteLength'],
  },
  cents: { min: 0, max: MAX_CENTS, decimals: 0, value: 'whole cents', errors: ['notInRange'], assumes: [] },
  percent: { min: 0, max: 100, decimals: 2, value: 'a number', errors: ['notAPercentage'], assumes: [] },
  minutes: {
    min: 0,
    max: MAX_MINUTES,
    decimals: 0,
    value: 'whole minutes',
    errors: ['notInRange'],
    assumes: [],
  },
  vehicleYear: {
    min: MIN_YEAR,
    max: MAX_YEAR,
    decimals: 0,
    value: 'a year, at most one ahead',
    errors: ['notInRange'],
    assumes: ['vehicleYearNotFuture'],
  },
  date: {
    pattern: '^(19|20|21)\\d\\d-\\d\\d-\\d\\d$',
    value: 'a date of the calendar, YYYY-MM-DD',
    errors: ['notADate'],
    assumes: [],
  },
} as const satisfies Record<string, Validator>;

/** How numbers are counted throughout. Spec 3. */
export const arithmetic = {
  money: 'Whole cents of one currency that has hundredths; amounts of two currencies are an error.',
  rounding:
    'A share or a rate by the minute is rounded half up to a whole cent, in exact integer arithmetic.',
  distance: 'Whole miles; what minutes include is rounded down.',
  day: 'A day is 24 hours that pass, whatever the clocks do; a begun minute counts as whole.',
  instants: 'Epoch milliseconds, UTC.',
} as const;
