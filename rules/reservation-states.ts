/**
 * The states of a reservation (spec 4), and what moves it on.
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
  /** Whether the reservation stays in this state for good. */
  readonly final: boolean;
  readonly source: string;
}

/** Each state; what drivers and hosts call it is a text. */
export const reservationStateTable = {
  upcoming: { final: false, source: 'spec 4' },
  readyToStart: { final: false, source: 'spec 4' },
  active: { final: false, source: 'spec 4' },
  runningLate: { final: false, source: 'spec 4' },
  abandoned: { final: true, source: 'spec 4' },
  canceled: { final: true, source: 'spec 4' },
  completed: { final: true, source: 'spec 4' },
} as const satisfies Record<ReservationState, StateRow>;

/** What moves a reservation: a person's action, or the clock. */
export const triggers = {
  reserve: { by: 'driver', source: 'spec 1' },
  becomesReady: { by: 'clock', source: 'spec 4' },
  start: { by: 'driver', source: 'spec 1' },
  end: { by: 'driver', source: 'spec 1' },
  gracePeriodPasses: { by: 'clock', source: 'spec 4' },
  driverCancels: { by: 'driver', source: 'spec 1' },
  hostCancels: { by: 'host', source: 'spec 4' },
  notCollected: { by: 'clock', source: 'spec 4' },
} as const satisfies Record<string, { by: Role | 'clock'; source: string }>;

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
