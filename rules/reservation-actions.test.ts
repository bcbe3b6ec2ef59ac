import { describe, expect, it } from 'vitest';
import { rules } from './registry.ts';
import { decideAction, reservationActions, type ReservationAction } from './reservation-actions.ts';
import { actionMatrix, actionsOf } from './reservation-matrix.ts';
import { reservationStates, type Role } from './reservation-states.ts';

const statesWith = (role: Role, action: ReservationAction, outcome: string) =>
  reservationStates.filter((state) => decideAction(role, state, action).outcome === outcome);

describe('what a role can do in a state', () => {
  it.each([
    ['driver', 'start', ['readyToStart']],
    ['driver', 'end', ['active', 'runningLate']],
    ['driver', 'reportIncident', ['readyToStart', 'active']],
    ['driver', 'viewInsuranceCard', ['upcoming', 'readyToStart']],
    ['driver', 'viewReceipt', ['completed']],
    ['host', 'cancel', ['upcoming']],
    ['host', 'assignVehicle', ['upcoming']],
    ['host', 'handleImpacts', ['runningLate']],
  ] as const)('a %s can %s only in %j', (role, action, states) => {
    expect(statesWith(role, action, 'allowed')).toEqual(states);
    expect(statesWith(role, action, 'notAllowed')).toEqual(
      reservationStates
        .filter((s) => !states.includes(s as never))
        .filter((s) => decideAction(role, s, action).outcome !== 'notStated'),
    );
  });

  it('shows the plate from ready to start on', () => {
    expect(decideAction('driver', 'upcoming', 'seePlate')).toMatchObject({
      outcome: 'notAllowed',
      rule: 'plateWhenReady',
    });
    expect(decideAction('driver', 'readyToStart', 'seePlate').outcome).toBe('allowed');
  });

  it('does not guess where the documentation is silent', () => {
    expect(decideAction('driver', 'active', 'cancel')).toEqual({
      outcome: 'notStated',
      reason: { code: 'notStated' },
      rule: 'driverCancels',
    });
  });

  it("gives no role the other's actions", () => {
    expect(decideAction('driver', 'completed', 'refund').reason).toEqual({ code: 'otherRole', role: 'host' });
    expect(decideAction('host', 'readyToStart', 'start').reason).toEqual({
      code: 'otherRole',
      role: 'driver',
    });
  });

  it('decides every role × state × action once, each with a rule of the registry', () => {
    const cells = actionMatrix();
    expect(cells).toHaveLength(2 * reservationStates.length * reservationActions.length);
    for (const cell of cells) {
      expect(Object.keys(rules)).toContain(cell.rule);
      if (cell.outcome === 'conditional')
        expect(cell.reason).toHaveProperty('decidedBy', expect.stringMatching(/^decide/));
    }
  });

  it('lists the actions of a role in a state', () => {
    const possible = actionsOf('driver', 'readyToStart').filter(({ outcome }) => outcome === 'allowed');
    expect(possible.map(({ action }) => action)).toEqual([
      'start',
      'reportIncident',
      'viewInsuranceCard',
      'seePlate',
    ]);
  });

  it('never refuses the report of an incident to a driver who is late: whether it works then is not stated', () => {
    expect(decideAction('driver', 'runningLate', 'reportIncident')).toMatchObject({
      outcome: 'notStated',
      reason: { code: 'notStated', note: 'lateIsItsOwn' },
    });
  });
});
