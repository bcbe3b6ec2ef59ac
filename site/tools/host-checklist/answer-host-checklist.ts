import { hostAccountTypes, type HostAccountType, type RulesTexts } from '#rules/index.ts';
import { InputReader } from '../form/read-inputs.ts';
import { answered, type ToolAnswer, type Verdict } from '../form/tool-answer.ts';
import type { Inputs } from '../form/inputs.ts';

export const hostChecklistInputs = { type: 'company' };

export const hostChecklistVerdicts = {
  todo: 'neutral',
  done: 'yes',
} satisfies Record<string, Verdict>;
export type HostChecklistOutcome = keyof typeof hostChecklistVerdicts;

/** A thing to tick. `id` is what is remembered. */
export interface ChecklistItem {
  id: string;
  text: string;
  hint?: string | undefined;
  /** The section that tells how, as an address. */
  to: string;
}

/** The words that the list is made of. */
export interface ChecklistTexts {
  fields: { type: { options: Record<string, string> } };
  accountHints: Partial<Record<string, string>>;
  accountSection: string;
  items: Record<string, Omit<ChecklistItem, 'id'> & { only?: HostAccountType | undefined }>;
}

/** What a host of this type gets ready: the fields of the account as the rules name them, then the rest (spec 1, 5). */
export function checklistFor(
  type: HostAccountType,
  texts: ChecklistTexts,
  accountFields: RulesTexts['accountFields'],
): ChecklistItem[] {
  const labels: Readonly<Record<string, string>> = accountFields[type];
  const account = hostAccountTypes[type].fields.map((field) => ({
    id: `${type}.${field}`,
    text: labels[field]!,
    hint: texts.accountHints[field],
    to: texts.accountSection,
  }));
  const others = Object.entries(texts.items)
    .filter(([, { only }]) => only === undefined || only === type)
    .map(([id, { text, hint, to }]) => ({ id, text, hint, to }));
  return [...account, ...others];
}

/** How far the list is: what is ticked, and what comes next. */
export function answerHostChecklist(
  inputs: Inputs<keyof typeof hostChecklistInputs>,
  texts: ChecklistTexts,
  accountFields: RulesTexts['accountFields'],
  ticks: readonly string[],
): ToolAnswer<HostChecklistOutcome, { items: readonly ChecklistItem[] }> {
  const type: HostAccountType = inputs.type === 'individual' ? 'individual' : 'company';
  const items = checklistFor(type, texts, accountFields);
  const open = items.filter(({ id }) => !ticks.includes(id));
  const next = open[0];
  return answered(new InputReader(inputs), {
    outcome: next ? 'todo' : 'done',
    values: {
      type: texts.fields.type.options[type] ?? type,
      total: items.length,
      done: items.length - open.length,
      ...(next && { next: next.text }),
    },
    decision: { outcome: next ? 'todo' : 'done', reason: { code: 'ticks' }, rule: 'vehicleApproval' },
    details: { items },
  });
}
