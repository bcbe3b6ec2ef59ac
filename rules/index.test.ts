import { readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import fc, { type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as rulebook from './index.ts';
import { policySchema } from './policy-schema.ts';
import { validatePhone } from './phone.ts';
import { testTexts } from './publish/test-texts.ts';
import { isFieldError } from './validation.ts';
import { errorIn } from './words.ts';

const { rules, facts, assumptionIds, unknownKeys } = rulebook;

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

/** Any value of a type, the awkward ones first: NaN, infinities, fractions, negatives, huge, empty, odd. */
const number = fc.oneof(
  fc.constantFrom(NaN, Infinity, -Infinity, -0, 0.1, -1, 1e300, Number.MAX_SAFE_INTEGER, 8.64e15),
  fc.double(),
  fc.integer(),
  fc.integer({ min: 0, max: 5_000 }),
  fc.integer({ min: 1_780_000_000_000, max: 1_781_000_000_000 }),
);
const string = fc.oneof(
  fc.constantFrom('', ' ', '__proto__', 'toString'),
  fc.string(),
  fc.string({ unit: 'binary' }),
);
const date = fc.oneof(
  string,
  fc.constantFrom('2028-02-29', '2027-02-29', '1900-01-01', '2199-12-31', '0000-00-00'),
  fc
    .integer({ min: 0, max: 4_000 })
    .map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10)),
);
const boolean = fc.boolean();
const money = fc.record({ cents: number, currency: fc.oneof(fc.constant('USD'), string) });
const key = <Table extends object>(table: Table) =>
  fc.constantFrom(...(Object.keys(table) as (keyof Table & string)[]));
const one = <const T extends string>(list: readonly T[]) => fc.constantFrom(...list);
const optional = <T>(value: Arbitrary<T>) => fc.option(value, { nil: undefined });
const nullable = <T>(value: Arbitrary<T>) => fc.option(value, { nil: null });
const some = <T>(value: Arbitrary<T>) => fc.array(value, { maxLength: 3 });
const state = fc.constantFrom(...rulebook.reservationStates);
const role = fc.constantFrom(...rulebook.roles);
const plan = fc.record(
  {
    dayRate: money,
    hourRate: money,
    milesPerDay: number,
    milesPerHour: number,
    extraHourRate: money,
    extraMileRate: money,
  },
  { requiredKeys: ['dayRate', 'hourRate', 'milesPerDay', 'milesPerHour'] },
);
const policy: Arbitrary<rulebook.Policy> = fc.record(
  {
    gracePeriodMinutes: number,
    lateFee: fc.record({ amount: money, per: fc.constantFrom('reservation', 'startedHour') }),
    cancellationPercent: number,
    driverCancellation: fc.record({ freeHours: number, percent: number }),
    partHour: fc.constantFrom('wholeHour', 'prorated'),
    reservationFee: money,
    hostSharePercent: number,
    readyToStartMinutes: number,
    abandonmentReminderMinutes: some(number),
    minimumDriverAgeYears: number,
    password: fc.record({
      minLength: number,
      needs: some(fc.constantFrom('lowercase', 'uppercase', 'digit', 'symbol')),
    }),
    partnerRights: fc.dictionary(one(rulebook.partnerAccessTypes), some(one(rulebook.partnerRights))),
    vehicleTypes: some(string),
    vehicleMaxAgeYears: number,
    vehicleMaxMiles: number,
    vehicleMaxValue: money,
    vehicleTechnology: some(string),
    alteredVehicles: fc.constantFrom('allowed', 'notAllowed'),
    refundDays: number,
    extraChargeDays: number,
    extraChargeMax: money,
  } satisfies Record<(typeof rulebook.decidedKeys)[number], Arbitrary<unknown>>,
  { requiredKeys: [] },
);
const range = fc.record({ from: date, to: date });
const report = one(rulebook.maintenanceReportStates);
const decision = fc.record({ outcome: string, reason: fc.record({ code: string }), rule: key(rules) });

/** Every public function, with the arguments of its types. */
const inputs: Record<string, Arbitrary<unknown>[]> = {
  abandonmentReminders: [number, policy],
  acceptInvite: [key(rulebook.partnerInviteStates)],
  actionMatrix: [],
  actionsOf: [role, state],
  addMoney: [money, money],
  affectedReservations: [number, some(fc.record({ id: string, startsAt: number }))],
  canAddPartners: [key(rulebook.hostAccountTypes)],
  canSupplyInsurance: [key(rulebook.hostAccountTypes)],
  checkPlan: [plan],
  contactChange: [key(rulebook.verifiedContacts)],
  damageClaimUntil: [number],
  decideAbandonment: [fc.record({ now: number, pickupAt: number, dropOffAt: number, collected: boolean })],
  decideAction: [role, state, one(rulebook.reservationActions)],
  decideActions: [role, state],
  decideAge: [date, date, policy],
  decideAvailability: [
    fc.record({
      preventReservation: boolean,
      unavailableWeekdays: some(number),
      unavailableDates: some(range),
    }),
    range,
  ],
  decideCancellation: [fc.record({ by: role, state, now: number, startsAt: number, amount: money }), policy],
  decideCollect: [fc.constantFrom('collectionDue', 'other')],
  decideDamageClaim: [fc.record({ now: number, endedAt: number, protectionDeclined: boolean })],
  decideEligibility: [
    fc.record({
      type: string,
      year: number,
      thisYear: number,
      miles: number,
      value: money,
      technology: some(string),
      report,
      altered: boolean,
      openRecalls: number,
    }),
    policy,
  ],
  decideExtension: [
    fc.record({
      state,
      preBooked: boolean,
      now: number,
      dropOffAt: number,
      newDropOffAt: number,
      nextStartsAt: optional(nullable(number)),
    }),
  ],
  decideExtraCharge: [
    fc.record({
      amount: money,
      reason: key(rulebook.extraChargeReasons),
      note: string,
      now: number,
      endedAt: nullable(number),
    }),
    policy,
  ],
  decideLateness: [fc.record({ now: number, dropOffAt: number }), policy],
  decideMaintenance: [fc.record({ vehicleYear: number, today: date, lastReportOn: nullable(date) })],
  decidePassword: [string, policy],
  decideReady: [fc.record({ now: number, pickupAt: number }), policy],
  decideRefund: [
    fc.record({
      amount: money,
      reason: one(rulebook.refundReasons),
      note: string,
      paid: money,
      refunded: money,
      now: number,
      endedAt: nullable(number),
    }),
    policy,
  ],
  decideReserving: [key(rulebook.licenseStatuses)],
  decideVehicleStatus: [fc.record({ approval: one(rulebook.vehicleApprovals), report, openRecalls: number })],
  decideVerification: [number, number],
  explain: [decision],
  factText: [key(facts)],
  formatMoney: [money, fc.oneof(fc.constant('en-US'), string)],
  freeCancellationUntil: [number],
  hostEarnings: [money, policy],
  includedDistance: [plan, number, policy],
  isBadInput: [decision],
  isLocalDate: [date],
  latestDropOff: [number],
  lessOutOfPocket: [money, money],
  licenseReview: [number, number],
  localInstant: [
    date,
    fc.oneof(string, fc.constantFrom('00:00', '02:30', '24:00')),
    fc.oneof(string, fc.constantFrom('UTC', 'America/New_York', 'Pacific/Apia')),
  ],
  minutesBetween: [number, number],
  multiplyMoney: [money, number],
  parseInstant: [
    fc.oneof(
      string,
      fc.constant('2026-02-31T00:00Z'),
      date.map((d) => `${d}T00:00Z`),
    ),
    string,
  ],
  parseMoney: [fc.oneof(string, fc.stringMatching(/^\d{0,12}\.?\d{0,3}$/)), string, string],
  partnerMay: [one(rulebook.partnerAccessTypes), one(rulebook.partnerRights), policy],
  payoutStep: [string],
  planWarnings: [plan, policy],
  quote: [
    fc.record(
      { plan, minutes: number, extraMinutes: number, extraMiles: number, insurance: money },
      { requiredKeys: ['plan', 'minutes'] },
    ),
    policy,
  ],
  timePrice: [plan, number, policy],
  transitionsFrom: [state],
  validateDriverAccount: [
    fc.record({ firstName: string, lastName: string, email: string, mobileNumber: string }),
  ],
  validateEin: [string],
  validateEmail: [string],
  validateHostAccount: [
    fc.oneof(
      fc.record({
        type: fc.constant('company'),
        ein: string,
        companyName: string,
        address: string,
        companyPhone: string,
      }),
      fc.record({ type: fc.constant('individual'), name: string, address: string, supportPhone: string }),
    ),
  ],
  validatePartnerInvite: [
    fc.record({
      email: string,
      firstName: string,
      lastName: string,
      access: one(rulebook.partnerAccessTypes),
    }),
  ],
  validatePhoneForm: [string],
  vehicleAge: [number, date],
  weekdayOf: [date],
};

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
  it('is tried here', () => {
    expect(functions.map(([name]) => name).sort()).toEqual(Object.keys(inputs).sort());
  });

  it.each(functions)('%s cites its section of the specification', (name) => {
    const declared = new RegExp(
      `/\\*\\*((?:(?!\\*/).)*)\\*/\\nexport (?:function|const) ${name}\\b`,
      's',
    ).exec(sources);
    expect(declared?.[1], 'its doc comment').toMatch(/spec \d/i);
  });

  it.each(functions)('%s never throws and explains itself', (name, call) => {
    fc.assert(
      fc.property(fc.tuple(...(inputs[name] ?? [])), (args) => {
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

  it('policySchema tells good from bad without throwing', () => {
    fc.assert(
      fc.property(policy, (value) => {
        expect(policySchema.safeParse(value).success).toBeTypeOf('boolean');
      }),
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
