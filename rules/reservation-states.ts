/**
 * The states of a reservation (spec 4), what drivers and hosts see in each, and what moves it on.
 * `basis` says whether the documentation states a row or whether the row follows from what it states.
 */

/** Every state, in the order of a reservation's life. */
export const reservationStates = [
  'upcoming',
  'readyToStart',
  'active',
  'runningLate',
  'abandoned',
  'canceled',
  'completed',
] as const;

export type ReservationState = (typeof reservationStates)[number];

export type Role = 'driver' | 'host';
export const roles = ['driver', 'host'] as const satisfies readonly Role[];

/** Stated in the documentation, or following from what it states. */
export type Basis = 'stated' | 'follows';

export interface StateRow {
  /** What each role calls the state. */
  readonly label: Readonly<Record<Role, string>>;
  /** What the state means to each role, in a sentence. */
  readonly meaning: Readonly<Record<Role, string>>;
  /** Whether the reservation stays in this state for good. */
  readonly final: boolean;
  readonly source: string;
}

const same = (text: string) => ({ driver: text, host: text });

/** Each state in the driver's and in the host's view. */
export const reservationStateTable = {
  upcoming: {
    label: same('Upcoming'),
    meaning: same('The reservation is in the future.'),
    final: false,
    source: 'spec 4',
  },
  readyToStart: {
    label: same('Ready to start'),
    meaning: {
      driver: 'You can start the reservation; a vehicle is tied to it.',
      host: 'The guest can start the reservation; a vehicle is tied to it.',
    },
    final: false,
    source: 'spec 4',
  },
  active: {
    label: same('Active'),
    meaning: same('The reservation has started and is in progress.'),
    final: false,
    source: 'spec 4',
  },
  runningLate: {
    label: same('Running late'),
    meaning: {
      driver: 'The drop-off time plus a grace period has passed; late fees may apply.',
      host: 'The drop-off time plus a grace period has passed; Handle Impacts is offered for later reservations.',
    },
    final: false,
    source: 'spec 4',
  },
  abandoned: {
    label: same('Abandoned'),
    meaning: {
      driver: 'The vehicle was not collected at the scheduled time; the reservation amount is deducted.',
      host: 'The drop-off time has passed and the vehicle was not collected.',
    },
    final: true,
    source: 'spec 4',
  },
  canceled: {
    label: same('Canceled'),
    meaning: same('The reservation was canceled.'),
    final: true,
    source: 'spec 4',
  },
  completed: {
    label: same('Past/Completed'),
    meaning: same('The reservation has ended.'),
    final: true,
    source: 'spec 4',
  },
} as const satisfies Record<ReservationState, StateRow>;

/** What moves a reservation: a person's action, or the clock. */
export const triggers = {
  reserve: { by: 'driver', text: 'The driver presses Reserve and pays by card.', source: 'spec 1' },
  becomesReady: {
    by: 'clock',
    text: 'The reservation becomes ready to start and a vehicle is tied to it.',
    source: 'spec 4',
  },
  start: {
    by: 'driver',
    text: 'The driver chooses Start Reservation and captures vehicle images.',
    source: 'spec 1',
  },
  end: {
    by: 'driver',
    text: 'The driver initiates the end, confirms the exit and captures vehicle images.',
    source: 'spec 1',
  },
  gracePeriodPasses: {
    by: 'clock',
    text: 'The drop-off time plus the grace period passes.',
    source: 'spec 4',
  },
  driverCancels: {
    by: 'driver',
    text: 'The driver chooses Cancel Reservation, then Submit.',
    source: 'spec 1',
  },
  hostCancels: { by: 'host', text: 'The host cancels the upcoming reservation.', source: 'spec 4' },
  notCollected: {
    by: 'clock',
    text: 'The drop-off time passes and the vehicle was not collected.',
    source: 'spec 4',
  },
} as const satisfies Record<string, { by: Role | 'clock'; text: string; source: string }>;

export type Trigger = keyof typeof triggers;

/** A step from one state to the next. */
export interface Transition {
  /** `null`: the reservation did not exist before. */
  readonly from: ReservationState | null;
  readonly to: ReservationState;
  readonly trigger: Trigger;
  readonly basis: Basis;
  readonly source: string;
}

/** Every step that the documentation names or implies. */
export const transitions = [
  { from: null, to: 'upcoming', trigger: 'reserve', basis: 'follows', source: 'spec 1' },
  { from: 'upcoming', to: 'readyToStart', trigger: 'becomesReady', basis: 'stated', source: 'spec 4' },
  { from: 'upcoming', to: 'canceled', trigger: 'driverCancels', basis: 'follows', source: 'spec 1' },
  { from: 'upcoming', to: 'canceled', trigger: 'hostCancels', basis: 'stated', source: 'spec 4' },
  { from: 'readyToStart', to: 'active', trigger: 'start', basis: 'stated', source: 'spec 4' },
  { from: 'readyToStart', to: 'abandoned', trigger: 'notCollected', basis: 'follows', source: 'spec 4' },
  { from: 'active', to: 'completed', trigger: 'end', basis: 'stated', source: 'spec 1' },
  { from: 'active', to: 'runningLate', trigger: 'gracePeriodPasses', basis: 'stated', source: 'spec 4' },
  { from: 'active', to: 'abandoned', trigger: 'notCollected', basis: 'stated', source: 'spec 4' },
  { from: 'runningLate', to: 'completed', trigger: 'end', basis: 'follows', source: 'spec 4' },
] as const satisfies readonly Transition[];

/** The transitions that leave a state; none for a final one, nor for what is no state. Spec 4. */
export const transitionsFrom = (state: ReservationState): readonly Transition[] =>
  transitions.filter(({ from }) => from !== null && from === state);
