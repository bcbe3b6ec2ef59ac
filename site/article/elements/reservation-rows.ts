import type { Catalog } from '#catalog/catalog.ts';
import type { ActionOutcome } from '#rules/reservation-actions.ts';
import { type ActionCell, actionsOf } from '#rules/reservation-matrix.ts';
import { reservationStates, type Role } from '#rules/reservation-states.ts';
import { fill } from '#site/messages/fill.ts';
import { isToldOf } from '#site/tools/what-can-i-do/left-out.ts';
import { lowerFirst } from '#site/tools/what-can-i-do/lower-first.ts';

/** A row for each status of a reservation, with what it means to a driver or a host. */
export function stateRows({ rules }: Catalog, role: Role): { term: string; text: string }[] {
  return reservationStates.map((state) => ({
    term: rules.stateLabels[state][role],
    text: rules.stateMeanings[state][role],
  }));
}

/** A row for each status, one for what is the same in all of them, and a last one for what is not published. */
export function actionRows(catalog: Catalog, role: Role): { term: string; text: string }[] {
  const { rules, ui, locale } = catalog;
  const cells = reservationStates.map((state) => ({
    label: rules.stateLabels[state][role],
    cells: actionsOf(role, state).filter(({ action }) => isToldOf(role, action)),
  }));
  const everywhere = ({ action, outcome }: ActionCell) =>
    cells.every((row) => row.cells.some((cell) => cell.action === action && cell.outcome === outcome));
  const isOpen = (cell: ActionCell) => cell.outcome === 'notStated' && !everywhere(cell);
  const rows = cells.map(({ label, cells }) => {
    const text = known(
      catalog,
      cells.filter((cell) => !everywhere(cell)),
    ).join(' ');
    const otherwise = cells.some(isOpen) ? ui.rules.onlyUnpublished : ui.rules.nothingToDo;
    return { term: label, text: text || otherwise };
  });

  const shared = cells[0]!.cells.filter(everywhere);
  const inAny = [
    ...known(catalog, shared),
    ...actionsIn(catalog, shared, 'notStated', 'conjunction').map((actions) =>
      fill(ui.rules.notPublishedWhen, { actions }),
    ),
  ];
  if (inAny.length > 0) rows.push({ term: ui.rules.anyStatus, text: inAny.join(' ') });

  const open = new Set(cells.flatMap((row) => row.cells.filter(isOpen).map(({ action }) => action)));
  const actions = [...open].map((action) => {
    const states = cells.filter((row) => row.cells.some((cell) => cell.action === action && isOpen(cell)));
    const statuses = states.map(({ label }) => label).join(', ');
    return fill(ui.rules.actionInStatus, { action: lowerFirst(rules.actions[action]), statuses });
  });
  if (actions.length === 0) return rows;
  const list = new Intl.ListFormat(locale, { type: 'disjunction' }).format(actions);
  return [
    ...rows,
    { term: ui.rules.notPublished, text: fill(ui.rules.notPublishedActions, { actions: list }) },
  ];
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
