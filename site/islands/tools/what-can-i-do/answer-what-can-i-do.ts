import {
  type ActionCell,
  type ActionOutcome,
  actionsOf,
  reservationActions,
  type ReservationState,
  reservationStates,
  reservationStateTable,
  type Role,
} from '#rules/index.ts';
import { answered, type ToolAnswer } from '../tool-answer.ts';
import { InputReader } from '../read-inputs.ts';
import type { Inputs } from '../tool-store.ts';

export const whatCanIDoInputs = { role: 'driver', state: 'upcoming' };

export interface WhatCanIDoDetails {
  role: Role;
  meaning: string;
  /** Every action of the role, by what the state says of it. */
  actions: Readonly<Record<ActionOutcome, readonly ActionCell[]>>;
}

/** What a driver or a host can do with a reservation in a state (spec 1, 3, 4, 5, 6). */
export function answerWhatCanIDo(
  inputs: Inputs<keyof typeof whatCanIDoInputs>,
): ToolAnswer<'can' | 'canIf' | 'nothing', WhatCanIDoDetails> {
  const role: Role = inputs.role === 'host' ? 'host' : 'driver';
  const state =
    reservationStates.find((each): each is ReservationState => each === inputs.state) ?? 'upcoming';
  const cells = actionsOf(role, state);
  const withOutcome = (outcome: ActionOutcome) => cells.filter((cell) => cell.outcome === outcome);
  const actions = {
    allowed: withOutcome('allowed'),
    conditional: withOutcome('conditional'),
    notStated: withOutcome('notStated'),
    notAllowed: withOutcome('notAllowed'),
  };
  const row = reservationStateTable[state];
  const outcome = actions.allowed.length > 0 ? 'can' : actions.conditional.length > 0 ? 'canIf' : 'nothing';
  const named = outcome === 'can' ? actions.allowed : actions.conditional;
  return answered(new InputReader(inputs), {
    outcome,
    values: {
      state: row.label[role],
      actions: new Intl.ListFormat('en-US').format(
        named.map(({ action }) => lowerFirst(reservationActions[action])),
      ),
    },
    decision: (named[0] ?? cells[0])!,
    details: { role, meaning: row.meaning[role], actions },
  });
}

/** Names of app screens keep their capitals. */
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
