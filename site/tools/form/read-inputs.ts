import { currency } from '#rules/policy.ts';
import { type Instant, type Money, isLocalDate, localInstant, parseMoney } from '#rules/index.ts';
import { deviceZone } from './format-time.ts';
import { halfTyped } from './tool-controls.ts';
import type { Inputs } from './inputs.ts';

/** What is wrong with an input; the words for it are in `content/`. */
export type ErrorCode =
  | 'required'
  | 'notAnAmount'
  | 'notInRange'
  | 'notAWholeNumber'
  | 'notAPercentage'
  | 'notAChoice'
  | 'notADate'
  | 'notATime'
  | `${'date' | 'time' | 'dateTime'}Missing`
  | `${'date' | 'time'}Incomplete`
  | 'unknownZone'
  | 'neverOnClock'
  | (string & {});

export type FieldErrors = Readonly<Record<string, ErrorCode>>;

const currencyWord = `(?:US ?\\$|\\$|${currency}|dollars?)`;
const currencyWords = new RegExp(`^${currencyWord}\\s*|\\s*${currencyWord}$`, 'gi');

/** An amount alone, whichever way its currency is written before or behind it. */
const withoutCurrency = (text: string) => text.replace(currencyWords, '').trim();

/**
 * A number whose decimals come after a comma, with a point: many a phone's keypad has no other. After a comma come one or two
 * decimals, and points may part the thousands before it; "1,200" and what can be read in two ways are left as they are.
 */
const withPoint = (text: string) =>
  /^(?:\d*|[1-9]\d{0,2}(?:\.\d{3})+),\d{1,2}$/.test(text) ? text.replaceAll('.', '').replace(',', '.') : text;

/**
 * A number without what parts its thousands in a locale, where that is no comma: "1.200" in German, "1 200" in French. There it
 * can be read in one way alone.
 */
function withoutGroups(text: string, locale: string): string {
  const group = (10_000).toLocaleString(locale)[2]!;
  const [first, ...rest] = text.split(/\s/.test(group) ? /\s/ : group);
  const isGrouped = /^[1-9]\d{0,2}$/.test(first!) && rest.every((part) => /^\d{3}$/.test(part));
  return group !== ',' && isGrouped ? [first, ...rest].join('') : text;
}

/**
 * Reads typed text into values and gathers what is wrong, by field. Each reader gives `undefined` where the text is
 * empty or wrong; empty is wrong only where `required`.
 */
export class InputReader {
  readonly errors: Record<string, ErrorCode> = {};
  /** Fields with a time that the clocks show twice. */
  readonly ambiguous: string[] = [];

  private readonly inputs: Inputs;
  private readonly locale: string;

  /** @param locale in which numbers are typed */
  constructor(inputs: Inputs, locale = 'en-US') {
    this.inputs = inputs;
    this.locale = locale;
  }

  get hasErrors(): boolean {
    return Object.keys(this.errors).length > 0;
  }

  fail(field: string, code: ErrorCode): undefined {
    this.errors[field] ??= code;
    return undefined;
  }

  private text(field: string, required: boolean): string | undefined {
    // Unseen marks come along with what is copied: nobody could take them out.
    const text = (this.inputs[field] ?? '').replace(/\p{Cf}/gu, '').trim();
    if (text !== '') return text;
    return required ? this.fail(field, 'required') : undefined;
  }

  /** An amount such as "12", "$1,250.00" or "12,50 USD", as whole cents. */
  money(field: string, { required = false } = {}): Money | undefined {
    const text = this.text(field, required);
    if (text === undefined) return undefined;
    const money = parseMoney(withPoint(withoutGroups(withoutCurrency(text), this.locale)), currency, field);
    return money.ok ? money.value : this.fail(field, money.errors[0]!.code);
  }

  /** A whole number from `min` to `max`, both included; in a year stand no commas. */
  whole(
    field: string,
    min: number,
    max: number,
    { required = false, isYear = false } = {},
  ): number | undefined {
    const typed = this.text(field, required);
    if (typed === undefined) return undefined;
    const text = isYear ? typed : withoutGroups(typed, this.locale);
    if (!(isYear ? /^\d+$/ : /^(\d+|[1-9]\d{0,2}(,\d{3})+)$/).test(text))
      return this.fail(field, 'notAWholeNumber');
    const number = Number(text.replaceAll(',', ''));
    return number >= min && number <= max ? number : this.fail(field, 'notInRange');
  }

  /** A percentage from 0 to 100 with up to two decimals. */
  percent(field: string): number | undefined {
    const typed = this.text(field, false);
    if (typed === undefined) return undefined;
    const text = withPoint(typed.replace(/\s*%$/, ''));
    const ok = /^(?=\.?\d)\d{0,3}(\.\d{0,2})?$/.test(text) && Number(text) <= 100;
    return ok ? Number(text) : this.fail(field, 'notAPercentage');
  }

  /** A date, `YYYY-MM-DD`. */
  date(field: string, { required = false } = {}): string | undefined {
    const text = this.text(field, required);
    if (text === undefined) return undefined;
    if (text === halfTyped) return this.fail(field, 'dateIncomplete');
    return isLocalDate(text) ? text : this.fail(field, 'notADate');
  }

  /**
   * The instant of `{field}Date` and `{field}Time` in the `zone` input, or in the zone of this device. Of a time that the
   * clocks show twice it is the one on the safe side for what is asked: a deadline takes the earlier, a return the later.
   * A time that the clocks skip is an error.
   */
  instant(field: string, { required = false, ambiguous = 'earlier' } = {}): Instant | undefined {
    const date = (this.inputs[`${field}Date`] ?? '').trim();
    const time = (this.inputs[`${field}Time`] ?? '').trim();
    if (date === '' && time === '') return required ? this.fail(field, 'dateTimeMissing') : undefined;
    if (date === halfTyped) return this.fail(field, 'dateIncomplete');
    if (time === halfTyped) return this.fail(field, 'timeIncomplete');
    if (date === '') return this.fail(field, 'dateMissing');
    if (time === '') return this.fail(field, 'timeMissing');
    const read = localInstant(date, time, this.inputs.zone || deviceZone());
    if (!read.ok) {
      const wrong = read.errors[0]!;
      return wrong.field === 'zone' ? this.fail('zone', 'unknownZone') : this.fail(field, wrong.code);
    }
    const { value } = read;
    if (value.kind === 'never') return this.fail(field, 'neverOnClock');
    if (value.kind === 'once') return value.instant;
    this.ambiguous.push(field);
    return ambiguous === 'earlier' ? value.instant : value.other;
  }

  /**
   * What {@link InputReader.instant} reads, on the safe side where it follows another one, `start`: of a time that the clocks show
   * twice it is the earlier, but the later where the earlier would be before that.
   */
  instantFrom(field: string, start: Instant | undefined, { required = false } = {}): Instant | undefined {
    const earlier = this.instant(field, { required });
    const isTooEarly = earlier !== undefined && start !== undefined && earlier < start;
    return isTooEarly ? this.instant(field, { ambiguous: 'later' }) : earlier;
  }
}
