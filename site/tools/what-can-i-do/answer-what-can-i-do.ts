import {
  type ActionCell,
  type ActionOutcome,
  actionsOf,
  decideActions,
  type ReservationState,
  reservationStates,
  type Role,
  type RulesTexts,
} from '#rules/index.ts';
import { InputReader } from '../form/read-inputs.ts';
import { answered, noAnswer, reportBadInput, type ToolAnswer, type Verdict } from '../form/tool-answer.ts';
import type { Inputs } from '../form/inputs.ts';
import { isToldOf } from './left-out.ts';
import { lowerFirst } from './lower-first.ts';

export const whatCanIDoInputs = { role: 'driver', state: 'upcoming' };

/** A list of actions: `anyStatus` for what the role can do, while no status is stated for it. */
export type ActionList = ActionOutcome | 'anyStatus';

export const whatCanIDoVerdicts = {
  can: 'yes',
  canIf: 'depends',
  nothing: 'unknown',
} satisfies Record<string, Verdict>;
export type WhatCanIDoOutcome = keyof typeof whatCanIDoVerdicts;

export interface WhatCanIDoDetails {
  role: Role;
  meaning: string;
  /** Every action that the role is told of, by what the state says of it. */
  actions: Readonly<Record<ActionList, readonly ActionCell[]>>;
}

/** What a driver or a host can do with a reservation in a state (spec 1, 3, 4, 5, 6). */
export function answerWhatCanIDo(
  inputs: Inputs<keyof typeof whatCanIDoInputs>,
  locale: string,
  {
    stateLabels,
    stateMeanings,
    actions: labels,
  }: Pick<RulesTexts, 'stateLabels' | 'stateMeanings' | 'actions'>,
): ToolAnswer<WhatCanIDoOutcome, WhatCanIDoDetails> {
  const reader = new InputReader(inputs);
  const role = inputs.role as Role;
  const state = inputs.state as ReservationState;
  const decision = decideActions(role, state);
  if (reportBadInput(reader, decision, {})) return noAnswer(reader);
  const cells = actionsOf(role, state).filter((cell) => isToldOf(role, cell));
  const withOutcome = (outcome: ActionOutcome) => cells.filter((cell) => cell.outcome === outcome);
  const isInAnyStatus = ({ action }: ActionCell) =>
    reservationStates.every((each) =>
      actionsOf(role, each).some((cell) => cell.action === action && cell.outcome === 'notStated'),
    );
  const { outcome, reason } = decision;
  const told = outcome === 'can' ? reason.allowed : reason.conditional;
  return answered(reader, {
    outcome,
    values: {
      state: stateLabels[state][role],
      actions: new Intl.ListFormat(locale, {
        type: outcome === 'can' ? 'conjunction' : 'disjunction',
      }).format(told.map((action) => lowerFirst(labels[action], locale))),
      count: told.length,
    },
    decision,
    details: {
      role,
      meaning: stateMeanings[state][role],
      actions: {
        allowed: withOutcome('allowed'),
        conditional: withOutcome('conditional'),
        anyStatus: withOutcome('notStated').filter(isInAnyStatus),
        notStated: withOutcome('notStated').filter((cell) => !isInAnyStatus(cell)),
        notAllowed: withOutcome('notAllowed'),
      },
    },
  });
}
