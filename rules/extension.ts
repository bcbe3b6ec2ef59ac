import {
  checkAfter,
  checkInstant,
  checkKey,
  checkNotBefore,
  errorsOf,
  type Instant,
  MINUTE,
} from './checks.ts';
import { type Answer, badInput } from './decision.ts';
import { facts } from './facts.ts';
import { type ReservationState, reservationStateTable } from './reservation-states.ts';

export interface ExtensionInput {
  readonly state: ReservationState;
  /** Whether the app calls the vehicle pre-booked: then the host confirms. */
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
  'autoApproved' | 'onlyUntil' | 'notAllowed' | 'needsHost' | 'depends' | 'notStated';

export type ExtensionReason =
  | { readonly code: 'vehicleFree' }
  | { readonly code: 'endsBeforeCutoff' | 'pastCutoff' | 'noTimeLeft'; readonly latestDropOffAt: Instant }
  | { readonly code: 'preBooked' | 'nextNotKnown' }
  | { readonly code: 'notInProgress' | 'ended'; readonly state: ReservationState };

/** The latest drop-off before a next reservation: 30 minutes before it starts. Spec 9. */
export const latestDropOff = (nextStartsAt: Instant): Instant =>
  nextStartsAt - facts.extensionCutoffMinutes.value * MINUTE;

/**
 * Whether a reservation can be extended to a new drop-off time. An active one is approved automatically if the
 * vehicle is free until 30 minutes before the next reservation, that minute included; asked for more, the answer is
 * `onlyUntil` with the latest drop-off; a pre-booked vehicle `needsHost`. Without the next reservation it `depends`;
 * for states other than active the documentation does not say (`notStated`), for ended ones it is `notAllowed`.
 * All instants in epoch milliseconds. Errors: `state`, `now`, `dropOffAt`, `newDropOffAt`, `nextStartsAt`. Spec 1, 5, 9.
 */
export function decideExtension(input: ExtensionInput): Answer<ExtensionOutcome, ExtensionReason> {
  const { state, preBooked, now, dropOffAt, newDropOffAt, nextStartsAt } = input;
  const errors = errorsOf(
    checkKey('state', state, reservationStateTable),
    checkInstant('now', now),
    checkInstant('dropOffAt', dropOffAt),
    checkInstant('newDropOffAt', newDropOffAt),
    checkAfter('newDropOffAt', newDropOffAt, 'dropOffAt', dropOffAt),
    checkAfter('newDropOffAt', newDropOffAt, 'now', now),
    nextStartsAt == null ? undefined : checkInstant('nextStartsAt', nextStartsAt),
    nextStartsAt == null ? undefined : checkNotBefore('nextStartsAt', nextStartsAt, 'dropOffAt', dropOffAt),
  );
  if (errors.length > 0) return badInput(errors);

  const rule = 'extendActive';
  if (reservationStateTable[state].final)
    return { outcome: 'notAllowed', reason: { code: 'ended', state }, rule };
  if (preBooked) return { outcome: 'needsHost', reason: { code: 'preBooked' }, rule: 'extendPreBooked' };
  if (state !== 'active') return { outcome: 'notStated', reason: { code: 'notInProgress', state }, rule };
  if (nextStartsAt === undefined) return { outcome: 'depends', reason: { code: 'nextNotKnown' }, rule };
  if (nextStartsAt === null) return { outcome: 'autoApproved', reason: { code: 'vehicleFree' }, rule };

  const latestDropOffAt = latestDropOff(nextStartsAt);
  if (newDropOffAt <= latestDropOffAt) {
    return { outcome: 'autoApproved', reason: { code: 'endsBeforeCutoff', latestDropOffAt }, rule };
  }
  return latestDropOffAt > Math.max(dropOffAt, now)
    ? { outcome: 'onlyUntil', reason: { code: 'pastCutoff', latestDropOffAt }, rule }
    : { outcome: 'notAllowed', reason: { code: 'noTimeLeft', latestDropOffAt }, rule };
}
