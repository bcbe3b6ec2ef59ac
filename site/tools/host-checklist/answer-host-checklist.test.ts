import { describe, expect, it } from 'vitest';
import { toolTexts } from '#catalog/tools.ts';
import { defaultLanguage } from '#config/languages.ts';
import { answerHostChecklist, checklistFor } from './answer-host-checklist.ts';
import { schema } from './words.ts';

const { texts } = toolTexts(defaultLanguage, 'host-checklist', schema);

describe('The checklist', () => {
  it('has what the account of each type needs, and the insurance for companies', () => {
    expect(checklistFor('company', texts).map(({ text }) => text)).toContain('EIN');
    expect(checklistFor('company', texts).map(({ id }) => id)).toContain('insurance');
    expect(checklistFor('individual', texts).map(({ id }) => id)).not.toContain('insurance');
  });

  it('counts the ticks of this type', () => {
    const all = checklistFor('individual', texts).map(({ id }) => id);
    const answer = (ticks: string[]) => answerHostChecklist({ type: 'individual' }, texts, ticks).result;
    expect(answer(['company.ein'])?.values).toMatchObject({ done: 0, next: 'Name' });
    expect(answer(all)?.outcome).toBe('done');
  });
});
