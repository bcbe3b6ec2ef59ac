import { readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import fc, { type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as rulebook from './index.ts';
import { validatePhone } from './phone.ts';
import type { FunctionName } from './publish/function-name.ts';
import { testTexts } from './testing/test-texts.ts';
import { vectorCalls } from './publish/vectors.ts';
import { addDays } from './time.ts';
import { isFieldError } from './validation.ts';
import { errorIn } from './words.ts';

const { rules, assumptionIds, unknownKeys } = rulebook;

/** The rules files that a file brings along, itself included, and the packages that any of them names. */
function closure(path: string, files = new Set<string>(), packages = new Set<string>()) {
  if (files.has(path)) return { files, packages };
  files.add(path);
  const imports = readFileSync(new URL(path, import.meta.url), 'utf8').matchAll(
    /^(?:import|export)\b[^;]*?from '([^']+)';/gms,
  );
  for (const [, name = ''] of imports) {
    if (/^\.\.?\//.test(name)) closure(fileOf(name, path), files, packages);
    else packages.add(name);
  }
  return { files, packages };
}

/** The file that a name in another file means. */
const fileOf = (name: string, path: string) => `.${new URL(name, new URL(path, 'file:///')).pathname}`;

/** The text of the light part. */
const sources = [...closure('./index.ts').files]
  .map((path) => readFileSync(new URL(path, import.meta.url), 'utf8'))
  .join('\n');

describe('the light part', () => {
  it('brings only the check of inputs into the browser', () => {
    const { files, packages } = closure('./index.ts');
    expect([...packages]).toEqual(['valibot']);
    expect(files.size).toBeGreaterThan(30);
  });

  it('leaves libphonenumber-js to phone.ts and zod to the schemas', () => {
    expect([...closure('./phone.ts').packages].sort()).toEqual(['libphonenumber-js/min', 'valibot']);
    expect([...closure('./publish/rules-json.ts').packages].sort()).toEqual(['node:crypto', 'valibot']);
    expect([...closure('./publish/rules-json-shape.ts').packages].sort()).toEqual([
      'node:crypto',
      'valibot',
      'zod',
    ]);
  });
});

/** Any value of a kind, the awkward ones first: NaN, infinities, fractions, negatives, huge, empty, odd. */
const number = fc.oneof(
  fc.constantFrom(NaN, Infinity, -Infinity, -0, 0.1, -1, 1e300, Number.MAX_SAFE_INTEGER, 8.64e15),
  fc.double(),
  fc.integer(),
  fc.integer({ min: 0, max: 5_000 }),
  fc.integer({ min: 1_780_000_000_000, max: 1_781_000_000_000 }),
);
const string = fc.oneof(
  fc.constantFrom('', ' ', '__proto__', 'toString', '00:00', '24:00', 'UTC', 'Pacific/Apia'),
  fc.constantFrom('2028-02-29', '2027-02-29', '1900-01-01', '2199-12-31', '0000-00-00', '2026-02-31T00:00Z'),
  fc.integer({ min: 0, max: 4_000 }).map((days) => addDays('2026-01-01', days)),
  fc.stringMatching(/^\d{0,12}\.?\d{0,3}$/),
  fc.string(),
  fc.string({ unit: 'binary' }),
);

/** Values like an example: mostly itself, else near it or any of its kind; an object may lack fields. */
function like(example: unknown): Arbitrary<unknown> {
  if (typeof example === 'number')
    return mostly(
      example,
      fc.oneof(
        fc.integer({ min: -5_000, max: 5_000 }).map((by) => example + by),
        number,
      ),
    );
  if (typeof example === 'string') return mostly(example, string);
  if (typeof example === 'boolean') return fc.boolean();
  if (Array.isArray(example))
    return mostly(example, fc.array(fc.oneof(string, ...example.map(like)), { maxLength: 3 }));
  if (!isObject(example)) return fc.constant(example);
  const fields = Object.fromEntries(Object.entries(example).map(([key, value]) => [key, like(value)]));
  return fc.oneof({ weight: 9, arbitrary: fc.record(fields) }, fc.record(fields, { requiredKeys: [] }));
}

const mostly = (example: unknown, otherwise: Arbitrary<unknown>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(example) }, otherwise);

/** Arguments of the kinds that the vectors of a function have. */
const argumentsOf = (name: string) =>
  fc.oneof(...examplesOf(name).map((args) => fc.tuple(...args.map(like))));

function examplesOf(name: string): readonly (readonly unknown[])[] {
  const calls: readonly (readonly unknown[])[] | undefined = vectorCalls[name as FunctionName];
  if (!calls) throw new Error(`${name} has no examples: add them to rules/publish/vectors`);
  return calls;
}

const functions = Object.entries(rulebook).filter(([, value]) => typeof value === 'function') as [
  string,
  (...args: unknown[]) => unknown,
][];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What holds for every answer: its rule, its gaps and its errors are ones that there are words for. */
function expectSound(result: unknown) {
  if (!isObject(result)) return;
  if ('rule' in result && 'outcome' in result) {
    expect(rules).toHaveProperty(result.rule as string);
    for (const unknown of (result.unknown as string[] | undefined) ?? []) {
      expect(unknownKeys).toContain(unknown);
    }
    for (const assumed of (result.assumes as string[] | undefined) ?? [])
      expect(assumptionIds).toContain(assumed);
  }
  if (result.ok === false || result.outcome === 'badInput') {
    const errors = result.errors as rulebook.FieldError[];
    expect(errors.length).toBeGreaterThan(0);
    for (const error of errors) {
      expect(isFieldError(error), inspect(error)).toBe(true);
      expect(errorIn(testTexts, error)).toMatch(/^errors\.\w+$/);
    }
  }
  const total = (result.reason as { total?: rulebook.Money } | undefined)?.total;
  if (total) expect(Number.isSafeInteger(total.cents)).toBe(true);
}

describe('every public function', () => {
  it.each(functions)('%s cites its section of the specification', (name) => {
    const declared = new RegExp(
      `/\\*\\*((?:(?!\\*/).)*)\\*/\\nexport (?:function|const) ${name}\\b`,
      's',
    ).exec(sources);
    expect(declared?.[1], 'its doc comment').toMatch(/spec \d/i);
  });

  it.each(functions)('%s never throws and explains itself', (name, call) => {
    fc.assert(
      fc.property(argumentsOf(name), (args) => {
        expectSound(call(...args));
      }),
      { numRuns: 300 },
    );
  });

  it('validatePhone never throws either', () => {
    fc.assert(
      fc.property(fc.oneof(string, fc.stringMatching(/^\+\d{1,16}$/)), (text) =>
        expectSound(validatePhone(text)),
      ),
    );
  });
});

describe('every rule', () => {
  it.each(Object.entries(rules))('%s has a source and a use', (id, { source }) => {
    expect(source).toMatch(/^spec [1-9]$/);
    const computed = id === 'driversAction' || id === 'hostsAction';
    expect(computed || sources.includes(`'${id}'`), 'no answer gives this rule: use it or drop it').toBe(
      true,
    );
  });
});
