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

/** A row for each status, what is not published of it included, and one for what is the same in all of them. */
export function actionRows(catalog: Catalog, role: Role): { term: string; text: string }[] {
  const { rules, ui } = catalog;
  const cells = reservationStates.map((state) => ({
    label: rules.stateLabels[state][role],
    cells: actionsOf(role, state).filter((cell) => isToldOf(role, cell)),
  }));
  const everywhere = ({ action, outcome }: ActionCell) =>
    cells.every((row) => row.cells.some((cell) => cell.action === action && cell.outcome === outcome));
  const rows = cells.map(({ label, cells }) => {
    const own = cells.filter((cell) => !everywhere(cell));
    const asked = actionsIn(catalog, own, 'notStated', 'disjunction').map((actions) =>
      fill(ui.rules.notPublishedActions, { actions }),
    );
    return { term: label, text: [...known(catalog, own), ...asked].join(' ') || ui.rules.nothingToDo };
  });

  const shared = cells[0]!.cells.filter(everywhere);
  const inAny = [
    ...known(catalog, shared),
    ...actionsIn(catalog, shared, 'notStated', 'conjunction').map((actions) =>
      fill(ui.rules.notPublishedWhen, { actions }),
    ),
  ];
  return inAny.length > 0 ? [...rows, { term: ui.rules.anyStatus, text: inAny.join(' ') }] : rows;
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
  const labels = actions.map(({ action }) => lowerFirst(rules.actions[action], locale));
  return labels.length > 0 ? [new Intl.ListFormat(locale, { type }).format(labels)] : [];
}
