import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { catalogOf } from '#catalog/catalog.ts';
import { defaultLanguage } from '#config/languages.ts';
import { Vocabulary } from '#search/vocabulary.ts';
import { articleMarkdown } from '#site/publish/article-markdown.tsx';
import { unsaidOf } from './keywords.ts';
import { siteData } from './labeled.ts';

const catalog = catalogOf(defaultLanguage);
const vocabulary = new Vocabulary(siteData.language);
const listed = parse(readFileSync('checks/search/wordings.yaml', 'utf8')) as Record<string, string>;
const wordings = Object.values(listed).flatMap((words) => words.split(' '));

/** Every keyword of the help that its section does not say wholly, with the words that are missing there. */
const unsaid = catalog.helpPages.flatMap((page) => {
  // As the page shows it, with what the rules weave in; addresses are no words.
  const texts = articleMarkdown(catalog, page)
    .replace(/\]\([^)]*\)/g, ']')
    .split(/^## /m)
    .slice(1);
  return page.sections.flatMap(({ anchor, question, keywords }, index) =>
    keywords
      .map((keyword) => ({ keyword, words: unsaidOf(keyword, `${question} ${texts[index]}`, vocabulary) }))
      .map((found) => ({ ...found, at: `${page.file} · sections.${anchor}.keywords` })),
  );
});

it('a keyword leads to no section that says nothing of it', () => {
  const empty = unsaid
    .map(({ at, keyword, words }) => ({
      at,
      keyword,
      words: words.filter((word) => !wordings.includes(word)),
    }))
    .filter(({ words }) => words.length > 0);
  const lines = empty.map(({ at, keyword, words }) => `${at} · "${keyword}" · not said: ${words.join(', ')}`);
  const remedy =
    'Write a sentence on it into the section, even "not published here, ask us", or delete the keyword. Where it is only another word for what the section says, add it to content/en/search/synonyms.yaml; where it is no topic but a way of asking, to checks/search/wordings.yaml.';
  expect(lines.length, `${lines.join('\n')}\n${remedy}\n`).toBe(0);
});

it('every wording that need not be said is still a word of a keyword that is not said', () => {
  const needed = new Set(unsaid.flatMap(({ words }) => words));
  expect(wordings.filter((word) => !needed.has(word))).toEqual([]);
});

it.each([
  ['parking ticket', 'You pay the tolls.', ['parking', 'ticket']],
  ['parking tickets', 'A fine or another ticket is yours to pay.', []],
  ['tow', 'Stay with the vehicle.', ['tow']],
  ['refunded', 'How you get a refund.', []],
  ['how do I get it', 'Ask.', []],
])('"%s", where it says "%s", misses %j', (keyword, text, words) =>
  expect(unsaidOf(keyword, text, vocabulary)).toEqual(words),
);
