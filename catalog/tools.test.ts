import { expect, test } from 'vitest';
import { z } from 'zod';
import { ContentError } from './content-error.ts';
import { tool, toolNames, toolsFor, toolTexts } from './tools.ts';
import { field, type FieldTexts, sentence, toolWords } from './tool-words.ts';

const errorOf = (ask: () => unknown): string => {
  try {
    ask();
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
  return 'no error';
};

/** The texts of the damage claim as its folder describes them, in part. */
const claim = (fields: Record<string, z.ZodType<FieldTexts>>, sentences: Record<string, z.ZodType<string>>) =>
  toolWords({
    says: { rules: [] },
    links: ['rule', 'file', 'declined'],
    texts: z.looseObject({ fields: z.looseObject(fields), sentences: z.looseObject(sentences) }),
  });

test('the list has the order that the files give', () => {
  expect(toolNames[0]).toBe('price-estimate');
  expect(toolsFor('drive')).toEqual(['price-estimate', 'extend', 'cancel', 'what-can-i-do']);
});

test('an editor is told which value a sentence cannot have, and where', () => {
  const words = claim({}, { inTime: sentence('left') });
  expect(errorOf(() => toolTexts('damage-claim', words))).toMatch(
    /^content\/en\/tools\/damage-claim\.yaml:\d+ · texts\.sentences\.inTime · "\{until\}" cannot be filled in\. Known here: \{left\}\.$/,
  );
});

test('each message that the shared ones lack is asked for', () => {
  const words = claim({ ended: field.dateTime('before') }, {});
  expect(errorOf(() => toolTexts('damage-claim', words))).toContain('texts.fields.ended.errors');
});

test('a tool without words is named by the file that is missing', () => {
  expect(errorOf(() => tool('price'))).toMatch(
    /^content\/en\/tools\/price\.yaml · \(whole file\) · the file is missing; here are .*price-estimate\.yaml/,
  );
});
