import { type Instant, type Money, isLocalDate, localInstant, parseMoney } from '#rules/index.ts';
import type { Inputs } from './tool-store.ts';

/** What is wrong with an input; the words for it are in `content/`. */
export type ErrorCode =
  | 'required'
  | 'notAnAmount'
  | 'notInRange'
  | 'notAWholeNumber'
  | 'notAPercentage'
  | 'notADateTime'
  | 'notADate'
  | 'neverOnClock'
  | (string & {});

export type FieldErrors = Readonly<Record<string, ErrorCode>>;

/** All amounts are in this currency (spec 1: the marketplace is in Georgia, USA). */
export const currency = 'USD';

/**
 * Reads typed text into values and gathers what is wrong, by field. Each reader gives `undefined` where the text is
 * empty or wrong; empty is wrong only where `required`.
 */
export class InputReader {
  readonly errors: Record<string, ErrorCode> = {};
  /** Fields with a time that the clocks show twice; the earlier is taken. */
  readonly twice: string[] = [];

  private readonly inputs: Inputs;

  constructor(inputs: Inputs) {
    this.inputs = inputs;
  }

  get hasErrors(): boolean {
    return Object.keys(this.errors).length > 0;
  }

  fail(field: string, code: ErrorCode): undefined {
    this.errors[field] ??= code;
    return undefined;
  }

  private text(field: string, required: boolean): string | undefined {
    const text = (this.inputs[field] ?? '').trim();
    if (text !== '') return text;
    return required ? this.fail(field, 'required') : undefined;
  }

  /** An amount such as "12" or "$1,250.00", as whole cents. */
  money(field: string, { required = false } = {}): Money | undefined {
    const text = this.text(field, required);
    if (text === undefined) return undefined;
    const money = parseMoney(text, currency, field);
    return money.ok ? money.value : this.fail(field, money.errors[0]!.code);
  }

  /** A whole number from `min` to `max`, both included. */
  whole(field: string, min: number, max: number, { required = false } = {}): number | undefined {
    const text = this.text(field, required);
    if (text === undefined) return undefined;
    if (!/^(\d+|\d{1,3}(,\d{3})+)$/.test(text)) return this.fail(field, 'notAWholeNumber');
    const number = Number(text.replaceAll(',', ''));
    return number >= min && number <= max ? number : this.fail(field, 'notInRange');
  }

  /** A percentage from 0 to 100 with up to two decimals. */
  percent(field: string): number | undefined {
    const text = this.text(field, false)?.replace(/\s*%$/, '');
    if (text === undefined) return undefined;
    const ok = /^\d{1,3}(\.\d{1,2})?$/.test(text) && Number(text) <= 100;
    return ok ? Number(text) : this.fail(field, 'notAPercentage');
  }

  /** A date, `YYYY-MM-DD`. */
  date(field: string, { required = false } = {}): string | undefined {
    const text = this.text(field, required);
    if (text === undefined) return undefined;
    return isLocalDate(text) ? text : this.fail(field, 'notADate');
  }

  /**
   * The instant of `{field}Date` and `{field}Time` in the `zone` input. Of a time that the clocks show twice it is the
   * earlier: deadlines then come too early rather than too late. A time that they skip is an error.
   */
  instant(field: string, { required = false } = {}): Instant | undefined {
    const date = this.inputs[`${field}Date`] ?? '';
    const time = this.inputs[`${field}Time`] ?? '';
    if (date === '' && time === '' && !required) return undefined;
    if (date === '' || time === '') return this.fail(field, 'required');
    const read = localInstant(date, time, this.inputs.zone || 'UTC');
    if (!read.ok) return this.fail(field, 'notADateTime');
    if (read.value.kind === 'never') return this.fail(field, 'neverOnClock');
    if (read.value.kind === 'twice') this.twice.push(field);
    return read.value.instant;
  }
}
