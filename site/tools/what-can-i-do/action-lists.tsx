import type { ActionCell } from '#rules/index.ts';
import { LinkedText } from '../form/linked-text.tsx';
import type { ToolTexts, ToolWords } from '../form/tool-props.ts';
import type { ActionList, WhatCanIDoDetails } from './answer-what-can-i-do.ts';
import type { schema } from './words.ts';

interface ActionListsProps {
  details: WhatCanIDoDetails;
  texts: ToolTexts<typeof schema>;
  rules: ToolWords<typeof schema>['rules'];
}

const order = [
  'allowed',
  'conditional',
  'anyStatus',
  'notStated',
  'notAllowed',
] as const satisfies ActionList[];

/** The actions of a role, what it can do first; each leads to the section that tells how. */
export function ActionLists({ details: { role, meaning, actions }, texts, rules }: ActionListsProps) {
  const sections: Partial<Record<string, string>> = texts.sections[role];
  const isOpen = (list: ActionList) => ['allowed', 'conditional', 'anyStatus'].includes(list);
  return (
    <>
      <p>{meaning}</p>
      {order
        .filter((list) => actions[list].length > 0)
        .map((list) => (
          <details key={list} open={isOpen(list)}>
            <summary>{texts.lists[list]}</summary>
            <ul>
              {actions[list].map((cell) => (
                <li key={cell.action}>
                  <a href={sections[cell.action]}>{rules.actions[cell.action]}</a>
                  {cell.outcome !== 'allowed' && <small>{` ${why(cell, rules) ?? ''}`}</small>}
                </li>
              ))}
            </ul>
            {list === 'anyStatus' && (
              <p>
                <LinkedText text={texts.anyStatus} />
              </p>
            )}
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
