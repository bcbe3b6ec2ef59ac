import type { AssumptionId } from './assumptions.ts';
import type { Instant } from './instant.ts';

/** Every kind of mistake in an input. An id, once published, stays. */
export const errorCodes = [
  'before',
  'beforeVehicle',
  'inTheFuture',
  'notABoolean',
  'notAChoice',
  'notACurrency',
  'notADate',
  'notAList',
  'notAPercentage',
  'notAPhone',
  'notATime',
  'notAWeekday',
  'notAZone',
  'notAfter',
  'notAnAmount',
  'notAnAnswer',
  'notAnEin',
  'notAnEmail',
  'notAnInstant',
  'notAnObject',
  'notInCountry',
  'notInRange',
  'notReadable',
  'notText',
  'otherCurrency',
  'required',
  'tooLarge',
  'tooLong',
  'unknownField',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** The sentences for errors: one for each code, and some for where its own doesn't fit. */
export const errorSentences = [
  ...errorCodes,
  'beforeFrom',
  'noOffset',
  'requiredAmount',
  'requiredText',
  'tooLongNote',
  'yearTooFarAhead',
] as const;

export type ErrorSentence = (typeof errorSentences)[number];

/** The inputs that a sentence names as people do, not by the field's name in code. */
export const inputNames = [
  'address',
  'companyName',
  'ein',
  'email',
  'firstName',
  'lastName',
  'name',
  'phone',
] as const;

export type InputName = (typeof inputNames)[number];

/** What fills the markers of an error's sentence. */
export interface ErrorValues {
  readonly input?: InputName;
  readonly other?: string;
  readonly choices?: string;
  readonly min?: number;
  readonly max?: number;
  readonly money?: string;
  readonly currency?: string;
  readonly countryCode?: string;
}

/** One thing wrong with an input: `field` as the function names it, `code` what it is. `errorIn` has the words. */
export interface FieldError {
  readonly field: string;
  readonly code: ErrorCode;
  /** Where another sentence than the code's own says it. */
  readonly sentence?: ErrorSentence;
  readonly values?: ErrorValues;
  /** Where the limit is not one of the specification. */
  readonly assumes?: AssumptionId;
}

/** Whether something is an error that a function can give. */
export function isFieldError(error: unknown): error is FieldError {
  const { field, code, sentence = code } = Object(error) as Partial<FieldError>;
  const isOneOf = (ids: readonly unknown[], id: unknown) => ids.includes(id);
  return typeof field === 'string' && isOneOf(errorCodes, code) && isOneOf(errorSentences, sentence);
}

/** What a validator returns: the clean value, or every field that is wrong. */
export type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

/** The clean value of a validator. */
export const ok = <Value>(value: Value): Checked<Value> => ({ ok: true, value });

/** The errors of a validator; at least one. */
export const fail = (errors: readonly FieldError[]) => ({ ok: false, errors }) as const;

/** The errors of some validators, in their order. */
export const errorsIn = (...checks: readonly Checked<unknown>[]): FieldError[] =>
  checks.flatMap((check) => (check.ok ? [] : check.errors));

type Check = FieldError | undefined;

/** The errors among some checks of one field against another; empty when all is well. */
export const errorsOf = (...checks: (Check | readonly FieldError[])[]): FieldError[] =>
  checks.flatMap((check) => check ?? []);

/** `later` must lie after `earlier`. */
export const checkAfter = (field: string, later: Instant, other: string, earlier: Instant): Check =>
  later > earlier ? undefined : { field, code: 'notAfter', values: { other } };

/** `later` may not lie before `earlier`. */
export const checkNotBefore = (field: string, later: Instant, other: string, earlier: Instant): Check =>
  later >= earlier ? undefined : { field, code: 'before', values: { other } };
