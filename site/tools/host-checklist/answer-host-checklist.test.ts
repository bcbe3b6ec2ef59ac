import { describe, expect, it } from 'vitest';
import { catalogOf } from '#catalog/catalog.ts';
import { defaultLanguage } from '#config/languages.ts';
import { toolTexts } from '#catalog/tools.ts';
import { answerHostChecklist, checklistFor } from './answer-host-checklist.ts';
import { schema } from './words.ts';

const { accountFields } = catalogOf(defaultLanguage).rules;
const { texts } = toolTexts(defaultLanguage, 'host-checklist', schema);

describe('The checklist', () => {
  it('has what the account of each type needs, and the insurance for companies', () => {
    expect(checklistFor('company', texts, accountFields).map(({ text }) => text)).toContain('EIN');
    expect(checklistFor('company', texts, accountFields).map(({ id }) => id)).toContain('insurance');
    expect(checklistFor('individual', texts, accountFields).map(({ id }) => id)).not.toContain('insurance');
  });

  it('counts the ticks of this type', () => {
    const all = checklistFor('individual', texts, accountFields).map(({ id }) => id);
    const answer = (ticks: string[]) =>
      answerHostChecklist({ type: 'individual' }, texts, accountFields, ticks).result;
    expect(answer(['company.ein'])?.values).toMatchObject({ done: 0, next: 'Name' });
    expect(answer(all)?.outcome).toBe('done');
  });
});
