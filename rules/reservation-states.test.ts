import { describe, expect, it } from 'vitest';
import {
  reservationStates,
  reservationStateTable,
  transitions,
  transitionsFrom,
  type ReservationState,
} from './reservation-states.ts';

/** The states that can be reached from some, going forward along the transitions. */
const reachableFrom = (start: readonly ReservationState[]) => {
  const seen = new Set<ReservationState>();
  const visit = (state: ReservationState) => {
    if (seen.has(state)) return;
    seen.add(state);
    transitionsFrom(state).forEach(({ to }) => visit(to));
  };
  start.forEach(visit);
  return seen;
};

describe('reservation states', () => {
  it('lists every state of the table in the order of a life', () => {
    expect(reservationStates).toEqual(Object.keys(reservationStateTable));
  });

  it('reaches every state from a new reservation', () => {
    const first = transitions.filter(({ from }) => from === null).map(({ to }) => to);
    expect([...reachableFrom(first)].sort()).toEqual([...reservationStates].sort());
  });

  it.each(reservationStates)('%s is final, or leads to a final state', (state) => {
    const { final } = reservationStateTable[state];
    expect(transitionsFrom(state).length === 0, 'only final states lead nowhere').toBe(final);
    expect([...reachableFrom([state])].some((reached) => reservationStateTable[reached].final)).toBe(true);
  });

  it('lets a host cancel only an upcoming reservation', () => {
    expect(transitions.filter(({ trigger }) => trigger === 'hostCancels').map(({ from }) => from)).toEqual([
      'upcoming',
    ]);
  });
});
