import { checkAfter, checkNotBefore, errorsOf } from './validation.ts';
import { type Instant, MINUTE } from './instant.ts';
import { type Answer, badInput } from './decision.ts';
import { facts } from './facts.ts';
import { fields, instant, moved, nullable, oneOf, optional, read, yesNo } from './input.ts';
import { type ReservationState, reservationStates, reservationStateTable } from './reservation-states.ts';

export interface ExtensionInput {
  readonly state: ReservationState;
  /** Whether the vehicle is pre-booked: then the host confirms. What counts as pre-booked is not stated. */
  readonly preBooked: boolean;
  readonly now: Instant;
  /** The drop-off time so far. */
  readonly dropOffAt: Instant;
  /** The drop-off time asked for: after `dropOffAt` and after `now`. */
  readonly newDropOffAt: Instant;
  /** When the next reservation of the vehicle starts; `null` if there is none, `undefined` if that is not known. */
  readonly nextStartsAt: Instant | null | undefined;
}

export type ExtensionOutcome =
  | 'autoApproved'
  | 'onlyUntil'
  | 'notAllowed'
  | 'needsHost'
  | 'depends'
  | 'notStated';

export type ExtensionReason =
  | { readonly code: 'vehicleFree' }
  | { readonly code: 'endsBeforeCutoff' | 'noTimeLeft'; readonly latestDropOffAt: Instant }
  | {
      readonly code: 'pastCutoff';
      readonly latestDropOffAt: Instant;
      /** Whether the host confirms also what is possible: the vehicle is pre-booked. */
      readonly hostConfirms: boolean;
    }
  | {
      readonly code: 'preBooked';
      /** The latest drop-off that the host can confirm; `null`: nobody is next; `undefined`: not known. */
      readonly latestDropOffAt: Instant | null | undefined;
    }
  | { readonly code: 'nextNotKnown' }
  | { readonly code: 'notInProgress' | 'ended'; readonly state: ReservationState };

/** The latest drop-off before a next reservation: 30 minutes before it starts; NaN for what is no instant. Spec 9. */
export const latestDropOff = (nextStartsAt: Instant): Instant =>
  moved(nextStartsAt, -facts.extensionCutoffMinutes.value * MINUTE);

const schema = fields({
  state: oneOf(reservationStates),
  preBooked: yesNo,
  now: instant,
  dropOffAt: instant,
  newDropOffAt: instant,
  nextStartsAt: optional(nullable(instant)),
});

/**
 * Whether a reservation can be extended to a new drop-off time. An active one is approved automatically if the
 * vehicle is free until 30 minutes before the next reservation, that minute included; asked for more, the answer is
 * `onlyUntil` with the latest drop-off. A pre-booked vehicle `needsHost` within the same limit. Without the next
 * reservation it `depends`; for states other than active the documentation does not say (`notStated`), for ended ones
 * it is `notAllowed`. All instants in epoch milliseconds.
 * Errors: `state`, `preBooked`, `now`, `dropOffAt`, `newDropOffAt`, `nextStartsAt`. Spec 1, 5, 9.
 */
export function decideExtension(input: ExtensionInput): Answer<ExtensionOutcome, ExtensionReason> {
  const checked = read(schema, input);
  if (!checked.ok) return badInput(checked.errors);
  const { state, preBooked, now, dropOffAt, newDropOffAt, nextStartsAt } = checked.value;
  const errors = errorsOf(
    checkAfter('newDropOffAt', newDropOffAt, 'dropOffAt', dropOffAt),
    checkAfter('newDropOffAt', newDropOffAt, 'now', now),
    nextStartsAt == null ? undefined : checkNotBefore('nextStartsAt', nextStartsAt, 'dropOffAt', dropOffAt),
  );
  if (errors.length > 0) return badInput(errors);

  const rule = 'extendActive';
  if (reservationStateTable[state].final)
    return { outcome: 'notAllowed', reason: { code: 'ended', state }, rule };
  if (state !== 'active') return { outcome: 'notStated', reason: { code: 'notInProgress', state }, rule };

  const latestDropOffAt = nextStartsAt == null ? nextStartsAt : latestDropOff(nextStartsAt);
  if (latestDropOffAt != null && newDropOffAt > latestDropOffAt) {
    return latestDropOffAt > Math.max(dropOffAt, now)
      ? {
          outcome: 'onlyUntil',
          reason: { code: 'pastCutoff', latestDropOffAt, hostConfirms: preBooked },
          rule,
        }
      : { outcome: 'notAllowed', reason: { code: 'noTimeLeft', latestDropOffAt }, rule };
  }
  if (preBooked) {
    return { outcome: 'needsHost', reason: { code: 'preBooked', latestDropOffAt }, rule: 'extendPreBooked' };
  }
  if (latestDropOffAt === undefined) return { outcome: 'depends', reason: { code: 'nextNotKnown' }, rule };
  return latestDropOffAt === null
    ? { outcome: 'autoApproved', reason: { code: 'vehicleFree' }, rule }
    : { outcome: 'autoApproved', reason: { code: 'endsBeforeCutoff', latestDropOffAt }, rule };
}
