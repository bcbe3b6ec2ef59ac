import { z } from 'zod';
import { message, words } from '#catalog/message-schema.ts';
import { answers, field, section, toolWords } from '#catalog/tool-words.ts';
import { hostAccountTypes } from '#rules/host-account.ts';

const accountTypes = Object.keys(hostAccountTypes) as (keyof typeof hostAccountTypes)[];
const accountFields = new Set(Object.values(hostAccountTypes).flatMap(({ fields }) => fields));

/** A thing to get ready before hosting. */
const item = z.strictObject({
  text: words,
  hint: words.optional(),
  to: section,
  /** Only for this type of account. */
  only: z.enum(accountTypes).optional(),
});

export const schema = toolWords({
  links: ['rule'],
  says: { rules: ['vehicleApproval'], tables: ['accountFields'] },
  texts: z.strictObject({
    fields: z.strictObject({ type: field.choice(...accountTypes) }),
    ...answers({
      todo: [message('total', 'done'), message('type', 'total', 'done', 'next')],
      done: [message('total'), message('type', 'total')],
    }),
    /** Heads the list of things to tick. */
    list: words,
    how: words,
    print: words,
    clear: words,
    /** Where the browser stores nothing. */
    unstored: words,
    /** What to say about a field of the account, which the rules name. */
    accountHints: z.partialRecord(z.enum([...accountFields]), words),
    accountSection: section,
    /** What comes after the account; ticks are remembered by the name. */
    items: z.record(z.string().regex(/^[a-z]\w*$/), item),
  }),
});
