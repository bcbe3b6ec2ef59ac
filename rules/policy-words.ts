import { formatMoney, type Money } from './money.ts';
import { operatorPolicy, type Policy, type PolicyKey, shownInApp } from './policy.ts';
import type { RulesTexts } from './text-keys.ts';
import { zoneName } from './zone-name.ts';

type Texts = Pick<
  RulesTexts,
  'locale' | 'passwordNeeds' | 'partnerAccessTypes' | 'partnerRights' | 'policies' | 'unknown' | 'unpublished'
>;

/**
 * What people are told of a setting of the operator's: the fact, once it is set; until then that it is not published,
 * where the apps show it if that is known, and whom to ask. Whole sentences. For a policy that was checked. Spec 9.
 */
export function policySentence(
  texts: Texts,
  key: PolicyKey,
  policy: Policy = operatorPolicy,
  shownIn: Partial<Record<PolicyKey, string>> = shownInApp,
): string {
  const said = policyStatement(texts, key, policy);
  if (said !== texts.unknown[key]) return said;
  const screen = shownIn[key];
  const place = screen === undefined ? [] : [fill(texts.unpublished.shownIn, { screen })];
  return [said, ...place, texts.unpublished.ask].join(' ');
}

/** The fact, or that it is not published: for lists, which say once whom to ask. Spec 9. */
export function policyStatement(texts: Texts, key: PolicyKey, policy: Policy = operatorPolicy): string {
  const set = policy[key];
  const facts = set === undefined ? [] : factsOf(texts, key, set);
  return facts.length > 0 ? facts.join(' ') : texts.unknown[key];
}

const factsOf = <Key extends PolicyKey>(texts: Texts, key: Key, set: NonNullable<Policy[Key]>): string[] =>
  facts[key](set, texts.policies[key] as never, texts);

/** The sentences that a setting gives: `forms` are those of its key. */
type Facts<Key extends PolicyKey> = (
  set: NonNullable<Policy[Key]>,
  forms: Texts['policies'][Key],
  texts: Texts,
) => string[];

/** One sentence with an amount of a unit that `Intl` knows; of none another, where there is one. */
const measured =
  (unit: string) =>
  (set: number, forms: { readonly set: string; readonly none?: string }, { locale }: Texts): string[] => [
    forms.none !== undefined && set === 0
      ? forms.none
      : fill(forms.set, { value: measure(set, unit, locale) }),
  ];

/** One sentence with an amount of money; of none another, where there is one. */
const priced = (
  set: Money,
  forms: { readonly set: string; readonly none?: string },
  { locale }: Texts,
): string[] => [
  forms.none !== undefined && set.cents === 0
    ? forms.none
    : fill(forms.set, { value: formatMoney(set, locale) }),
];

/** One sentence with a list; none for an empty one. */
const listed = (
  set: readonly string[],
  forms: { readonly set: string },
  { locale }: Pick<Texts, 'locale'>,
): string[] =>
  set.length === 0 ? [] : [fill(forms.set, { value: new Intl.ListFormat(locale).format(set) })];

/** The sentence of the choice. */
const chosen = <Choice extends string>(set: Choice, forms: Readonly<Record<Choice, string>>): string[] => [
  forms[set],
];

const facts: { readonly [Key in PolicyKey]: Facts<Key> } = {
  gracePeriodMinutes: measured('minute'),
  lateFee: ({ amount, per }, forms, { locale }) => [
    amount.cents === 0 ? forms.none : fill(forms[per], { value: formatMoney(amount, locale) }),
  ],
  cancellationPercent: measured('percent'),
  driverCancellation: ({ freeHours, percent }, forms, { locale }) => [
    // Free until so many hours before the start, of which none are left.
    percent === 0 || freeHours === 0
      ? forms.free
      : fill(forms.set, {
          hours: measure(freeHours, 'hour', locale),
          percent: measure(percent, 'percent', locale),
        }),
  ],
  partHour: chosen,
  reservationFee: priced,
  hostSharePercent: measured('percent'),
  readyToStartMinutes: measured('minute'),
  abandonmentReminderMinutes: (set, forms, texts) =>
    listed(
      set.map((minutes) => measure(minutes, 'minute', texts.locale)),
      forms,
      texts,
    ),
  minimumDriverAgeYears: measured('year'),
  password: ({ minLength, needs = [] }, forms, { locale, passwordNeeds }) => [
    ...(minLength === undefined
      ? []
      : [fill(forms.minLength, { value: new Intl.NumberFormat(locale).format(minLength) })]),
    ...listed(
      needs.map((need) => passwordNeeds[need]),
      { set: forms.needs },
      { locale },
    ),
  ],
  partnerRights: (set, forms, { locale, partnerAccessTypes, partnerRights }) =>
    Object.entries(set).map(([access, rights]) =>
      fill(forms.set, {
        access: partnerAccessTypes[access as keyof typeof set],
        value: new Intl.ListFormat(locale).format(rights.map((right) => partnerRights[right])),
      }),
    ),
  vehicleTypes: listed,
  vehicleMaxAgeYears: measured('year'),
  vehicleMaxMiles: measured('mile'),
  vehicleMaxValue: priced,
  vehicleTechnology: listed,
  alteredVehicles: chosen,
  refundDays: measured('day'),
  extraChargeDays: measured('day'),
  extraChargeMax: priced,
  payoutDays: measured('day'),
  refundArrivalDays: measured('day'),
  deposit: priced,
  secondDriver: chosen,
  pets: chosen,
  smoking: chosen,
  leavingState: chosen,
  parkingTickets: chosen,
  roadsideHelp: (set, forms) => [set === 'none' ? forms.none : fill(forms.set, { value: set })],
  hostContact: chosen,
  supportPhone: (set, forms) => [fill(forms.set, { value: set })],
  supportHours: (set, forms, { locale }) => {
    if (set === 'aroundTheClock') return [forms.aroundTheClock];
    const { days, from, to, zone } = set;
    const values = { from: clock(from, locale), to: clock(to, locale), zone: zoneName(zone, locale) };
    return [fill(forms[days], values)];
  },
};

/** So many minutes are hours to people, where these are whole. */
const leastOfHours = 180;

function measure(value: number, unit: string, locale: string): string {
  if (unit === 'minute' && value >= leastOfHours && value % 60 === 0)
    return measure(value / 60, 'hour', locale);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

/** A time such as `20:00` as the locale writes it. */
const clock = (time: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(
    Date.parse(`2026-01-01T${time}Z`),
  );

const fill = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{(\w+)\}/g, (_marker, name: string) => values[name] ?? '');
