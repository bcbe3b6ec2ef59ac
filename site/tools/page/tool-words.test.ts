import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogOf } from '#catalog/catalog.ts';
import { contactPageName } from '#config/contact-page-name.ts';
import { defaultLanguage } from '#config/languages.ts';
import { checkFolders } from './tool-folders.ts';
import { toolWords } from './tool-words.ts';

const catalog = catalogOf(defaultLanguage);

test('every folder has words', () => {
  checkFolders(catalog);
});

test.each(catalog.tools.list)(
  '$name has all its words, and a journey for the browser to make',
  ({ name }) => {
    const { texts, page } = toolWords(catalog, name);
    expect(JSON.stringify(texts)).not.toMatch(/\[\[|"(drive|host)\/\w+#/);
    expect(page).toBe(`/tools/${name}`);
    const journey = `site/tools/${name}/journey.json`;
    expect(
      existsSync(journey),
      `write ${journey}: the "inputs" of a link, and the "headline" and "answer" to it`,
    ).toBe(true);
  },
);

test.each(catalog.tools.list)('$name leads whoever has a question to a topic that there is', ({ name }) => {
  const topics = catalog.contact.topics.map(({ id }) => `/contact?topic=${id}`);
  for (const { href, contact } of Object.values(toolWords(catalog, name).links)) {
    // Whoever reads how to begin may ask anything.
    const expected = href.includes('QuickStart') ? '/contact' : expect.toBeOneOf(topics);
    expect(contact).toEqual({ text: contactPageName, href: expected });
  }
});

test.each(catalog.tools.list)('no headline of $name says yes alone', ({ name }) => {
  const { headlines, sentences } = toolWords(catalog, name).texts;
  const saysYes = (text: unknown) => JSON.stringify(text).startsWith(`"${catalog.feedback.yes}`);
  const alone = Object.keys(headlines).filter(
    (outcome) => saysYes(headlines[outcome]) && !saysYes(sentences[outcome]),
  );
  expect(alone).toEqual([]);
});

test('the words of a tool are read once for each catalog', () => {
  const words = toolWords(catalog, 'cancel');
  expect(toolWords(catalog, 'cancel')).toBe(words);
  expect(toolWords(catalog, 'extend')).not.toBe(words);
  expect(toolWords({ ...catalog }, 'cancel')).not.toBe(words);
});

test('the shared words come with the fields that say them, and with no others', () => {
  const { form, time } = catalog.tools.shared;
  const shared = (name: string) => toolWords(catalog, name).common;
  expect(shared('extend')).toMatchObject({ zone: time.zone, errors: { notATime: time.errors.notATime } });
  expect(shared('extend')).not.toHaveProperty('currency');
  expect(shared('maintenance')).not.toHaveProperty('zone');
  expect(shared('maintenance').errors).toHaveProperty('notADate');
  const { required, notAChoice } = form.errors;
  expect(shared('what-can-i-do').errors).toEqual({ required, notAChoice });
});
