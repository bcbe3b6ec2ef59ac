import { z } from 'zod';
import { keyed, message, pluralMessage, texts, words } from '#catalog/message-schema.ts';
import { answers, field, section, toolWords } from '#catalog/tool-words.ts';
import type { RuleId } from '#rules/registry.ts';
import { actionTable } from '#rules/reservation-actions.ts';
import { leftOut } from './left-out.ts';

/** A section for each action of a role but those that it is not told of. */
const actionsOf = <Key extends string, Left extends string>(
  actions: Record<Key, unknown>,
  left: readonly Left[],
) =>
  keyed(
    Object.keys(actions).filter((action) => !(left as readonly string[]).includes(action)) as Exclude<
      Key,
      Left
    >[],
    section,
  );

const rulesOf = (rows: Readonly<Record<string, { rule: RuleId }>>) =>
  Object.values(rows).map(({ rule }) => rule);
const actionRules = [...rulesOf(actionTable.driver), ...rulesOf(actionTable.host)];

export const schema = toolWords({
  links: ['driver', 'host'],
  says: {
    rules: ['statusDecides', ...actionRules],
    tables: ['stateLabels', 'stateMeanings', 'actions', 'conditions'],
  },
  texts: z.strictObject({
    fields: z.strictObject({ role: field.choice('driver', 'host'), state: field.state() }),
    ...answers({
      can: [pluralMessage(), message('state', 'actions')],
      canIf: [pluralMessage(), message('state', 'actions')],
      nothing: [words, message('state')],
    }),
    lists: texts('allowed', 'conditional', 'anyStatus', 'notStated', 'notAllowed'),
    /** What is said of the actions that no status is stated for. */
    anyStatus: words,
    /** The section that tells how, by role and action. */
    sections: z.strictObject({
      driver: actionsOf(actionTable.driver, leftOut.driver),
      host: actionsOf(actionTable.host, leftOut.host),
    }),
  }),
});
