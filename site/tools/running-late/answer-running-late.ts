import {
  affectedReservations,
  decideLateness,
  formatMoney,
  type LatenessOutcome,
  operatorPolicy,
  type Policy,
} from '#rules/index.ts';
import { formatInstant } from '../form/format-time.ts';
import { InputReader } from '../form/read-inputs.ts';
import { answered, noAnswer, reportBadInput, type ToolAnswer, type Verdict } from '../form/tool-answer.ts';
import type { Inputs } from '../form/inputs.ts';

/** Later reservations that can be entered: more than a late return ever touches. */
export const laterFields = ['later1', 'later2', 'later3', 'later4'] as const;

export const runningLateInputs = {
  dropOffDate: '',
  dropOffTime: '',
  returnAtDate: '',
  returnAtTime: '',
  later1Date: '',
  later1Time: '',
  later2Date: '',
  later2Time: '',
  later3Date: '',
  later3Time: '',
  later4Date: '',
  later4Time: '',
  zone: '',
};

/** How many later reservations have a line: all down to the last with something in it, and one more once that has date and time. */
export function shownLater(inputs: Inputs<keyof typeof runningLateInputs>): number {
  const has = (name: (typeof laterFields)[number]) => [inputs[`${name}Date`], inputs[`${name}Time`]];
  const lastFilled = laterFields.findLastIndex((name) => has(name).every(Boolean));
  const lastBegun = laterFields.findLastIndex((name) => has(name).some(Boolean));
  return Math.min(Math.max(lastFilled + 2, lastBegun + 1), laterFields.length);
}

export const runningLateVerdicts = {
  none: 'yes',
  noLater: 'depends',
  affected: 'urgent',
} satisfies Record<string, Verdict>;
export type RunningLateOutcome = keyof typeof runningLateVerdicts;

export interface RunningLateDetails {
  /** Whether it runs late now, or did when it was back, where that has passed; and what fills that sentence. */
  lateness: LatenessOutcome | 'runningLateFee';
  isBack: boolean;
  values: Readonly<Record<string, string>>;
  isAffecting: boolean;
}

/**
 * Which later reservations a late return touches, and whether the reservation runs late already (spec 4). The grace
 * period and the fee are the operator's; where unset, the answer says so.
 */
export function answerRunningLate(
  inputs: Inputs<keyof typeof runningLateInputs>,
  now: number,
  locale: string,
  policy: Policy = operatorPolicy,
): ToolAnswer<RunningLateOutcome, RunningLateDetails> {
  const reader = new InputReader(inputs);
  const dropOffAt = reader.instant('dropOff', { required: true });
  const returnAt = reader.instant('returnAt', { required: true, ambiguous: 'later' });
  const isBeforeDropOff = (at: number) => dropOffAt !== undefined && at < dropOffAt;
  if (returnAt !== undefined && isBeforeDropOff(returnAt)) reader.fail('returnAt', 'before');
  const later = laterFields.flatMap((id) => {
    const startsAt = reader.instantFrom(id, dropOffAt);
    if (startsAt !== undefined && isBeforeDropOff(startsAt)) reader.fail(id, 'before');
    return startsAt === undefined ? [] : [{ id, startsAt }];
  });
  if (dropOffAt === undefined || returnAt === undefined || reader.hasErrors) return noAnswer(reader);

  const isBack = returnAt < now;
  const lateness = decideLateness({ now: isBack ? returnAt : now, dropOffAt }, policy);
  if (reportBadInput(reader, lateness, { dropOffAt: 'dropOff' })) return noAnswer(reader);
  const touched = affectedReservations(returnAt, later);
  if (reportBadInput(reader, touched, {})) return noAnswer(reader);

  const say = (instant: number) => formatInstant(instant, inputs.zone, now, locale);
  const affected = later
    .filter(({ id }) => touched.reason.ids.includes(id))
    .sort((a, b) => a.startsAt - b.startsAt)
    .map(({ startsAt }) => say(startsAt));
  const { reason } = lateness;
  const fee = 'lateFee' in reason && reason.lateFee;
  return answered(reader, {
    outcome: later.length === 0 ? 'noLater' : affected.length === 0 ? 'none' : 'affected',
    values: {
      returnAt: say(returnAt),
      count: affected.length,
      affected: new Intl.ListFormat(locale).format(affected),
    },
    decision: { ...touched, ...('unknown' in lateness && { unknown: lateness.unknown }) },
    details: {
      lateness: fee ? 'runningLateFee' : lateness.outcome,
      isBack,
      values: {
        dropOff: say(dropOffAt),
        ...('lateFrom' in reason && { lateFrom: say(reason.lateFrom) }),
        ...(fee && { fee: formatMoney(fee, locale) }),
      },
      isAffecting: affected.length > 0,
    },
  });
}
