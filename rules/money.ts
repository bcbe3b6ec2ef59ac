import { type Checked, type FieldError, fail, ok } from './validation.ts';
import { fields, nameOf, read, value, whole, wrong } from './input.ts';

/** An amount of money: integer cents (hundredths of `currency`, an ISO 4217 code such as `USD`). Never a fraction. */
export interface Money {
  readonly cents: number;
  readonly currency: string;
}

/** The largest amount an input may hold, in cents: a hundred million. Sums of such amounts stay exact. */
export const MAX_CENTS = 10_000_000_000;

/** Whether a text is an ISO 4217 code of a currency that has hundredths: yen and dinars do not. */
export const isCurrency = (code: unknown): boolean =>
  typeof code === 'string' &&
  /^[A-Z]{3}$/.test(code) &&
  new Intl.NumberFormat('en-US', { style: 'currency', currency: code }).resolvedOptions()
    .maximumFractionDigits === 2;

const currency = value<string>(isCurrency, wrong('notACurrency'));

/** The schema of an amount: whole cents from `min` to `max`, in a currency with hundredths. */
export const money = (min = 0, max = MAX_CENTS) => fields({ cents: whole(min, max), currency });

/** An error for each amount whose currency differs from `currency`. */
export const checkSameCurrency = (
  currency: string,
  amounts: Readonly<Record<string, Money | undefined>>,
): FieldError[] =>
  Object.entries(amounts).flatMap(([field, money]) =>
    money === undefined || money.currency === currency
      ? []
      : [{ field: `${field}.currency`, code: 'otherCurrency', values: { money: field, currency } }],
  );

/** An amount, unless it is too large for a number to hold it to the cent. */
const exact = (cents: number, currency: string): Checked<Money> =>
  Number.isSafeInteger(cents) ? ok({ cents, currency }) : fail([{ field: 'cents', code: 'tooLarge' }]);

const signed = money(-MAX_CENTS);
const sum = fields({ a: signed, b: signed });
const multiple = fields({ money: signed, times: whole(0, 1_000_000) });

/** The sum of two amounts. Errors: `a`, `b` (not an amount), `b.currency` (differs from `a`). Spec 3. */
export function addMoney(a: Money, b: Money): Checked<Money> {
  const input = read(sum, { a, b });
  if (!input.ok) return input;
  const errors = checkSameCurrency(input.value.a.currency, { b: input.value.b });
  return errors.length > 0
    ? fail(errors)
    : ok({ cents: input.value.a.cents + input.value.b.cents, currency: input.value.a.currency });
}

/** An amount `times` over. `times` is a whole number from 0 to 1,000,000. Errors: `money`, `times`, `cents` (too large). Spec 3. */
export function multiplyMoney(money: Money, times: number): Checked<Money> {
  const input = read(multiple, { money, times });
  if (!input.ok) return input;
  return exact(input.value.money.cents * input.value.times, input.value.money.currency);
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

/** Whether a number is a percentage from 0 to 100 with at most two decimals. */
export const isPercent = (percent: unknown): boolean =>
  typeof percent === 'number' &&
  percent >= 0 &&
  percent <= 100 &&
  Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-9;

/** The schema of a percentage from 0 to 100 with at most two decimals. */
export const percent = value<number>(isPercent, wrong('notAPercentage'));

/**
 * Money as people read it: `formatMoney({ cents: 1250, currency: 'USD' })` is "$12.50". Never throws: what is not whole
 * cents of a currency with hundredths is "—", and an unknown locale is US English. Spec 3.
 */
export function formatMoney(money: Money, locale = 'en-US'): string {
  const { cents, currency } = Object(money) as Money;
  if (!Number.isSafeInteger(cents) || !isCurrency(currency)) return '—';
  const amount = decimalText(cents);
  try {
    return new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    }).format(amount as `${number}`);
  } catch {
    return formatMoney(money);
  }
}

const decimalText = (cents: number) => {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

const amountInput = fields({ amount: money() });

/**
 * Money from what a person typed: "12", "12.5", ".50", "1,250.00", "$12.50" (US notation), without floating point.
 * Errors name the field by `name`: `required` (empty), `notAnAmount` (other text, or more than two decimals), `notInRange`. For the amounts of refunds and charges, spec 3.
 */
export function parseMoney(text: string, currency: string, name = 'amount'): Checked<Money> {
  const field = nameOf(name, 'amount');
  const clean = typeof text === 'string' ? text.trim().replace(/^\$\s*/, '') : '';
  if (clean === '') return fail([{ field, code: 'required', sentence: 'requiredAmount' }]);
  const match = /^(?=\.?\d)(\d*|[1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d{0,2}))?$/.exec(clean);
  if (!match) {
    return fail([{ field, code: 'notAnAmount' }]);
  }
  const [, dollars = '0', decimals = ''] = match;
  const cents = Number(dollars.replaceAll(',', '') + decimals.padEnd(2, '0'));
  const input = read(amountInput, { amount: { cents, currency } });
  if (input.ok) return ok({ cents, currency });
  return fail(input.errors.map((error) => ({ ...error, field: field + error.field.slice('amount'.length) })));
}
