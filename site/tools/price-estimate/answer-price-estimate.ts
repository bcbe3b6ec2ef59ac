import {
  formatMoney,
  operatorPolicy,
  type PlanWarning,
  planWarnings,
  type Policy,
  type PricePlan,
  quote,
  type QuoteLine,
} from '#rules/index.ts';
import { InputReader } from '../form/read-inputs.ts';
import { answered, noAnswer, reportBadInput, type ToolAnswer, type Verdict } from '../form/tool-answer.ts';
import type { Inputs } from '../form/inputs.ts';
import { formatDuration } from '../price-plan/format-duration.ts';
import type { DurationTexts } from '../price-plan/plan-words.ts';
import { planInputs, type ReadPlan, readPlan } from '../price-plan/read-plan.ts';

export const priceEstimateInputs = { ...planInputs, miles: '', extraMileRate: '', insurance: '', fee: '' };

export const priceEstimateVerdicts = {
  complete: 'neutral',
  atLeast: 'neutral',
} satisfies Record<string, Verdict>;
export type PriceOutcome = keyof typeof priceEstimateVerdicts;

export interface PriceDetails {
  plan: PricePlan;
  minutes: number;
  lines: readonly QuoteLine[];
  /** Miles included in the reservation; `null` where the plan's distance is not known. */
  includedMiles: number | null;
  /** Miles to drive, and those beyond the included ones; `undefined`: not known. */
  miles: number | undefined;
  extraMiles: number | undefined;
  warnings: readonly PlanWarning[];
}

/**
 * What a reservation costs under a plan, line by line (spec 1, 3). The reservation fee is the operator's; where that is
 * unset, the one that the driver reads in the app. While that, the insurance plan or the extra miles are not known, the
 * answer is "at least": nothing that is empty counts as 0.
 */
export function answerPriceEstimate(
  inputs: Inputs<keyof typeof priceEstimateInputs>,
  texts: DurationTexts,
  locale: string,
  policy: Policy = operatorPolicy,
): ToolAnswer<PriceOutcome, PriceDetails> {
  const reader = new InputReader(inputs, locale);
  const read = readPlan(reader);
  const miles = reader.whole('miles', 0, 100_000);
  const extraMileRate = reader.money('extraMileRate');
  const insurance = reader.money('insurance');
  const reservationFee = policy.reservationFee ?? reader.money('fee');
  if (!read || reader.hasErrors) return noAnswer(reader);

  const plan: PricePlan = { ...read.plan, ...(extraMileRate && { extraMileRate }) };
  const { minutes, included } = read;
  const extraMiles = extraMilesOf(miles, included);
  const decision = quote(
    { plan, minutes, extraMinutes: 0, extraMiles, insurance },
    { ...policy, ...(reservationFee && { reservationFee }) },
  );
  if (reportBadInput(reader, decision, {})) return noAnswer(reader);
  const { lines, total } = decision.reason;
  return answered(reader, {
    outcome: decision.outcome,
    values: { duration: formatDuration(minutes, texts, locale), total: formatMoney(total, locale) },
    decision,
    details: {
      plan,
      minutes,
      lines,
      includedMiles: included.isKnown ? included.miles : null,
      miles,
      extraMiles,
      warnings: planWarnings(plan, policy),
    },
  });
}

/** The miles beyond the included ones; `undefined` while nobody can tell. */
function extraMilesOf(miles: number | undefined, included: ReadPlan['included']): number | undefined {
  if (miles === undefined) return undefined;
  if (miles <= included.miles) return 0;
  return included.isKnown ? miles - included.miles : undefined;
}
