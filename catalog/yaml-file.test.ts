import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { linesOfKeys, parseYaml } from './yaml-file.ts';

const schema = z.strictObject({
  title: z.string().max(12),
  points: z.array(z.string()),
  groups: z.record(z.enum(['one', 'two']), z.string()).optional(),
});
const values = { brand: 'Up: & "Away"' };
const read = (source: string) =>
  parseYaml({ language: 'en', file: 'content/en/marketing/page.yaml', source, firstLine: 2 }, schema, values);

test('fills names after the YAML is read, so that a value cannot break it', () => {
  expect(read('title: "[[brand]]"\npoints: [Fly]')).toEqual({ title: 'Up: & "Away"', points: ['Fly'] });
});

test('judges texts as they are read, filled in', () => {
  expect(() => read('points: []\ntitle: "[[brand]]!"')).toThrow('content/en/marketing/page.yaml:3 · title ·');
});

describe('what was read before', () => {
  const readBefore = (source: string, value: unknown) =>
    parseYaml({ language: 'en', file: 'a.yaml', source, value }, schema, values);

  test('is filled in and judged as its text would be, which nobody reads again', () => {
    const value = { title: '[[brand]]', points: ['Fly'], groups: { one: 'A [[brand]]', two: 'B' } };
    const source = 'title: "[[brand]]"\npoints: [Fly]\ngroups:\n  one: A [[brand]]\n  two: B';
    expect(readBefore('%', value)).toEqual(read(source));
  });

  test.each([
    [
      'a field too long',
      'points: []\ntitle: "[[brand]]!"',
      { points: [], title: '[[brand]]!' },
      'a.yaml:2 · title',
    ],
    [
      'a name unknown',
      'title: A\npoints: ["[[no]]"]',
      { title: 'A', points: ['[[no]]'] },
      'a.yaml:2 · [[no]]',
    ],
  ])('tells the line of %s, as its text does', (_what, source, value, told) => {
    expect(() => readBefore(source, value)).toThrow(told);
  });
});

test('a name that is misspelled, and so missing, is told once, by what stands there', () => {
  expect(() => read('titel: A\npoints: []')).toThrow(
    /^[^\n]+:2 · \(whole file\) · Unrecognized key: "titel"; known here are title[^\n]+$/,
  );
  expect(() => read('heading: A\npoints: []')).toThrow(/heading[^\n]+\n[^\n]+title · is missing; add it$/);
});

test('a short name that is missing is told beside another short one, which may mean something else', () => {
  const place = z.strictObject({ to: z.string() });
  const text = { language: 'en' as const, file: 'content/en/page.yaml', source: 'by: A' };
  expect(() => parseYaml(text, place, values)).toThrow(
    /"by"; known here are to[^\n]*\n[^\n]+to · is missing/,
  );
});

test('of two mistakes in what YAML is, the one that comes first is told', () => {
  expect(() => read('title: One: two\npoints: [*so*]')).toThrow(/^[^\n]+page\.yaml:2 · YAML · [^\n]*quotes/);
  expect(() => read('points: [*so*]\ntitle: One: two')).toThrow(/^[^\n]+page\.yaml:2 · YAML · [^\n]*\*/);
});

test.each([
  ['title: [A]\npoints: []', 'title · must be one text'],
  ['title: 8\npoints: []', 'title · is taken for a number; put it between quotes: "8"'],
  ['title: true\npoints: []', 'title · is taken for a yes or no; put it between quotes: "true"'],
  ['title:\npoints: []', 'title · is empty; write what belongs there, or delete the line'],
  ['title: A\npoints: One', 'points · must be a list; write [one, two]'],
])('another kind of value is told in the words of YAML: %j', (source, told) => {
  expect(() => read(source)).toThrow(told);
});

const measured = z.object({
  word: z.string().max(4).optional(),
  links: z.array(z.string()).min(2).optional(),
  share: z.number().max(1).optional(),
  count: z.number().positive().optional(),
  kind: z.enum(['one', 'two']).optional(),
});

test.each([
  ['word: longer', 'word · has 6 characters; 4 are the most here'],
  ['links: [a]', 'links · has 1 entry; 2 are the least here'],
  ['share: 1.5', 'share · is 1.5; 1 is the most'],
  ['count: 0', 'count · is 0; it must be more than 0'],
  ['kind: tow', 'kind · is "tow"; write one of "one"|"two"'],
])('how much is too much, and what else there is: %j', (source, told) => {
  const file = 'content/en/page.yaml';
  expect(() => parseYaml({ language: 'en', file, source }, measured, values)).toThrow(`${file}:1 · ${told}`);
});

test('a file of another encoding is told with its line', () => {
  expect(() => read('title: A\npoints: [Caf\ufffd]')).toThrow(
    'content/en/marketing/page.yaml:3 · (letters) · cannot be read; save the file as UTF-8',
  );
});

test('names the line of an unknown name', () => {
  expect(() => read('title: Home\npoints:\n  - One\n  - Two [[things]]')).toThrow(
    'content/en/marketing/page.yaml:5 · [[things]] · nobody knows this name; known are brand',
  );
});

test.each([
  [
    'first the nearest',
    'titel: A\ntitle: B\npoints: []',
    ':2 · (whole file) · Unrecognized key: "titel"; known here are title, points, groups (stated in catalog/marketing/page.ts)',
  ],
  [
    'on its own line, where what belongs to it stands below',
    'title: B\npoints: []\npoint:\n  - A',
    ':4 · (whole file) · Unrecognized key: "point"; known here are points, title, groups ',
  ],
  [
    'of a table of choices',
    'title: B\npoints: []\ngroups:\n  one: A\n  tow: B',
    ':6 · groups · Unrecognized key: "tow"; known here are two, one ',
  ],
])('an unknown key is told with those that are known, %s', (_what, source, told) => {
  expect(() => read(source)).toThrow(`content/en/marketing/page.yaml${told}`);
});

test('a field that is missing is told so', () => {
  expect(() => read('title: Home')).toThrow('content/en/marketing/page.yaml:2 · points · is missing; add it');
});

test('tells on which line of its file a key stands', () => {
  const source = `# first\nreviewBy: 2027-02-18\nsections:\n  Cost:\n    question: How much?\n    keywords:\n      - price\n`;
  expect(linesOfKeys({ language: 'en', file: 'a.mdx', source, firstLine: 2 })).toEqual({
    reviewBy: 3,
    sections: 4,
    'sections.Cost': 5,
    'sections.Cost.question': 6,
    'sections.Cost.keywords': 7,
  });
});
