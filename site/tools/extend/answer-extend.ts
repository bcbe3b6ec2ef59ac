import {
  decideAction,
  decideExtension,
  type ExtensionReason,
  MINUTE,
  type ReservationState,
  type RulesTexts,
} from '#rules/index.ts';
import { formatInstant, formatShort } from '../form/format-time.ts';
import { InputReader } from '../form/read-inputs.ts';
import { answered, noAnswer, reportBadInput, type ToolAnswer, type Verdict } from '../form/tool-answer.ts';
import type { Inputs } from '../form/inputs.ts';

export const extendInputs = {
  state: 'active',
  dropOffDate: '',
  dropOffTime: '',
  newDropOffDate: '',
  newDropOffTime: '',
  preBooked: 'unknown',
  next: 'unknown',
  nextStartDate: '',
  nextStartTime: '',
  zone: '',
};

/** What a vehicle that may be pre-booked leaves open: then the host confirms as well. */
const openToPreBooked = ['vehicleFree', 'endsBeforeCutoff', 'pastCutoff', 'nextNotKnown'] as const;

/** Until somebody says whether the vehicle is pre-booked, and what comes next, no answer is a yes. */
export const extendVerdicts = {
  vehicleFree: 'yes',
  endsBeforeCutoff: 'yes',
  pastCutoff: 'depends',
  nextNotKnown: 'depends',
  vehicleFreeOrPreBooked: 'depends',
  endsBeforeCutoffOrPreBooked: 'depends',
  pastCutoffOrPreBooked: 'depends',
  nextNotKnownOrPreBooked: 'depends',
  pastCutoffPreBooked: 'depends',
  preBooked: 'depends',
  preBookedUntil: 'depends',
  preBookedNextNotKnown: 'depends',
  noTimeLeft: 'no',
  ended: 'no',
  notInProgress: 'unknown',
} satisfies Record<string, Verdict>;
export type ExtendOutcome = keyof typeof extendVerdicts;

export interface ExtendDetails {
  /** Whether the drop-off time is over: then the app may say another status than the one that was chosen. */
  hasPassed: boolean;
}

/** Whether the answer depends on times, and so whether to ask for them: else the status decides. */
export const needsTimes = ({ state }: Pick<Inputs<keyof typeof extendInputs>, 'state'>): boolean => {
  const { outcome } = decideAction('driver', state as ReservationState, 'extend');
  return outcome !== 'notAllowed' && outcome !== 'notStated';
};

/**
 * Whether a reservation can be extended (spec 1, 5, 9); each reason of the rule is an outcome of its own. Who does not know
 * whether the vehicle is pre-booked reads what holds if it is not, and that otherwise the host has to confirm.
 */
export function answerExtend(
  inputs: Inputs<keyof typeof extendInputs>,
  now: number,
  locale: string,
  labels: RulesTexts['stateLabels'],
): ToolAnswer<ExtendOutcome, ExtendDetails> {
  const reader = new InputReader(inputs);
  const areAsked = needsTimes(inputs);
  const time = (field: string, otherwise: number) =>
    areAsked ? reader.instant(field, { required: true, ambiguous: 'later' }) : otherwise;
  const dropOffAt = time('dropOff', now);
  const newDropOffAt = time('newDropOff', now + MINUTE);
  const isNextKnown = areAsked && inputs.next === 'known';
  const known = isNextKnown ? reader.instantFrom('nextStart', dropOffAt, { required: true }) : undefined;
  if (!['unknown', 'yes', 'no'].includes(inputs.preBooked)) reader.fail('preBooked', 'notAChoice');
  if (!['unknown', 'none', 'known'].includes(inputs.next)) reader.fail('next', 'notAChoice');
  if (dropOffAt === undefined || newDropOffAt === undefined || reader.hasErrors) return noAnswer(reader);

  const decision = decideExtension({
    state: inputs.state as ReservationState,
    preBooked: inputs.preBooked === 'yes',
    now,
    dropOffAt,
    newDropOffAt,
    nextStartsAt: isNextKnown ? known : inputs.next === 'none' ? null : undefined,
  });
  if (
    reportBadInput(reader, decision, {
      newDropOffAt: 'newDropOff',
      nextStartsAt: 'nextStart',
      dropOffAt: 'dropOff',
    })
  ) {
    return noAnswer(reader);
  }
  const { reason } = decision;
  const latest = 'latestDropOffAt' in reason ? reason.latestDropOffAt : null;
  // Those that were not asked for are in no sentence, nor is their zone known to be one.
  const times = (format: typeof formatInstant) => {
    if (!areAsked) return {};
    const say = (instant: number) => format(instant, inputs.zone, now, locale);
    return {
      dropOff: say(dropOffAt),
      newDropOff: say(newDropOffAt),
      ...(latest != null && { latest: say(latest) }),
    };
  };
  return answered(reader, {
    outcome: outcomeOf(reason, inputs.preBooked === 'unknown'),
    values: {
      ...times(formatInstant),
      ...('state' in reason && { state: labels[reason.state].driver }),
    },
    short: times(formatShort),
    decision,
    details: { hasPassed: areAsked && dropOffAt < now },
  });
}

function outcomeOf(reason: ExtensionReason, mayBePreBooked: boolean): ExtendOutcome {
  const open = openToPreBooked.find((code) => code === reason.code);
  if (open && mayBePreBooked) return `${open}OrPreBooked`;
  if (reason.code === 'pastCutoff') return reason.hostConfirms ? 'pastCutoffPreBooked' : 'pastCutoff';
  if (reason.code !== 'preBooked') return reason.code;
  if (reason.latestDropOffAt === null) return 'preBooked';
  return reason.latestDropOffAt === undefined ? 'preBookedNextNotKnown' : 'preBookedUntil';
}
