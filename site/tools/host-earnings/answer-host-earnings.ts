import {
  formatMoney,
  hostEarnings,
  type Money,
  operatorPolicy,
  type PlanWarning,
  planWarnings,
  type Policy,
  type PricePlan,
  timePrice,
} from '#rules/index.ts';
import { InputReader } from '../form/read-inputs.ts';
import { answered, noAnswer, reportBadInput, type ToolAnswer, type Verdict } from '../form/tool-answer.ts';
import type { Inputs } from '../form/inputs.ts';
import { formatDuration } from '../price-plan/format-duration.ts';
import type { DurationTexts } from '../price-plan/plan-words.ts';
import { planInputs, readPlan } from '../price-plan/read-plan.ts';

export const hostEarningsInputs = { ...planInputs, share: '' };

export const hostEarningsVerdicts = {
  earns: 'neutral',
  notStated: 'neutral',
} satisfies Record<string, Verdict>;
export type EarningsOutcome = keyof typeof hostEarningsVerdicts;

export interface EarningsDetails {
  plan: PricePlan;
  minutes: number;
  days: Money;
  hours: Money;
  price: Money;
  /** `null`: the host's share is not known. */
  earnings: Money | null;
  /** `null` where the plan's distance is not known. */
  includedMiles: number | null;
  warnings: readonly PlanWarning[];
}

/** "75%", "62.5%". */
const formatPercent = (percent: number, locale: string) =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'percent', maximumFractionDigits: 2 }).format(percent);

/**
 * What a price plan brings its host (spec 1, 3). The share is the operator's; where that is unset, the one that the host
 * reads in the app; without either the answer gives what the guest pays for the time, and names the share as unknown.
 */
export function answerHostEarnings(
  inputs: Inputs<keyof typeof hostEarningsInputs>,
  texts: DurationTexts,
  locale: string,
  policy: Policy = operatorPolicy,
): ToolAnswer<EarningsOutcome, EarningsDetails> {
  const reader = new InputReader(inputs, locale);
  const read = readPlan(reader);
  const hostSharePercent = policy.hostSharePercent ?? reader.percent('share');
  if (!read || reader.hasErrors) return noAnswer(reader);

  const { plan, minutes, knowsDistance, included } = read;
  const time = timePrice(plan, minutes, policy);
  if (reportBadInput(reader, time, {})) return noAnswer(reader);
  const { total: price, days, hours } = time.reason;
  const decision = hostEarnings(price, {
    ...policy,
    ...(hostSharePercent !== undefined && { hostSharePercent }),
  });
  if (reportBadInput(reader, decision, {})) return noAnswer(reader);

  const share = decision.reason.code === 'share' ? decision.reason : null;
  return answered(reader, {
    outcome: decision.outcome,
    values: {
      duration: formatDuration(minutes, texts, locale),
      price: formatMoney(price, locale),
      ...(share && {
        percent: formatPercent(share.percent, locale),
        earnings: formatMoney(share.earnings, locale),
      }),
    },
    decision,
    details: {
      plan,
      minutes,
      days,
      hours,
      price,
      earnings: share?.earnings ?? null,
      includedMiles: included.isKnown ? included.miles : null,
      warnings: planWarnings(plan, policy).filter(
        ({ code }) => knowsDistance || code === 'hoursDearerThanDay',
      ),
    },
  });
}
