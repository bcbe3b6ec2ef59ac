import type { ReservationAction } from '#rules/reservation-actions.ts';
import type { Role } from '#rules/reservation-states.ts';

/** What nothing is said of, and nobody asks: a claim is for the host's vehicle, and hosts file it. */
export const leftOut = {
  driver: ['fileDamageClaim'],
  host: [],
} as const satisfies Record<Role, readonly ReservationAction[]>;

/** Whether an action is told of to a driver or a host. */
export const isToldOf = (role: Role, action: ReservationAction): boolean =>
  !(leftOut[role] as readonly ReservationAction[]).includes(action);
