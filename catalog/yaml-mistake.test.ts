import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseYaml } from './yaml-file.ts';

const read = (source: string) =>
  parseYaml({ language: 'en', file: 'content/en/page.yaml', source }, z.record(z.string(), z.unknown()), {});

/** The one sentence that is told of a text. */
function told(source: string): string {
  try {
    read(source);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('nothing is wrong');
}

test.each([
  ['a colon in a text', 'a: x\ntitle: One: two', 2, 'has a ": " in its text'],
  ['lines too far in', 'a: x\n  b: y', 1, 'has a ": " in its text, or a line below that is too far in'],
  ['a tab', 'a:\n\tb: 1', 2, 'begins with a tab; indent with spaces'],
  ['a name twice', 'a: 1\na: 2', 2, 'stands here for the second time'],
  ['lines of two depths', 'a:\n  b: 1\n c: 2\nd: 3', 3, 'is indented unlike the lines'],
  ['a line of a list too far out', 'a:\n  - b\n- c', 3, 'is not as far in as the lines above'],
  ['two commas', 'a: [b,, c]', 1, 'has a comma with nothing before it; delete it'],
  ['a bracket left open', 'a: [b, c\nd: 1', 2, 'has a [ or { above it that is not closed'],
  ['a bracket too many', 'a: [b]]\nc: 1', 1, 'has a bracket too many'],
  ['a name without a colon', 'a\nb: 1', 1, 'has no ": " after its name'],
  ['a name alone at the end', 'a: 1\nb', 2, 'has no ": " after its name'],
  ['quotes left open', 'a: 1\nb: "c\nd: 2', 3, 'is where the file ends in quotes'],
  ['quotes in quotes', 'a: "He said "no""', 1, 'goes on behind a quote or bracket'],
  ['an apostrophe in quotes', "a: 'it's'", 1, 'goes on behind a quote or bracket'],
  [
    'a name that the build fills in, and more',
    'a: [[brand]] is ours',
    1,
    'goes on behind a quote or bracket',
  ],
  ['quotes in a list', 'a: [b, "c" d]', 1, 'has something behind a quote'],
  ['a sign of its own at the beginning', 'a: @b', 1, 'begins with a sign that YAML keeps for itself'],
  ['a list beside its name', 'a: - b', 1, 'has a sign where YAML takes it for its own'],
  ['a backslash', 'a: "b\\c"', 1, 'has a \\ between double quotes'],
  ['two files in one', 'a: 1\n---\nb: 2', 2, 'is a line of ---'],
  ['an asterisk', 'a: 1\nb: *c', 2, 'begins with *'],
  ['bold', 'b: **c** d', 1, 'begins with *'],
])('%s is told with its line and what to do, once', (_what, source, line, what) => {
  expect(told(source)).toContain(`content/en/page.yaml:${line} · YAML · ${what}`);
  expect(told(source)).not.toContain('\n');
});

test('what is rare is told in the words of the parser', () => {
  expect(told('%a: b')).toContain('YAML · Missing directives-end indicator line');
});
