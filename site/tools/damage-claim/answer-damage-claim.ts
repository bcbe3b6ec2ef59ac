import { damageClaimUntil, decideDamageClaim } from '#rules/index.ts';
import { formatInstant, formatShort } from '../form/format-time.ts';
import { InputReader } from '../form/read-inputs.ts';
import { answered, noAnswer, reportBadInput, type ToolAnswer, type Verdict } from '../form/tool-answer.ts';
import type { Inputs } from '../form/inputs.ts';

export const damageClaimInputs = { endedDate: '', endedTime: '', protection: 'unknown', name: '', zone: '' };

/** A deadline before the end of the reservation, or for who may not claim at all, is no yes. */
export const damageClaimVerdicts = {
  inTime: 'yes',
  inTimeIfKept: 'depends',
  notEnded: 'depends',
  notEndedIfKept: 'depends',
  tooLate: 'no',
  protectionDeclined: 'no',
} satisfies Record<string, Verdict>;
export type DamageClaimOutcome = keyof typeof damageClaimVerdicts;

export interface DamageClaimDetails {
  /** The deadline, where it lies ahead. */
  until: number | null;
}

/**
 * Until when a damage claim can be filed (spec 5, 9). A reservation that has not ended yet is answered as if it ended at
 * the given time: hosts look the deadline up beforehand. Who does not know whether the guest declined the protection plan
 * is told the deadline on the condition that they did not.
 */
export function answerDamageClaim(
  inputs: Inputs<keyof typeof damageClaimInputs>,
  now: number,
  locale: string,
): ToolAnswer<DamageClaimOutcome, DamageClaimDetails> {
  const reader = new InputReader(inputs);
  const endedAt = reader.instant('ended', { required: true });
  if (!['unknown', 'kept', 'declined'].includes(inputs.protection)) reader.fail('protection', 'notAChoice');
  if (endedAt === undefined || reader.hasErrors) return noAnswer(reader);

  const decision = decideDamageClaim({
    now: Math.max(now, endedAt),
    endedAt,
    protectionDeclined: inputs.protection === 'declined',
  });
  if (reportBadInput(reader, decision, { endedAt: 'ended' })) return noAnswer(reader);
  const { code } = decision.reason;
  const until = damageClaimUntil(endedAt);
  const inTime = now < endedAt ? 'notEnded' : 'inTime';
  const open = inputs.protection === 'unknown' ? (`${inTime}IfKept` as const) : inTime;
  return answered(reader, {
    outcome: code === 'inTime' ? open : code,
    values: { until: formatInstant(until, inputs.zone, now, locale) },
    short: { until: formatShort(until, inputs.zone, now, locale) },
    decision,
    details: { until: code === 'inTime' ? until : null },
  });
}
