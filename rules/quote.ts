import { errorsOf } from './validation.ts';
import { type Answer, badInput, isBadInput, type UnknownKey } from './decision.ts';
import { HOUR_MINUTES, minutes as wholeMinutes, partHourGap } from './duration.ts';
import { fields, nullable, optional, read, whole } from './input.ts';
import { checkSameCurrency, fractionOfCents, money, type Money } from './money.ts';
import { gaps, operatorPolicy, type Policy } from './policy.ts';
import { policyOf } from './policy-fields.ts';
import { timePrice } from './price.ts';
import { planSchema, type PricePlan } from './price-plan.ts';

/** What a reservation is made of, for its cost (spec 1). */
export interface QuoteInput {
  readonly plan: PricePlan;
  /** The reserved time in whole minutes, up to ten years. */
  readonly minutes: number;
  /** Minutes beyond the reserved time; unset: not known. */
  readonly extraMinutes?: number | undefined;
  /** Miles beyond the included distance: 0-100,000; unset: not known. */
  readonly extraMiles?: number | undefined;
  /** What the chosen insurance plan costs for this reservation; `null`: none is chosen; unset: not known. */
  readonly insurance?: Money | null | undefined;
}

export type QuotePart = 'days' | 'hours' | 'insurance' | 'extraHours' | 'extraMiles' | 'reservationFee';

/** One line of a quote; an amount of `null` is not known. */
export interface QuoteLine {
  readonly part: QuotePart;
  readonly amount: Money | null;
}

export interface QuoteReason {
  readonly code: 'allKnown' | 'partsUnknown';
  readonly lines: readonly QuoteLine[];
  /** The sum of the known lines; the cost is at least this. */
  readonly total: Money;
}

const schema = fields({
  plan: planSchema,
  minutes: wholeMinutes,
  extraMinutes: optional(wholeMinutes),
  extraMiles: optional(whole(0, 100_000)),
  insurance: optional(nullable(money())),
  policy: policyOf('partHour', 'reservationFee'),
});

/**
 * The cost of a reservation, line by line: time, insurance plan, extra hours, extra miles, reservation fee.
 * `complete` when every part is known, else `atLeast`: then `unknown` names the missing numbers and `total` is the
 * sum of the known lines. What is not given is not known; what there is none of is 0, or `null` for the insurance.
 * Errors: `minutes`, `extraMinutes`, `extraMiles`, `insurance.…`, `plan.…`, `policy.reservationFee.…`,
 * `policy.partHour`. Spec 1, 3.
 */
export function quote(
  input: QuoteInput,
  policy: Policy = operatorPolicy,
): Answer<'complete' | 'atLeast', QuoteReason> {
  const checked = read(schema, input, { policy });
  if (!checked.ok) return badInput(checked.errors);
  const { plan, minutes, extraMinutes, extraMiles, insurance } = checked.value;
  const { partHour, reservationFee } = checked.value.policy;
  const { currency } = plan.dayRate;
  const time = timePrice(plan, minutes, { partHour });
  const mixed = checkSameCurrency(currency, {
    insurance: insurance ?? undefined,
    'policy.reservationFee': reservationFee,
  });
  if (isBadInput(time)) return badInput(errorsOf(time.errors, mixed));
  if (mixed.length > 0) return badInput(mixed);

  const unknown: UnknownKey[] = [];
  const lines: QuoteLine[] = [
    { part: 'days', amount: time.reason.days },
    { part: 'hours', amount: time.reason.hours },
  ];
  /** A line with the cents, or one that names what is missing for it. */
  const add = (part: QuotePart, cents: number | undefined, missing: UnknownKey) => {
    if (cents === undefined) unknown.push(missing);
    lines.push({ part, amount: cents === undefined ? null : { cents, currency } });
  };
  /** A line for so many of something at a rate; none where there are none of it. */
  const addRated = (
    part: 'extraHours' | 'extraMiles',
    number: number | undefined,
    price: (rate: number) => number,
  ) => {
    const [amount, rate] =
      part === 'extraHours'
        ? (['extraMinutes', 'extraHourRate'] as const)
        : (['extraMiles', 'extraMileRate'] as const);
    if (number === 0) return;
    const cents = plan[rate]?.cents;
    if (number === undefined) add(part, undefined, amount);
    else add(part, cents === undefined ? undefined : price(cents), `plan.${rate}`);
  };

  if (insurance !== null) add('insurance', insurance?.cents, 'insurance');
  addRated('extraHours', extraMinutes, (rate) => extraHours(rate, extraMinutes ?? 0, partHour));
  addRated('extraMiles', extraMiles, (rate) => rate * (extraMiles ?? 0));
  add('reservationFee', reservationFee?.cents, 'reservationFee');

  const begun = { ...partHourGap(extraMinutes ?? 0, { partHour }), ...partHourGap(minutes, { partHour }) };
  const total = { cents: lines.reduce((sum, { amount }) => sum + (amount?.cents ?? 0), 0), currency };
  const isKnown = unknown.length === 0;
  return {
    outcome: isKnown ? 'complete' : 'atLeast',
    reason: { code: isKnown ? 'allKnown' : 'partsUnknown', lines, total },
    rule: 'costParts',
    ...gaps([...(begun.unknown ?? []), ...unknown]),
    ...(begun.assumes ? { assumes: begun.assumes } : {}),
  };
}

/** Extra hours are hours throughout: a plan's day rate does not apply to them. A begun hour counts as in a price. */
const extraHours = (rate: number, minutes: number, partHour: Policy['partHour']) =>
  partHour === 'prorated'
    ? fractionOfCents(rate, minutes, HOUR_MINUTES)
    : rate * Math.ceil(minutes / HOUR_MINUTES);
