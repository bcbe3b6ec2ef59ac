import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import { defaultLanguage, type Language } from '#config/languages.ts';
import { judgedIn } from '../in-language.ts';
import { marketingSchemas } from './schemas.ts';

type MarketingPage = keyof typeof marketingSchemas;

const folderOf = (language: Language) => new URL(`../../content/${language}/marketing/`, import.meta.url);
const pages = Object.keys(marketingSchemas) as MarketingPage[];
const source = (page: MarketingPage, language = defaultLanguage) =>
  readFileSync(new URL(`${page}.yaml`, folderOf(language)), 'utf8');

function fieldsNamed(name: string, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const isDocument = 'description' in value && name in value;
  const own = isDocument ? [String(value[name as keyof typeof value])] : [];
  return [...own, ...Object.values(value).flatMap((inner) => fieldsNamed(name, inner))];
}

/** What is said of English words: those that the specification fixes are, and lengths are theirs. */
function messagesFor(page: MarketingPage, change: (content: Record<string, unknown>) => void): string[] {
  const content = parse(source(page, 'en')) as Record<string, unknown>;
  change(content);
  return judgedIn('en', () =>
    (marketingSchemas[page].safeParse(content).error?.issues ?? []).map(
      (issue) => `${issue.path.join('.')}: ${issue.message}`,
    ),
  );
}

test('every marketing file has a schema and every schema a file', () => {
  const files = readdirSync(folderOf(defaultLanguage)).map((file) => file.replace(/\.yaml$/, ''));
  expect(files.sort()).toEqual([...pages].sort());
});

test.each(['title', 'description'])('no two pages share a %s', (name) => {
  const values = pages.flatMap((page) => fieldsNamed(name, parse(source(page))));
  expect(values.length).toBeGreaterThanOrEqual(pages.length);
  expect(new Set(values).size).toBe(values.length);
});

describe('what an editor is told', () => {
  test('a marker for run time has no place here', () => {
    expect(messagesFor('not-found', (content) => (content.text = 'Write to {mail}, or }'))).toEqual([
      `text: "{mail}" is filled in nowhere; the operator's data and facts are written [[name]]`,
      `text: "}" is filled in nowhere; the operator's data and facts are written [[name]]`,
    ]);
  });

  test('a fixed heading cannot be reworded', () => {
    const changeFirstStep = (content: Record<string, unknown>) => {
      const steps = content.steps as { items: { title: string }[] };
      steps.items[0]!.title = 'Download the app';
    };
    expect(messagesFor('home', changeFirstStep)).toEqual([
      expect.stringMatching(/^steps\.items\.0\.title: .*"Download app"/),
    ]);
  });

  test('a field with a wrong name is refused, not ignored', () => {
    expect(messagesFor('not-found', (content) => (content.subtitle = 'Sorry'))).toEqual([
      expect.stringContaining('subtitle'),
    ]);
  });

  test('a title that search engines would cut is refused', () => {
    expect(messagesFor('not-found', (content) => (content.title = 'x'.repeat(61)))).toEqual([
      'title: has 61 characters; 60 are the most here: search engines cut the rest',
    ]);
  });
});
