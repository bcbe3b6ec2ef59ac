import { type Answer, badInput, type Decision } from './decision.ts';
import { fields, oneOf, read } from './input.ts';
import {
  type ActionOutcome,
  type ActionReason,
  cellOf,
  type ReservationAction,
  reservationActions,
} from './reservation-actions.ts';
import { type ReservationState, reservationStates, type Role, roles } from './reservation-states.ts';

/** One decided cell of the matrix, flat, for tables and other languages. */
export interface ActionCell extends Decision<ActionOutcome, ActionReason> {
  readonly role: Role;
  readonly state: ReservationState;
  readonly action: ReservationAction;
}

/** Every role × state × action, decided. Spec 1, 3, 4, 5, 6. */
export const actionMatrix = (): readonly ActionCell[] =>
  roles.flatMap((role) =>
    reservationActions.flatMap((action) =>
      reservationStates.map((state) => ({ role, state, action, ...cellOf(role, state, action) })),
    ),
  );

/** The actions of a role in a state, by what is said of each. */
export type ActionsReason = { readonly code: 'byStatus' } & Readonly<
  Record<ActionOutcome, readonly ReservationAction[]>
>;

const roleAndState = fields({ role: oneOf(roles), state: oneOf(reservationStates) });

/**
 * What a role can do with a reservation in a state, all together: `can` do something, `canIf` something else than the
 * state allows it, or `nothing` for sure. Errors: `role`, `state`. Spec 1, 3, 4, 5, 6.
 */
export function decideActions(
  role: Role,
  state: ReservationState,
): Answer<'can' | 'canIf' | 'nothing', ActionsReason> {
  const input = read(roleAndState, { role, state });
  if (!input.ok) return badInput(input.errors);
  const cells = actionsOf(role, state);
  const having = (outcome: ActionOutcome) =>
    cells.filter((cell) => cell.outcome === outcome).map(({ action }) => action);
  const reason = {
    code: 'byStatus',
    allowed: having('allowed'),
    conditional: having('conditional'),
    notStated: having('notStated'),
    notAllowed: having('notAllowed'),
  } as const;
  const outcome = reason.allowed.length > 0 ? 'can' : reason.conditional.length > 0 ? 'canIf' : 'nothing';
  return { outcome, reason, rule: 'statusDecides' };
}

/** What a role can, cannot or may be able to do in a state: the actions of that role, each with its decision; none for what is no role or state. Spec 1, 3, 4, 5, 6. */
export const actionsOf = (role: Role, state: ReservationState): readonly ActionCell[] =>
  actionMatrix().filter(
    (cell) => cell.role === role && cell.state === state && cell.reason.code !== 'otherRole',
  );
