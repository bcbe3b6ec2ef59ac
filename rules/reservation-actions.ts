import { type Answer, badInput, type Decision } from './decision.ts';
import { fields, oneOf, read } from './input.ts';
import type { RuleId } from './registry.ts';
import {
  type Basis,
  type ReservationState,
  type Role,
  reservationStates,
  roles,
} from './reservation-states.ts';

/** What a person can do with a reservation. Spec 1, 4, 6. */
export const reservationActions = [
  'start',
  'extend',
  'end',
  'cancel',
  'reportIncident',
  'viewInsuranceCard',
  'seePlate',
  'viewReceipt',
  'downloadInvoice',
  'assignVehicle',
  'handleImpacts',
  'collect',
  'refund',
  'collectExtraCharge',
  'fileDamageClaim',
  'viewCustomerDetails',
] as const;

export type ReservationAction = (typeof reservationActions)[number];

/**
 * `conditional`: the state allows it, and something else decides (see the row's `condition`).
 * `notStated`: the documentation gives the action to this role but does not say whether in this state; the app shows it.
 */
export type ActionOutcome = 'allowed' | 'notAllowed' | 'conditional' | 'notStated';

interface Cell {
  readonly outcome: ActionOutcome;
  readonly basis: Basis | 'silent';
}

const yes = { outcome: 'allowed', basis: 'stated' } as const satisfies Cell;
const no = { outcome: 'notAllowed', basis: 'stated' } as const satisfies Cell;
const depends = { outcome: 'conditional', basis: 'stated' } as const satisfies Cell;
/** Not said in so many words, but it follows from the rule. */
const soYes = { outcome: 'allowed', basis: 'follows' } as const satisfies Cell;
const soNo = { outcome: 'notAllowed', basis: 'follows' } as const satisfies Cell;
const open = { outcome: 'notStated', basis: 'silent' } as const satisfies Cell;

/** One cell per state, in the order of `reservationStates`. */
type Cells = readonly [
  upcoming: Cell,
  readyToStart: Cell,
  active: Cell,
  runningLate: Cell,
  abandoned: Cell,
  canceled: Cell,
  completed: Cell,
];

/** The functions that decide conditional cells. */
export const actionDeciders = ['decideExtension', 'decideCollect', 'decideDamageClaim'] as const;
export type ActionDecider = (typeof actionDeciders)[number];

/** What support should know about a cell. */
export const actionNotes = ['preBooked', 'lateIsItsOwn'] as const;
export type ActionNote = (typeof actionNotes)[number];

interface Row {
  readonly rule: RuleId;
  readonly cells: Cells;
  /** The function that decides where a cell is conditional. */
  readonly decidedBy?: ActionDecider;
  readonly notes?: Partial<Record<ReservationState, ActionNote>>;
}

/** A row for each action of a role. An action missing from a role's table belongs to the other role (spec 6). */
// oxfmt-ignore
export const actionTable = {
  driver: {
    //                           upcoming ready    active   late     abandon. canceled completed
    start:              { cells: [no,      yes,     soNo,    soNo,    soNo,    soNo,    soNo],    rule: 'startWhenReady' },
    extend:             { cells: [open,    open,    depends, open,    soNo,    soNo,    soNo],    rule: 'extendActive',
      decidedBy: 'decideExtension',
      notes: { upcoming: 'preBooked', readyToStart: 'preBooked' } },
    end:                { cells: [soNo,    soNo,    yes,     soYes,   soNo,    soNo,    soNo],    rule: 'endWhenStarted' },
    cancel:             { cells: [soYes,   open,    open,    open,    soNo,    soNo,    soNo],    rule: 'driverCancels' },
    reportIncident:     { cells: [no,      yes,     yes,     open,    no,      no,      no],      rule: 'incidentStates',
      notes: { runningLate: 'lateIsItsOwn' } },
    viewInsuranceCard:  { cells: [yes,     yes,     no,      no,      no,      no,      no],      rule: 'insuranceCardStates' },
    seePlate:           { cells: [no,      yes,     soYes,   soYes,   open,    open,    open],    rule: 'plateWhenReady' },
    viewReceipt:        { cells: [no,      no,      no,      soNo,    open,    open,    yes],     rule: 'receiptAfterEnd' },
    downloadInvoice:    { cells: [no,      no,      no,      soNo,    open,    open,    yes],     rule: 'receiptAfterEnd' },
    // Who files a claim is not said; that none can be filed before the end is.
    fileDamageClaim:    { cells: [soNo,    soNo,    soNo,    soNo,    open,    soNo,    open],    rule: 'damageClaimWindow' },
  },
  host: {
    cancel:             { cells: [yes,     no,      no,      no,      no,      no,      no],      rule: 'hostCancelsUpcoming' },
    assignVehicle:      { cells: [yes,     no,      no,      no,      no,      no,      no],      rule: 'assignWhenUpcoming' },
    seePlate:           { cells: [no,      yes,     soYes,   soYes,   open,    open,    open],    rule: 'plateWhenReady' },
    handleImpacts:      { cells: [soNo,    soNo,    soNo,    yes,     soNo,    soNo,    soNo],    rule: 'handleImpactsWhenLate' },
    collect:            { cells: [depends, depends, depends, depends, depends, depends, depends], rule: 'collectWhenDue',
      decidedBy: 'decideCollect' },
    refund:             { cells: [open,    open,    open,    open,    open,    open,    open],    rule: 'hostRefunds' },
    collectExtraCharge: { cells: [open,    open,    open,    open,    open,    open,    open],    rule: 'hostCollectsExtra' },
    fileDamageClaim:    { cells: [soNo,    soNo,    soNo,    soNo,    open,    soNo,    depends], rule: 'damageClaimWindow',
      decidedBy: 'decideDamageClaim' },
    viewCustomerDetails:{ cells: [open,    open,    open,    open,    open,    open,    open],    rule: 'hostSeesCustomer' },
  },
} as const satisfies Record<Role, Partial<Record<ReservationAction, Row>>>;

export type ActionReason =
  | { readonly code: 'stated' | 'follows' | 'notStated'; readonly note?: ActionNote }
  | { readonly code: 'condition'; readonly decidedBy: ActionDecider; readonly note?: ActionNote }
  | { readonly code: 'otherRole'; readonly role: Role };

const schema = fields({
  role: oneOf(roles),
  state: oneOf(reservationStates),
  action: oneOf(reservationActions),
});

/**
 * Whether a role can take an action on a reservation in a state. Decided for every role, state and action.
 * Errors: `role`, `state`, `action`. Spec 1, 3, 4, 5, 6.
 */
export function decideAction(
  role: Role,
  state: ReservationState,
  action: ReservationAction,
): Answer<ActionOutcome, ActionReason> {
  const input = read(schema, { role, state, action });
  return input.ok ? cellOf(role, state, action) : badInput(input.errors);
}

/** The decision of one cell, for a role, a state and an action that there are. */
export function cellOf(
  role: Role,
  state: ReservationState,
  action: ReservationAction,
): Decision<ActionOutcome, ActionReason> {
  const row: Row | undefined = (actionTable[role] as Partial<Record<ReservationAction, Row>>)[action];
  if (!row) {
    const other = role === 'driver' ? 'host' : 'driver';
    return { outcome: 'notAllowed', reason: { code: 'otherRole', role: other }, rule: `${other}sAction` };
  }
  const { outcome, basis } = row.cells[reservationStates.indexOf(state)] ?? open;
  const note = row.notes?.[state] === undefined ? {} : { note: row.notes[state] };
  if (outcome === 'conditional' && row.decidedBy) {
    return { outcome, reason: { code: 'condition', decidedBy: row.decidedBy, ...note }, rule: row.rule };
  }
  return { outcome, reason: { code: basis === 'silent' ? 'notStated' : basis, ...note }, rule: row.rule };
}
