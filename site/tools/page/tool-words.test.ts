import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tool, toolNames } from '#catalog/tools.ts';
import { toolWords } from './tool-words.ts';

test.each(toolNames)('%s has all its words, and a journey for the browser to make', (name) => {
  const { texts, common } = toolWords(name);
  expect(tool(name).rule).not.toMatch(/\[\[|\{/);
  expect(JSON.stringify(texts)).not.toMatch(/\[\[|"(drive|host)\/\w+#/);
  expect(common.submit).toBeTruthy();
  const journey = `site/tools/${name}/journey.json`;
  expect(existsSync(journey), `write ${journey}: the "inputs" of a link, and the "answer" to it`).toBe(true);
});

test('the shared words come with the fields that say them, and with no others', () => {
  const shared = (name: string) => toolWords(name).common;
  expect(shared('extend')).toMatchObject({ zone: 'Time zone', errors: { notATime: expect.any(String) } });
  expect(shared('extend')).not.toHaveProperty('currency');
  expect(shared('maintenance')).not.toHaveProperty('zone');
  expect(shared('maintenance').errors).toHaveProperty('notADate');
  expect(shared('what-can-i-do').errors).toEqual({
    required: 'Fill this in.',
    notAChoice: 'Choose one of the answers.',
  });
});
