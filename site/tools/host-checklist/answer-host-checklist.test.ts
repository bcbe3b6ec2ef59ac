import { describe, expect, it } from 'vitest';
import { catalogOf } from '#catalog/catalog.ts';
import { defaultLanguage } from '#config/languages.ts';
import { toolTexts } from '#catalog/tools.ts';
import { atAGlance } from '../testing/headlines.ts';
import { answerHostChecklist, checklistFor, hostChecklistVerdicts } from './answer-host-checklist.ts';
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
      answerHostChecklist({ type: 'individual' }, texts, accountFields, ticks);
    expect(answer(['company.ein']).result?.values).toMatchObject({ done: 0, next: 'Name' });
    expect(answer(all).result?.outcome).toBe('done');
    const glance = atAGlance('host-checklist', schema, hostChecklistVerdicts);
    expect(glance(answer(all.slice(0, 2)))).toBe(`neutral: 2 of ${all.length} ready`);
    expect(glance(answer(all))).toBe(`yes: All ${all.length} ready`);
  });
});
