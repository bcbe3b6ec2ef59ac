import { currency } from '#rules/policy.ts';
import {
  decideAction,
  decideCancellation,
  formatMoney,
  operatorPolicy,
  type Policy,
  type ReservationState,
  type Role,
  type RulesTexts,
} from '#rules/index.ts';
import { formatInstant, formatShort } from '../form/format-time.ts';
import { InputReader } from '../form/read-inputs.ts';
import { answered, noAnswer, reportBadInput, type ToolAnswer, type Verdict } from '../form/tool-answer.ts';
import type { Inputs } from '../form/inputs.ts';

export const cancelInputs = {
  role: 'driver',
  state: 'upcoming',
  startDate: '',
  startTime: '',
  amount: '',
  zone: '',
};

export const cancelVerdicts = {
  driverFree: 'yes',
  driverFreeAmount: 'yes',
  hostFree: 'yes',
  hostFreeAmount: 'yes',
  driverDeducted: 'no',
  driverDeductedAmount: 'no',
  hostDeducted: 'no',
  hostDeductedAmount: 'no',
  driverState: 'no',
  hostState: 'no',
  driverTerms: 'unknown',
  driverNotStated: 'unknown',
  startHasPassed: 'unknown',
} satisfies Record<string, Verdict>;
export type CancelOutcome = keyof typeof cancelVerdicts;

/** Until when a cancellation is free, where it is free. */
export interface CancelDetails {
  freeUntil: number | null;
}

/** What the answer can say, and so what to ask for: the start where there is a line, the amount where there is a percentage; nothing where the status decides. */
export function cancelNeeds(
  { role, state }: Pick<Inputs<keyof typeof cancelInputs>, 'role' | 'state'>,
  { driverCancellation, cancellationPercent }: Policy = operatorPolicy,
) {
  const may = decideAction(role as Role, state as ReservationState, 'cancel');
  if (may.outcome !== 'allowed') return { start: false, amount: false };
  return role === 'host'
    ? { start: true, amount: cancellationPercent !== undefined }
    : { start: driverCancellation !== undefined, amount: driverCancellation !== undefined };
}

/**
 * What a cancellation costs now, for driver or host (spec 1, 4, 6, 9). The amount is optional: without it, or while the
 * percentage is unknown, the sentence is one without amounts. What it costs a driver only the operator knows.
 */
export function answerCancel(
  inputs: Inputs<keyof typeof cancelInputs>,
  now: number,
  locale: string,
  labels: RulesTexts['stateLabels'],
  policy: Policy = operatorPolicy,
): ToolAnswer<CancelOutcome, CancelDetails> {
  const reader = new InputReader(inputs, locale);
  const by = inputs.role as Role;
  const needs = cancelNeeds(inputs, policy);
  const startsAt = needs.start ? reader.instant('start', { required: true }) : now;
  const amount = needs.amount ? reader.money('amount') : undefined;
  if (startsAt === undefined || reader.hasErrors) return noAnswer(reader);

  const state = inputs.state as ReservationState;
  const decision = decideCancellation(
    { by, state, now, startsAt, amount: amount ?? { cents: 0, currency } },
    policy,
  );
  if (reportBadInput(reader, decision, { by: 'role', startsAt: 'start' })) return noAnswer(reader);

  const { reason, outcome } = decision;
  const say = (instant: number) => formatInstant(instant, inputs.zone, now, locale);
  const result = (name: CancelOutcome, values: Record<string, string>, freeUntil: number | null = null) =>
    answered(reader, {
      outcome: name,
      values,
      short: freeUntil === null ? {} : { until: formatShort(freeUntil, inputs.zone, now, locale) },
      decision,
      details: { freeUntil },
    });

  switch (reason.code) {
    case 'state': {
      const values = { state: labels[state][by] };
      if (by === 'host') return result('hostState', values);
      return result(outcome === 'notAllowed' ? 'driverState' : 'driverNotStated', values);
    }
    case 'driverTermsNotStated':
      return result('driverTerms', {});
    case 'startHasPassed':
      return result('startHasPassed', { start: say(startsAt) });
    case 'beforeTheLine': {
      const values = { until: say(reason.freeUntil), refund: formatMoney(reason.refund, locale) };
      return result(`${by}Free${amount ? 'Amount' : ''}`, values, reason.freeUntil);
    }
    case 'insideTheLine': {
      const { deducted, refund, freeUntil } = reason;
      if (!amount || !deducted || !refund) return result(`${by}Deducted`, { until: say(freeUntil) });
      const amounts = { deducted: formatMoney(deducted, locale), refund: formatMoney(refund, locale) };
      return result(`${by}DeductedAmount`, { until: say(freeUntil), ...amounts });
    }
  }
}
