import { expect, test } from 'vitest';
import { defaultLanguage } from '#config/languages.ts';
import { askedMostSchema } from './asked-most.ts';
import { catalogOf } from './catalog.ts';
import { audiences } from './help.ts';

const four = (audience: string) => Array.from({ length: 4 }, (_, index) => `${audience}/Page#Anchor${index}`);
const content = { title: 'Asked most', drive: four('drive'), host: four('host') };

const messagesOf = (given: object) =>
  (askedMostSchema.safeParse(given).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

test('four or five questions stand on the tab of whom they are for', () => {
  expect(messagesOf(content)).toEqual([]);
  expect(messagesOf({ ...content, host: four('drive') })).toContainEqual(
    'host.0: write host/Page#Anchor: it stands on that tab',
  );
  expect(messagesOf({ ...content, drive: four('drive').slice(1) })).toHaveLength(1);
});

test('each leads to a question on the tab of whom it is for', () => {
  const { questions } = catalogOf(defaultLanguage).askedMost;
  for (const audience of audiences) {
    expect(questions[audience].length).toBeGreaterThan(3);
    for (const { page, section } of questions[audience]) {
      expect(page.audience).toBe(audience);
      expect(section.question).toMatch(/\?$/);
    }
  }
});
