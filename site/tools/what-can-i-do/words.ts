import { z } from 'zod';
import { field, keyed, section, sentence, texts, toolWords } from '#catalog/tool-words.ts';
import { actionTable } from '#rules/reservation-actions.ts';

const actionsOf = <Key extends string>(actions: Record<Key, unknown>) =>
  keyed(Object.keys(actions) as Key[], section);

const actionRules = Object.values(actionTable).flatMap((rows) => Object.values(rows).map(({ rule }) => rule));

export const words = toolWords({
  links: ['driver', 'host'],
  says: {
    rules: ['statusDecides', ...actionRules],
    tables: ['stateLabels', 'stateMeanings', 'actions', 'conditions'],
  },
  texts: z.strictObject({
    fields: z.strictObject({ role: field.choice('driver', 'host'), state: field.state() }),
    sentences: z.strictObject({
      can: sentence('state', 'actions'),
      canIf: sentence('state', 'actions'),
      nothing: sentence('state'),
    }),
    lists: texts('allowed', 'conditional', 'notStated', 'notAllowed'),
    /** The section that tells how, by role and action. */
    sections: z.strictObject({ driver: actionsOf(actionTable.driver), host: actionsOf(actionTable.host) }),
  }),
});
