import { label, ui } from '#catalog/interface.ts';
import { rulesTexts } from '#catalog/rules-texts.ts';
import {
  type ActionOutcome,
  actionTable,
  decideAction,
  type ReservationAction,
} from '#rules/reservation-actions.ts';
import { type ReservationState, reservationStates, type Role } from '#rules/reservation-states.ts';
import { FactsList } from './facts-list.tsx';

/** Every status of a reservation and what it means to a driver or a host. */
export function ReservationStates({ role }: { role: Role }) {
  const rows = reservationStates.map((state) => ({
    term: rulesTexts.stateLabels[state][role],
    text: rulesTexts.stateMeanings[state][role],
  }));
  return <FactsList rows={rows} />;
}

/** What a driver or a host can do with a reservation in each status. */
export function ReservationActions({ role }: { role: Role }) {
  const rows = reservationStates.map((state) => ({
    term: rulesTexts.stateLabels[state][role],
    text: sentences(role, state),
  }));
  return <FactsList rows={rows} />;
}

function sentences(role: Role, state: ReservationState): string {
  const can = [...actionsWith('allowed', role, state), ...actionsWith('conditional', role, state)];
  const open = actionsWith('notStated', role, state);
  return [
    can.length > 0 ? label(ui.rules.youCan, { actions: list(can) }) : ui.rules.nothingToDo,
    open.length > 0 && label(ui.rules.appShows, { actions: list(open) }),
  ]
    .filter(Boolean)
    .join(' ');
}

function actionsWith(outcome: ActionOutcome, role: Role, state: ReservationState): string[] {
  return (Object.keys(actionTable[role]) as ReservationAction[])
    .filter((action) => decideAction(role, state, action).outcome === outcome)
    .map((action) => lowerFirst(rulesTexts.actions[action]));
}

/** Names of app screens keep their capitals. */
function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

const list = (items: string[]) => new Intl.ListFormat('en-US').format(items);
