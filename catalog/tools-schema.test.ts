import { expect, test } from 'vitest';
import { toolNames, tool } from './tools.ts';
import { toolSchemas } from './tools-schema.ts';

test.each(toolNames)('%s says its rule with the numbers filled in', (name) => {
  expect(tool(name).rule).not.toMatch(/\[\[|\{/);
});

test('an editor is told which value a sentence cannot have', () => {
  const words = structuredClone(tool('damage-claim'));
  words.texts.sentences.inTime = 'Until {util}.';
  const issues = toolSchemas['damage-claim'].safeParse(words).error?.issues;
  expect(issues?.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([
    'texts.sentences.inTime: "{util}" cannot be filled in. Known here: {until}.',
  ]);
});
