import type { Catalog } from '#catalog/catalog.ts';
import type { ActionOutcome } from '#rules/reservation-actions.ts';
import { type ActionCell, actionsOf } from '#rules/reservation-matrix.ts';
import { reservationStates, type Role } from '#rules/reservation-states.ts';
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
  return <FactsList rows={actionRows(useCatalog(), role)} />;
}

/** A row for each status, and a last one for what is the same in all of them. */
export function actionRows(catalog: Catalog, role: Role): { term: string; text: string }[] {
  const { rules, ui } = catalog;
  const cells = reservationStates.map((state) => ({ state, cells: actionsOf(role, state) }));
  const everywhere = ({ action, outcome }: ActionCell) =>
    cells.every((row) => row.cells.some((cell) => cell.action === action && cell.outcome === outcome));
  const rows = cells.map(({ state, cells }) => {
    const own = cells.filter((cell) => !everywhere(cell));
    const open = actionsIn(catalog, own, 'notStated', 'disjunction');
    const text = [...known(catalog, own), ...open.map((actions) => fill(ui.rules.notPublished, { actions }))];
    return { term: rules.stateLabels[state][role], text: text.join(' ') || ui.rules.nothingToDo };
  });
  const shared = cells[0]!.cells.filter(everywhere);
  const open = actionsIn(catalog, shared, 'notStated', 'conjunction');
  const text = [
    ...known(catalog, shared),
    ...open.map((actions) => fill(ui.rules.notPublishedWhen, { actions })),
  ];
  return text.length > 0 ? [...rows, { term: ui.rules.anyStatus, text: text.join(' ') }] : rows;
}

/** What can be done, and what can be done if something else allows it as well. */
const known = (catalog: Catalog, cells: readonly ActionCell[]): string[] => [
  ...actionsIn(catalog, cells, 'allowed', 'conjunction').map((actions) =>
    fill(catalog.ui.rules.youCan, { actions }),
  ),
  ...cells.flatMap(({ reason }) =>
    reason.code === 'condition' ? [catalog.ui.rules.conditional[reason.decidedBy]] : [],
  ),
];

/** The actions with this outcome in one list; none where there are none. */
function actionsIn(
  { locale, rules }: Catalog,
  cells: readonly ActionCell[],
  outcome: ActionOutcome,
  type: Intl.ListFormatType,
): string[] {
  const actions = cells.filter((cell) => cell.outcome === outcome);
  const labels = actions.map(({ action }) => lowerFirst(rules.actions[action]));
  return labels.length > 0 ? [new Intl.ListFormat(locale, { type }).format(labels)] : [];
}

/** Names of app screens keep their capitals. */
function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
