import {
  formatMoney,
  includedDistance,
  isBadInput,
  operatorPolicy,
  type PlanWarning,
  planWarnings,
  type Policy,
  type PricePlan,
  quote,
  type QuoteLine,
} from '#rules/index.ts';
import { InputReader } from '../read-inputs.ts';
import { answered, noAnswer, refused, type ToolAnswer } from '../tool-answer.ts';
import type { Inputs } from '../tool-store.ts';
import { type DurationTexts, formatDuration } from './format-duration.ts';
import { planInputs, readPlan } from './read-plan.ts';

export const priceEstimateInputs = { ...planInputs, miles: '', extraMileRate: '', insurance: '', fee: '' };

export interface PriceDetails {
  plan: PricePlan;
  minutes: number;
  lines: readonly QuoteLine[];
  /** Miles included in the reservation; `null` where the plan's distance was not given. */
  includedMiles: number | null;
  /** Miles to drive, where given, and those beyond the included ones. */
  miles: number | undefined;
  extraMiles: number;
  warnings: readonly PlanWarning[];
}

/**
 * What a reservation costs under a plan, line by line (spec 1, 3). The reservation fee is the operator's; where that is
 * unset, the one that the driver reads in the app; without either it is unknown and the answer is "at least".
 */
export function answerPriceEstimate(
  inputs: Inputs<keyof typeof priceEstimateInputs>,
  texts: DurationTexts,
  policy: Policy = operatorPolicy,
): ToolAnswer<'complete' | 'atLeast', PriceDetails> {
  const reader = new InputReader(inputs);
  const read = readPlan(reader);
  const miles = reader.whole('miles', 0, 100_000);
  const extraMileRate = reader.money('extraMileRate');
  const insurance = reader.money('insurance');
  const reservationFee = policy.reservationFee ?? reader.money('fee');
  if (!read || reader.hasErrors) return noAnswer(reader);

  const plan: PricePlan = { ...read.plan, ...(extraMileRate && { extraMileRate }) };
  const { minutes } = read;
  const distance = includedDistance(plan, minutes, policy);
  const knowsDistance = inputs.milesPerDay !== '' || inputs.milesPerHour !== '';
  const includedMiles = isBadInput(distance) || !knowsDistance ? null : distance.reason.miles;
  const extraMiles = includedMiles === null ? 0 : Math.max(0, (miles ?? 0) - includedMiles);
  const decision = quote(
    { plan, minutes, extraMiles, ...(insurance && { insurance }) },
    { ...policy, ...(reservationFee && { reservationFee }) },
  );
  if (refused(reader, decision, {})) return noAnswer(reader);
  const { lines, total } = decision.reason;
  return answered(reader, {
    outcome: decision.outcome,
    values: { duration: formatDuration(minutes, texts), total: formatMoney(total) },
    decision,
    details: { plan, minutes, lines, includedMiles, miles, extraMiles, warnings: planWarnings(plan, policy) },
  });
}
