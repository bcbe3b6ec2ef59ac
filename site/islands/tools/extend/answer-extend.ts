import { decideExtension, type ReservationState, reservationStateTable } from '#rules/index.ts';
import { formatInstant } from '../format-time.ts';
import { InputReader } from '../read-inputs.ts';
import { answered, noAnswer, refused, type ToolAnswer } from '../tool-answer.ts';
import type { Inputs } from '../tool-store.ts';

export const extendInputs = {
  state: 'active',
  dropOffDate: '',
  dropOffTime: '',
  newDropOffDate: '',
  newDropOffTime: '',
  preBooked: 'no',
  next: 'unknown',
  nextStartDate: '',
  nextStartTime: '',
  zone: '',
};

export type ExtendOutcome =
  | 'vehicleFree'
  | 'endsBeforeCutoff'
  | 'pastCutoff'
  | 'noTimeLeft'
  | 'preBooked'
  | 'nextNotKnown'
  | 'notInProgress'
  | 'ended';

/** Whether a reservation can be extended (spec 1, 5, 9); each reason of the rule is an outcome of its own. */
export function answerExtend(
  inputs: Inputs<keyof typeof extendInputs>,
  now: number,
): ToolAnswer<ExtendOutcome> {
  const reader = new InputReader(inputs);
  const dropOffAt = reader.instant('dropOff', { required: true });
  const newDropOffAt = reader.instant('newDropOff', { required: true });
  const isNextKnown = inputs.next === 'known';
  const known = isNextKnown ? reader.instant('nextStart', { required: true }) : undefined;
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
    refused(reader, decision, { newDropOffAt: 'newDropOff', nextStartsAt: 'nextStart', dropOffAt: 'dropOff' })
  ) {
    return noAnswer(reader);
  }
  const { reason } = decision;
  const say = (instant: number) => formatInstant(instant, inputs.zone);
  return answered(reader, {
    outcome: reason.code,
    values: {
      dropOff: say(dropOffAt),
      newDropOff: say(newDropOffAt),
      ...('latestDropOffAt' in reason && { latest: say(reason.latestDropOffAt) }),
      ...('state' in reason && { state: reservationStateTable[reason.state].label.driver }),
    },
    decision,
    details: undefined,
  });
}
