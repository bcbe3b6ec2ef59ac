import type { ActionCell, ActionOutcome } from '#rules/index.ts';
import type { ToolTexts, ToolWords } from '../form/tool-props.ts';
import type { WhatCanIDoDetails } from './answer-what-can-i-do.ts';
import type { schema } from './words.ts';

interface ActionListsProps {
  details: WhatCanIDoDetails;
  texts: ToolTexts<typeof schema>;
  rules: ToolWords<typeof schema>['rules'];
}

const order = ['allowed', 'conditional', 'notStated', 'notAllowed'] as const satisfies ActionOutcome[];

/** The actions of a role, what it can do first; each leads to the section that tells how. */
export function ActionLists({ details: { role, meaning, actions }, texts, rules }: ActionListsProps) {
  const sections: Partial<Record<string, string>> = texts.sections[role];
  const isOpen = (outcome: ActionOutcome) => outcome === 'allowed' || outcome === 'conditional';
  return (
    <>
      <p>{meaning}</p>
      {order
        .filter((outcome) => actions[outcome].length > 0)
        .map((outcome) => (
          <details key={outcome} open={isOpen(outcome)}>
            <summary>{texts.lists[outcome]}</summary>
            <ul>
              {actions[outcome].map((cell) => (
                <li key={cell.action}>
                  <a href={sections[cell.action]}>{rules.actions[cell.action]}</a>
                  {outcome !== 'allowed' && <small> {why(cell, rules)}</small>}
                </li>
              ))}
            </ul>
          </details>
        ))}
    </>
  );
}

/** What decides, or why not. */
function why(
  { reason, rule }: ActionCell,
  { rules, conditions }: ActionListsProps['rules'],
): string | undefined {
  if (reason.code === 'condition') return conditions[reason.decidedBy];
  return reason.code === 'notStated' ? '' : rules[rule];
}
