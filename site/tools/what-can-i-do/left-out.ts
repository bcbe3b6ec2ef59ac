import type { ReservationAction } from '#rules/reservation-actions.ts';
import type { ActionCell } from '#rules/reservation-matrix.ts';
import type { Role } from '#rules/reservation-states.ts';

/** What nothing is said of, and nobody asks: a claim is for the host's vehicle, and hosts file it. */
export const leftOut = {
  driver: ['fileDamageClaim'],
  host: [],
} as const satisfies Record<Role, readonly ReservationAction[]>;

/** What nobody asks in a status that nothing is said of: hosts know the license plates of their vehicles. */
const notAsked: Readonly<Record<Role, readonly ReservationAction[]>> = { driver: [], host: ['seePlate'] };

/** Whether an action is told of to a driver or a host, in a status. */
export const isToldOf = (role: Role, { action, outcome }: Pick<ActionCell, 'action' | 'outcome'>): boolean =>
  !(leftOut[role] as readonly ReservationAction[]).includes(action) &&
  !(outcome === 'notStated' && notAsked[role].includes(action));
