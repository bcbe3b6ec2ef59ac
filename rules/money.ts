import { checkWhole, errorsOf } from './checks.ts';
import { type Checked, fail, type FieldError, ok } from './decision.ts';

/** An amount of money: integer cents (hundredths of `currency`, an ISO 4217 code such as `USD`). Never a fraction. */
export interface Money {
  readonly cents: number;
  readonly currency: string;
}

/** The largest amount an input may hold, in cents: a hundred million. Sums of such amounts stay exact. */
export const MAX_CENTS = 10_000_000_000;

/** Errors of an amount: `field.cents` (integer from `min` cents to `MAX_CENTS`), `field.currency` (three capitals). */
export const checkMoney = (field: string, { cents, currency }: Money, min = 0): FieldError[] =>
  errorsOf(
    checkWhole(`${field}.cents`, cents, min, MAX_CENTS),
    /^[A-Z]{3}$/.test(currency)
      ? undefined
      : {
          field: `${field}.currency`,
          code: 'notACurrency',
          message: `${field}.currency must be three capital letters, such as USD.`,
        },
  );

/** An error for each amount whose currency differs from `currency`. */
export const checkSameCurrency = (
  currency: string,
  amounts: Readonly<Record<string, Money | undefined>>,
): FieldError[] =>
  Object.entries(amounts).flatMap(([field, money]) =>
    money === undefined || money.currency === currency
      ? []
      : [{ field: `${field}.currency`, code: 'otherCurrency', message: `${field} must be in ${currency}.` }],
  );

const checkExact = ({ cents, currency }: Money): Checked<Money> =>
  Number.isSafeInteger(cents)
    ? ok({ cents, currency })
    : fail([{ field: 'cents', code: 'tooLarge', message: 'The amount is too large to be exact.' }]);

/** The sum of two amounts. Errors: `a`, `b` (not an amount), `b.currency` (differs from `a`). Spec 3. */
export function addMoney(a: Money, b: Money): Checked<Money> {
  const lowest = -MAX_CENTS;
  const errors = errorsOf(
    checkMoney('a', a, lowest),
    checkMoney('b', b, lowest),
    checkSameCurrency(a.currency, { b }),
  );
  return errors.length > 0 ? fail(errors) : checkExact({ cents: a.cents + b.cents, currency: a.currency });
}

/** An amount `times` over. `times` is a whole number from 0 to 1,000,000. Errors: `money`, `times`, `cents` (too large). Spec 3. */
export function multiplyMoney(money: Money, times: number): Checked<Money> {
  const errors = errorsOf(checkMoney('money', money, -MAX_CENTS), checkWhole('times', times, 0, 1_000_000));
  return errors.length > 0
    ? fail(errors)
    : checkExact({ cents: money.cents * times, currency: money.currency });
}

/**
 * `numerator / denominator` of some cents, rounded half up to a whole cent, in exact integer arithmetic.
 * For safe integers, `numerator` ≥ 0 and `denominator` > 0.
 */
export function fractionOfCents(cents: number, numerator: number, denominator: number): number {
  const doubled = 2n * BigInt(cents) * BigInt(numerator) + BigInt(denominator);
  return Number(doubled / (2n * BigInt(denominator)));
}

/** Percent (0-100, up to two decimals) of non-negative cents, rounded half up to a whole cent. */
export const percentOfCents = (cents: number, percent: number) =>
  fractionOfCents(cents, Math.round(percent * 100), 10_000);

/** A percentage from 0 to 100 with at most two decimals; unset is fine. */
export const checkPercent = (field: string, value: number | undefined): FieldError | undefined =>
  value === undefined ||
  (value >= 0 && value <= 100 && Math.abs(value * 100 - Math.round(value * 100)) < 1e-9)
    ? undefined
    : {
        field,
        code: 'notAPercentage',
        message: `${field} must be a percentage from 0 to 100 with at most two decimals.`,
      };

/**
 * Money as people read it: `formatMoney({ cents: 1250, currency: 'USD' })` is "$12.50". Never throws: an
 * unknown currency code is written behind the number, and what is not whole cents is "—". Spec 3.
 */
export function formatMoney({ cents, currency }: Money, locale = 'en-US'): string {
  if (!Number.isSafeInteger(cents)) return '—';
  const amount = decimalText(cents);
  try {
    return new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    }).format(amount as `${number}`);
  } catch {
    return `${amount} ${currency}`;
  }
}

const decimalText = (cents: number) => {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/**
 * Money from what a person typed: "12", "12.5", "12.50", "1,250.00", "$12.50" (US notation), without floating point.
 * Errors name `field`: `required` (empty), `notAnAmount` (other text, or more than two decimals), `notInRange`. For the amounts of refunds and charges, spec 3.
 */
export function parseMoney(text: string, currency: string, field = 'amount'): Checked<Money> {
  const clean = text.trim().replace(/^\$\s*/, '');
  if (clean === '') return fail([{ field, code: 'required', message: 'Enter an amount.' }]);
  const match = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/.exec(clean);
  if (!match) {
    return fail([{ field, code: 'notAnAmount', message: 'Enter an amount such as 12 or 12.50.' }]);
  }
  const [, whole = '0', decimals = ''] = match;
  const money = { cents: Number(whole.replaceAll(',', '') + decimals.padEnd(2, '0')), currency };
  const errors = checkMoney(field, money);
  return errors.length > 0 ? fail(errors) : ok(money);
}
