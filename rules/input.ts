import * as v from 'valibot';
import type { AssumptionId } from './assumptions.ts';
import type { Instant } from './checks.ts';
import { type Checked, fail, type FieldError, ok } from './decision.ts';

/**
 * How functions get their input: each has a schema made of these pieces, and `read` answers with clean values or with
 * every field that is wrong. Types are gone where forms, JSON and other languages call: the schemas are what holds.
 */

/** What is wrong, for {@link read}: a code, and a text in which `{field}` stands for the name of the field. */
export const wrong = (code: string, text: string, assumes?: AssumptionId) =>
  [code, text, assumes ?? ''].join('|');

/** A value that passes a test. `message` comes from {@link wrong}. */
export const value = <Value>(test: (value: unknown) => boolean, message: string) =>
  v.custom<Value>(test, message);

/** A whole number from `min` to `max`, both included. Error: `notInRange`. */
export const whole = (min: number, max: number) =>
  value<number>(
    (each) => Number.isSafeInteger(each) && (each as number) >= min && (each as number) <= max,
    wrong('notInRange', `{field} must be a whole number from ${grouped(min)} to ${grouped(max)}.`),
  );

const grouped = (number: number) => new Intl.NumberFormat('en-US').format(number);

/** The furthest instant a `Date` can hold, either way. */
const MAX_INSTANT = 8.64e15;

/** A possible instant: a finite number of milliseconds that a `Date` can hold. Error: `notAnInstant`. */
export const instant = value<Instant>(
  (each) => typeof each === 'number' && Math.abs(each) <= MAX_INSTANT,
  wrong('notAnInstant', '{field} must be a time in epoch milliseconds.'),
);

/** True or false, not a text that says so. Error: `notABoolean`. */
export const yesNo = value<boolean>(
  (each) => typeof each === 'boolean',
  wrong('notABoolean', '{field} must be true or false.'),
);

/** Any text, also an empty one. Error: `notText`. */
export const anyText = value<string>(
  (each) => typeof each === 'string',
  wrong('notText', '{field} must be text.'),
);

/** The longest text of a field, in characters. Spec 5 gives none: an assumption. */
export const MAX_TEXT = 200;

/** Text with a letter or a digit in it, trimmed, of up to `max` characters. Errors: `required`, `tooLong`. */
export const words = (label: string, max = MAX_TEXT) =>
  v.pipe(
    value<string>((each) => typeof each === 'string', wrong('required', `Enter the ${label}.`)),
    v.transform((text) => text.trim()),
    value<string>((text) => /[\p{L}\p{N}]/u.test(text as string), wrong('required', `Enter the ${label}.`)),
    value<string>(
      (text) => (text as string).length <= max,
      wrong('tooLong', `The ${label} has at most ${grouped(max)} characters.`, 'textLength'),
    ),
  );

/** One of the keys of a table, or of some texts. Error: `notAChoice`. */
export const oneOf = <const Key extends string>(keys: readonly Key[]) =>
  v.picklist(keys, wrong('notAChoice', `{field} must be one of: ${keys.join(', ')}.`));

/** The keys of a table, with their type. */
export const keysOf = <Table extends object>(table: Table) => Object.keys(table) as (keyof Table & string)[];

/** A list. Error: `notAList`. */
export const listOf = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.array(schema, wrong('notAList', '{field} must be a list.'));

/** An object with these fields; others are left out. Lists, dates and the like are no objects here. Error: `notAnObject`. */
export const fields = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(plain, v.object(entries));

const plain = value<object>(
  (each) => Object.prototype.toString.call(each) === '[object Object]',
  wrong('notAnObject', '{field} must be an object.'),
);

/** As {@link fields}, without any other field: for settings, where another one is a slip of the pen. Error: `unknownField`. */
export const onlyFields = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(plain, v.strictObject(entries, wrong('unknownField', '{field} is not a field here.')));

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
    return fail([{ field: 'input', code: 'notReadable', message: 'The input cannot be read.' }]);
  }
}

/** The error of an issue. What is not there is `required`, whatever it should have been. */
function errorOf({ path, input, message }: v.BaseIssue<unknown>): FieldError {
  const field = (path ?? []).map(({ key }) => String(key)).join('.');
  const [code = '', text = '', assumes] = message.split('|');
  if (input == null && code !== 'required') {
    return { field, code: 'required', message: `${field} is missing.` };
  }
  return {
    field,
    code,
    message: text.replace('{field}', field),
    ...(assumes && { assumes: assumes as AssumptionId }),
  };
}
