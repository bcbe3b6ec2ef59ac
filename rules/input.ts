import * as v from 'valibot';
import type { Instant } from './instant.ts';
import { type Checked, type ErrorCode, fail, type FieldError, type InputName, ok } from './validation.ts';

/**
 * How functions get their input: each has a schema made of these pieces, and `read` answers with clean values or with
 * every field that is wrong. Types are gone where forms, JSON and other languages call: the schemas are what holds.
 */

/** What is wrong, for {@link read}, as the one text that a schema can hold. */
export const wrong = (code: ErrorCode, more: Omit<FieldError, 'field' | 'code'> = {}) =>
  JSON.stringify({ code, ...more });

/** A value that passes a test. `message` comes from {@link wrong}. */
export const value = <Value>(test: (value: unknown) => boolean, message: string) =>
  v.custom<Value>(test, message);

/** A whole number from `min` to `max`, both included. Error: `notInRange`. */
export const whole = (min: number, max: number) =>
  value<number>(
    (each) => Number.isSafeInteger(each) && (each as number) >= min && (each as number) <= max,
    wrong('notInRange', { values: { min, max } }),
  );

/** The furthest instant a `Date` can hold, either way. */
const MAX_INSTANT = 8.64e15;

/** A possible instant: a finite number of milliseconds that a `Date` can hold. Error: `notAnInstant`. */
export const instant = value<Instant>(
  (each) => typeof each === 'number' && Math.abs(each) <= MAX_INSTANT,
  wrong('notAnInstant'),
);

/** An instant moved by some milliseconds; NaN for what is no instant. */
export const moved = (at: Instant, milliseconds: number): Instant =>
  v.safeParse(instant, at).success ? at + milliseconds : Number.NaN;

/** True or false, not a text that says so. Error: `notABoolean`. */
export const yesNo = value<boolean>((each) => typeof each === 'boolean', wrong('notABoolean'));

/** Any text, also an empty one. Error: `notText`. */
export const anyText = value<string>((each) => typeof each === 'string', wrong('notText'));

/** The longest text of a field, in characters. Spec 5 gives none: an assumption. */
export const MAX_TEXT = 200;

/** Text with a letter or a digit in it, trimmed, of up to `max` characters. Errors: `required`, `tooLong`. */
export const words = (input: InputName, max = MAX_TEXT) => {
  const missing = wrong('required', { sentence: 'requiredText', values: { input } });
  return v.pipe(
    value<string>((each) => typeof each === 'string', missing),
    v.transform((text) => text.trim()),
    value<string>((text) => /[\p{L}\p{N}]/u.test(text as string), missing),
    value<string>(
      (text) => (text as string).length <= max,
      wrong('tooLong', { values: { input, max }, assumes: 'textLength' }),
    ),
  );
};

/** One of the keys of a table, or of some texts. Error: `notAChoice`. */
export const oneOf = <const Key extends string>(keys: readonly Key[]) =>
  v.picklist(keys, wrong('notAChoice', { values: { choices: keys.join(', ') } }));

/** The keys of a table, with their type. */
export const keysOf = <Table extends object>(table: Table) => Object.keys(table) as (keyof Table & string)[];

/** A list. Error: `notAList`. */
export const listOf = <Schema extends v.GenericSchema>(schema: Schema) => v.array(schema, wrong('notAList'));

/** A list of one thing at least: of nothing there is nothing to say. Errors: `notAList`, `required`. */
export const someOf = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(listOf(schema), v.nonEmpty(wrong('required')));

/** An object with these fields; others are left out. Lists, dates and the like are no objects here. Error: `notAnObject`. */
export const fields = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(plain, v.object(entries, wrong('required')));

const plain = value<object>(
  (each) => Object.prototype.toString.call(each) === '[object Object]',
  wrong('notAnObject'),
);

/** As {@link fields}, without any other field: for settings, where another one is a slip of the pen. Error: `unknownField`. */
export const onlyFields = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(plain, v.strictObject(entries, wrong('unknownField')));

export { nullable, optional } from 'valibot';

/** The name that a caller gives a field, or the usual one. */
export const nameOf = (name: unknown, usual: string) => (typeof name === 'string' ? name : usual);

/** The value of a schema, for types. */
export type Value<Schema extends v.GenericSchema> = v.InferOutput<Schema>;

/** The clean value that a schema makes of some input, or every field that is wrong, once each, by its path. */
export function read<const Schema extends v.GenericSchema>(
  schema: Schema,
  ...parts: readonly unknown[]
): Checked<v.InferOutput<Schema>> {
  try {
    const result = v.safeParse(schema, Object.assign({}, ...parts));
    if (result.success) return ok(result.output);
    const errors = new Map<string, FieldError>();
    for (const issue of result.issues) {
      const error = errorOf(issue);
      if (!errors.has(error.field)) errors.set(error.field, error);
    }
    return fail([...errors.values()]);
  } catch {
    return fail([{ field: 'input', code: 'notReadable' }]);
  }
}

/** The error of an issue. What is not there is `required`, whatever it should have been. */
function errorOf({ path, input, message }: v.BaseIssue<unknown>): FieldError {
  const field = (path ?? []).map(({ key }) => String(key)).join('.');
  const error = JSON.parse(message) as Omit<FieldError, 'field'>;
  return input == null && error.code !== 'required' ? { field, code: 'required' } : { field, ...error };
}
