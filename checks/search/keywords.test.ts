import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { catalogOf } from '#catalog/catalog.ts';
import { defaultLanguage } from '#config/languages.ts';
import { articleMarkdown } from '#site/publish/article-markdown.tsx';
import { createUnsaid, stemsOf } from './keywords.ts';
import { siteData } from './labeled.ts';

const catalog = catalogOf(defaultLanguage);
const unsaidOf = createUnsaid(siteData.language);
const listed = parse(readFileSync('checks/search/wordings.yaml', 'utf8')) as Record<string, string>;
const wordings = Object.values(listed).flatMap((words) => words.split(' '));
const wordingStems = new Set(wordings.flatMap(stemsOf));
const isWording = (word: string) => stemsOf(word).every((stem) => wordingStems.has(stem));

/** Every keyword of the help that its section does not say wholly, with the words that are missing there. */
const unsaid = catalog.helpPages.flatMap((page) => {
  // As the page shows it, with what the rules weave in; addresses are no words.
  const texts = articleMarkdown(catalog, page)
    .replace(/\]\([^)]*\)/g, ']')
    .split(/^## /m)
    .slice(1);
  return page.sections.flatMap(({ anchor, question, keywords }, index) =>
    keywords.map((keyword) => ({
      at: `${page.file} · sections.${anchor}.keywords · "${keyword}"`,
      words: unsaidOf(keyword, `${question} ${texts[index]}`),
    })),
  );
});

it('a keyword leads to no section that says nothing of it', () => {
  const lines = unsaid
    .map(({ at, words }) => ({ at, missing: words.filter((word) => !isWording(word)) }))
    .filter(({ missing }) => missing.length > 0)
    .map(({ at, missing }) => `${at} · not said: ${missing.join(', ')}`);
  const remedy =
    'Write a sentence on it into the section, even "isn’t published here, ask us", or delete the keyword. Where it is only another word for what the section says, add it to content/en/search/synonyms.yaml; where it is no topic but a way of asking, to checks/search/wordings.yaml.';
  expect(lines.length, `${lines.join('\n')}\n${remedy}\n`).toBe(0);
});

it('every wording that need not be said is still a word of a keyword that is not said', () => {
  const needed = new Set(unsaid.flatMap(({ words }) => words).flatMap(stemsOf));
  const stale = wordings.filter((word) => !stemsOf(word).some((stem) => needed.has(stem)));
  expect(stale, 'Delete these from checks/search/wordings.yaml.').toEqual([]);
});

it.each([
  ['parking ticket', 'You pay the tolls.', ['parking', 'ticket']],
  ['parking tickets', 'A fine or another ticket is yours to pay.', []],
  ['tow', 'Stay with the vehicle.', ['tow']],
  ['tow', 'What to do in a breakdown.', []],
  ['refunded', 'How you get a refund.', []],
  ['how do I get it', 'Ask.', []],
])('"%s", where it says "%s", misses %j', (keyword, text, words) =>
  expect(unsaidOf(keyword, text)).toEqual(words),
);
