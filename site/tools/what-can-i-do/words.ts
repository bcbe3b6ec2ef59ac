import { z } from 'zod';
import { keyed, message, texts } from '#catalog/message-schema.ts';
import { field, section, toolWords } from '#catalog/tool-words.ts';
import type { RuleId } from '#rules/registry.ts';
import { actionTable } from '#rules/reservation-actions.ts';

const actionsOf = <Key extends string>(actions: Record<Key, unknown>) =>
  keyed(Object.keys(actions) as Key[], section);

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
    sentences: z.strictObject({
      can: message('state', 'actions'),
      canIf: message('state', 'actions'),
      nothing: message('state'),
    }),
    lists: texts('allowed', 'conditional', 'notStated', 'notAllowed'),
    /** The section that tells how, by role and action. */
    sections: z.strictObject({ driver: actionsOf(actionTable.driver), host: actionsOf(actionTable.host) }),
  }),
});
