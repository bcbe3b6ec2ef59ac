import { expect, it } from 'vitest';
import { catalogOf } from '#catalog/catalog.ts';
import { defaultLanguage } from '#config/languages.ts';
import { searchData } from '#site/search/data.ts';

/** A sentence that needs its heading or its question: "Yes", "It …", "Open it …". "Is it …?" is a remark's own question. */
const leans = /^(?:yes|no|it|they|(?!while|is|has)\w+ (?:it|them))\b/i;

it('a section begins with a sentence that stands without its heading, as in a search or an answer read aloud', () => {
  const sections = searchData(catalogOf(defaultLanguage)).documents.filter(({ kind }) => kind === 'help');
  expect(sections.length).toBeGreaterThan(100);
  const leaning = sections.filter(({ text }) => leans.test(text));
  const told = leaning.map(({ url, text }) => `${url}: "${text.slice(0, 60)}…"`);
  expect(told, 'Name what "it" is.').toEqual([]);
});
