import { inspect } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as rulebook from './index.ts';
import { validatePhone } from './phone.ts';
import type { FunctionName } from './publish/function-name.ts';
import { vectorCalls } from './publish/vectors.ts';
import { isFieldError } from './validation.ts';

type Call = (...args: unknown[]) => unknown;
type Path = readonly (string | number)[];

/** Every function that the rules export, and a call of each that it decides; a new one has to come with such a call. */
const functions = [
  ...Object.entries(rulebook).filter(([, value]) => typeof value === 'function'),
  ['validatePhone', validatePhone],
].map(([name, call]) => [name, call, vectorCalls[name as FunctionName]?.[0] ?? ['+1 770 777 7777']]) as [
  string,
  Call,
  readonly unknown[],
][];

/** A thing that throws whatever is done with it. */
const hostile = {
  toString() {
    throw new Error('hostile');
  },
  valueOf() {
    throw new Error('hostile');
  },
};
const garbage: readonly unknown[] = [
  undefined,
  null,
  true,
  false,
  '',
  ' ',
  'false',
  'nope',
  '__proto__',
  'toString',
  '12',
  0,
  1,
  -1,
  0.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1e300,
  5n,
  Symbol('garbage'),
  [],
  [[]],
  ['1'],
  {},
  { outcome: 'open' },
  Object.create(null) as unknown,
  hostile,
  new Date(0),
  new Map(),
  /x/,
  () => 'garbage',
  JSON.parse('{"__proto__": {"now": 1}}') as unknown,
];

const isObject = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === 'object' && value !== null;

/** The path of every value in some arguments, the arguments themselves first. */
const pathsIn = (value: unknown, path: Path = []): Path[] =>
  isObject(value)
    ? Object.entries(value).flatMap(([key, each]) => [
        [...path, Array.isArray(value) ? Number(key) : key],
        ...pathsIn(each, [...path, Array.isArray(value) ? Number(key) : key]),
      ])
    : [];

/** Some arguments with another value at a path. */
function withAt(args: unknown, [first, ...rest]: Path, value: unknown): unknown {
  if (first === undefined) return value;
  const old = args as Record<string | number, unknown>;
  const changed = rest.length > 0 ? withAt(old[first], rest, value) : value;
  return Array.isArray(args)
    ? args.map((each: unknown, index) => (index === first ? changed : each))
    : { ...old, [first]: changed };
}
const valueAt = (args: unknown, path: Path) =>
  path.reduce<unknown>((value, key) => (value as Record<string | number, unknown>)[key], args);

/** What a function answers to input that it cannot decide on. A list is empty then, but for the list of what is wrong. */
function isRefusal(name: string, result: unknown): boolean {
  if (Array.isArray(result)) return (result.length === 0) !== (name === 'checkPlan');
  if (!isObject(result)) return Number.isNaN(result) || result === '' || result === '—' || result === false;
  if ('errors' in result && 'source' in result) return (result.errors as unknown[]).length > 0;
  const errors = result.errors as rulebook.FieldError[] | undefined;
  return (
    (result.ok === false || result.outcome === 'badInput') &&
    errors!.every((error) => isFieldError(error) && error.field !== '')
  );
}

/** The kind of a value, as far as a wrong kind can be told from it. */
const kindOf = (value: unknown) =>
  Array.isArray(value) ? 'list' : value === null ? 'null' : value instanceof Date ? 'date' : typeof value;

/** Texts that no choice, date, time or number is called. */
const senseless: readonly unknown[] = ['', ' ', 'nope', '__proto__', 'toString'];

/**
 * Where something else than the value of the call means something too: by function, the path and the kinds it may have.
 * A name that a caller gives a field is no input, and neither is a locale.
 */
const meaningful: Record<string, readonly (readonly [path: string, ...kinds: string[]])[]> = {
  // The word of the specification: any failure counts as ERROR, and any other text is asked for again.
  payoutStep: [['0', 'any']],
  isBadInput: [['', 'any']],
  explain: [
    ['0.reason', 'any'],
    ['0.outcome', 'string'],
    ['0.assumes', 'undefined', 'list'],
    ['0.unknown', 'undefined', 'list'],
  ],
  formatMoney: [['1', 'any']],
  affectedReservations: [
    ['1.0.id', 'string'],
    ['1.1.id', 'string'],
  ],
  decideEligibility: [
    ['0.type', 'string'],
    ['0.technology', 'string'],
    ['1.vehicleTypes', 'string'],
    ['1.vehicleTechnology', 'string'],
  ],
  decideExtension: [['0.nextStartsAt', 'undefined', 'null']],
  decideExtraCharge: [
    ['0.endedAt', 'null'],
    ['0.note', 'string'],
  ],
  decideMaintenance: [['0.lastReportOn', 'null']],
  decidePassword: [['0', 'string']],
  decideRefund: [
    ['0.endedAt', 'null'],
    ['0.note', 'string'],
  ],
  quote: [
    ['0.insurance', 'undefined', 'null'],
    ['0.extraMinutes', 'undefined'],
    ['0.extraMiles', 'undefined'],
    ['0.plan.extraHourRate', 'undefined'],
    ['0.plan.extraMileRate', 'undefined'],
  ],
  validateDriverAccount: [
    ['0.firstName', 'word'],
    ['0.lastName', 'word'],
  ],
  validateHostAccount: [
    ['0.companyName', 'word'],
    ['0.address', 'word'],
  ],
  validatePartnerInvite: [
    ['0.firstName', 'word'],
    ['0.lastName', 'word'],
  ],
};

/** An unset number of the operator's is unknown: nothing there, or a policy without it, is no garbage. */
const isUnset = (path: Path, value: unknown, args: readonly unknown[]) =>
  args.length > 1 &&
  isObject(args.at(-1)) &&
  path[0] === args.length - 1 &&
  (value === undefined || kindOf(value) === 'object');

function isMeaningful(name: string, path: Path, value: unknown, args: readonly unknown[]): boolean {
  if (isUnset(path, value, args)) return true;
  const kind = kindOf(value);
  const hasMeaning = (meaningful[name] ?? []).some(
    ([where, ...kinds]) =>
      (where === '' || path.join('.') === where || path.join('.').startsWith(`${where}.`)) &&
      (kinds.includes('any') ||
        kinds.includes(kind) ||
        (kinds.includes('word') && typeof value === 'string' && value.trim() !== '')),
  );
  if (hasMeaning) return true;
  // A value of the same kind can be another good one. Senseless texts and impossible numbers cannot.
  return (
    kind === kindOf(valueAt(args, path)) &&
    !senseless.includes(value) &&
    (typeof value !== 'number' || Math.abs(value) < 1e300)
  );
}

describe('garbage', () => {
  it.each(functions)('%s never throws, and decides nothing on it', (name, call, args) => {
    expect(
      isRefusal(name, call(...args)),
      'the first of its examples in rules/publish/vectors must be decided',
    ).toBe(false);
    for (const path of pathsIn(args)) {
      for (const each of garbage) {
        const result = call(...(withAt(args, path, each) as unknown[]));
        if (isMeaningful(name, path, each, args)) continue;
        const where = `${path.join('.')} is ${inspect(each)}`;
        expect(isRefusal(name, result), `${name}, where ${where}, gave ${inspect(result)}`).toBe(true);
      }
    }
  });

  it.each(functions)('%s never throws on arguments of any kind', (_name, call, args) => {
    const any = fc.oneof(
      fc.constantFrom(...garbage),
      fc.anything({ withBigInt: true, withDate: true, withMap: true }),
    );
    fc.assert(
      fc.property(fc.array(any, { maxLength: args.length + 1 }), (list) => {
        call(...list);
      }),
      { numRuns: 100 },
    );
  });

  it('that throws when it is read is bad input too', () => {
    const trap = {
      get now() {
        throw new Error('hostile');
      },
    };
    expect(rulebook.decideDamageClaim(trap as never)).toMatchObject({
      outcome: 'badInput',
      errors: [{ field: 'input', code: 'notReadable' }],
    });
  });
});
