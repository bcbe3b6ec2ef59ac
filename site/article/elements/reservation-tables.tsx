import type { Catalog } from '#catalog/catalog.ts';
import {
  type ActionOutcome,
  actionTable,
  decideAction,
  type ReservationAction,
} from '#rules/reservation-actions.ts';
import { type ReservationState, reservationStates, type Role } from '#rules/reservation-states.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { fill } from '#site/messages/fill.ts';
import { FactsList } from './facts-list.tsx';

/** Every status of a reservation and what it means to a driver or a host. */
export function ReservationStates({ role }: { role: Role }) {
  const { stateLabels, stateMeanings } = useCatalog().rules;
  const rows = reservationStates.map((state) => ({
    term: stateLabels[state][role],
    text: stateMeanings[state][role],
  }));
  return <FactsList rows={rows} />;
}

/** What a driver or a host can do with a reservation in each status. */
export function ReservationActions({ role }: { role: Role }) {
  const catalog = useCatalog();
  const rows = reservationStates.map((state) => ({
    term: catalog.rules.stateLabels[state][role],
    text: sentences(catalog, role, state),
  }));
  return <FactsList rows={rows} />;
}

function sentences({ locale, ui, rules }: Catalog, role: Role, state: ReservationState): string {
  const actionsWith = (outcome: ActionOutcome) =>
    (Object.keys(actionTable[role]) as ReservationAction[])
      .filter((action) => decideAction(role, state, action).outcome === outcome)
      .map((action) => lowerFirst(rules.actions[action]));
  const list = new Intl.ListFormat(locale);
  const can = [...actionsWith('allowed'), ...actionsWith('conditional')];
  const open = actionsWith('notStated');
  return [
    can.length > 0 ? fill(ui.rules.youCan, { actions: list.format(can) }) : ui.rules.nothingToDo,
    open.length > 0 && fill(ui.rules.appShows, { actions: list.format(open) }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Names of app screens keep their capitals. */
function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
