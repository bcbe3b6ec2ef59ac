import type { Catalog } from '#catalog/catalog.ts';
import {
  type ActionOutcome,
  actionTable,
  decideAction,
  type ReservationAction,
  reservationActions,
} from '#rules/reservation-actions.ts';
import {
  type ReservationState,
  reservationStates,
  reservationStateTable,
  type Role,
} from '#rules/reservation-states.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { fill } from '#site/messages/fill.ts';
import { FactsList } from './facts-list.tsx';

/** Every status of a reservation and what it means to a driver or a host. */
export function ReservationStates({ role }: { role: Role }) {
  const rows = reservationStates.map((state) => ({
    term: reservationStateTable[state].label[role],
    text: reservationStateTable[state].meaning[role],
  }));
  return <FactsList rows={rows} />;
}

/** What a driver or a host can do with a reservation in each status. */
export function ReservationActions({ role }: { role: Role }) {
  const catalog = useCatalog();
  const rows = reservationStates.map((state) => ({
    term: reservationStateTable[state].label[role],
    text: sentences(catalog, role, state),
  }));
  return <FactsList rows={rows} />;
}

function sentences({ locale, ui }: Catalog, role: Role, state: ReservationState): string {
  const list = new Intl.ListFormat(locale);
  const can = [...actionsWith('allowed', role, state), ...actionsWith('conditional', role, state)];
  const open = actionsWith('notStated', role, state);
  return [
    can.length > 0 ? fill(ui.rules.youCan, { actions: list.format(can) }) : ui.rules.nothingToDo,
    open.length > 0 && fill(ui.rules.appShows, { actions: list.format(open) }),
  ]
    .filter(Boolean)
    .join(' ');
}

function actionsWith(outcome: ActionOutcome, role: Role, state: ReservationState): string[] {
  return (Object.keys(actionTable[role]) as ReservationAction[])
    .filter((action) => decideAction(role, state, action).outcome === outcome)
    .map((action) => lowerFirst(reservationActions[action]));
}

/** Names of app screens keep their capitals. */
function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
