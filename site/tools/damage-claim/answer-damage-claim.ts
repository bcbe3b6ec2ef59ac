import { damageClaimUntil, decideDamageClaim } from '#rules/index.ts';
import { formatInstant } from '../form/format-time.ts';
import { InputReader } from '../form/read-inputs.ts';
import { answered, noAnswer, reportBadInput, type ToolAnswer } from '../form/tool-answer.ts';
import type { Inputs } from '../form/inputs.ts';

export const damageClaimInputs = { endedDate: '', endedTime: '', protection: 'kept', name: '', zone: '' };

export interface DamageClaimDetails {
  /** The deadline, where it lies ahead. */
  until: number | null;
}

/**
 * Until when a damage claim can be filed (spec 5, 9). A reservation that has not ended yet is answered as if it ended at
 * the given time: hosts look the deadline up beforehand.
 */
export function answerDamageClaim(
  inputs: Inputs<keyof typeof damageClaimInputs>,
  now: number,
  locale: string,
): ToolAnswer<'inTime' | 'tooLate' | 'notEnded' | 'protectionDeclined', DamageClaimDetails> {
  const reader = new InputReader(inputs);
  const endedAt = reader.instant('ended', { required: true });
  if (!['kept', 'declined'].includes(inputs.protection)) reader.fail('protection', 'notAChoice');
  if (endedAt === undefined || reader.hasErrors) return noAnswer(reader);

  const decision = decideDamageClaim({
    now: Math.max(now, endedAt),
    endedAt,
    protectionDeclined: inputs.protection === 'declined',
  });
  if (reportBadInput(reader, decision, { endedAt: 'ended' })) return noAnswer(reader);
  const { code } = decision.reason;
  const until = damageClaimUntil(endedAt);
  return answered(reader, {
    outcome: code === 'inTime' && now < endedAt ? 'notEnded' : code,
    values: { until: formatInstant(until, inputs.zone, now, locale) },
    decision,
    details: { until: code === 'inTime' ? until : null },
  });
}
