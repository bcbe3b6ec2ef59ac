import { expect, test } from 'vitest';
import { z } from 'zod';
import { defaultLanguage } from '#config/languages.ts';
import { catalogOf } from './catalog.ts';
import { ContentError } from './content-error.ts';
import { message } from './message-schema.ts';
import { field, type FieldTexts, toolWords } from './tool-words.ts';
import { findTool, toolsFor, toolTexts } from './tools.ts';

const catalog = catalogOf(defaultLanguage);
const folder = `content/${defaultLanguage}/tools`;

const errorOf = (ask: () => unknown): string => {
  try {
    ask();
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
  return 'no error';
};

/** The error in the words of the damage claim, if its folder described them so. */
const errorOfClaim = (
  fields: Record<string, z.ZodType<FieldTexts>>,
  sentences: Record<string, z.ZodType<string>>,
) => {
  const texts = z.looseObject({
    fields: z.looseObject(fields),
    headlines: z.looseObject({}),
    sentences: z.looseObject(sentences),
  });
  return errorOf(() =>
    toolTexts(defaultLanguage, 'damage-claim', toolWords({ links: ['rule'], says: { rules: [] }, texts })),
  );
};

test('the list has the order that the files give', () => {
  const listed = toolsFor(catalog, 'drive');
  expect(listed.length).toBeGreaterThan(1);
  expect(listed).toEqual(listed.toSorted((a, b) => a.order - b.order));
  expect(listed.every(({ audiences }) => audiences.includes('drive'))).toBe(true);
});

test('an editor is told which value a sentence cannot have, and where', () => {
  const told = 'texts\\.sentences\\.inTime · "\\{until\\}" cannot be filled in; known here: \\{left\\}';
  expect(errorOfClaim({}, { inTime: message('left') })).toMatch(
    new RegExp(`^${folder}/damage-claim\\.yaml:\\d+ · ${told}$`, 'm'),
  );
});

test('each message that the shared ones lack is asked for', () => {
  expect(errorOfClaim({ ended: field.dateTime('before') }, {})).toContain('texts.fields.ended.errors');
});

test('a tool without words is named by the file that is missing', () => {
  expect(errorOf(() => findTool(catalog, 'price'))).toBe(
    `${folder}/price.yaml · (whole file) · is missing; write it`,
  );
});
