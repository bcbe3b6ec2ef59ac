import { describe, expect, test } from 'vitest';
import { filesNamed, read } from '../repository.ts';

const templates = filesNamed(/(?<!\.test)\.(tsx|mdx)$/).filter((file) => /^(site|content)\//.test(file));

describe('the content security policy allows nothing inline', () => {
  test.each([
    ['style attributes', /\bstyle=\{/],
    ['scripts in the page, but for data', /<script\b(?![^>]*\b(src=|type="application\/ld\+json"))/],
  ])('no %s', (_name, forbidden) => {
    expect(linesWith(templates, forbidden)).toEqual([]);
  });
});

test('internal addresses come from site/paths.ts, where a wrong one does not compile', () => {
  const names = [...read('site/paths.ts').matchAll(/['"`]\/([a-z][\w-]*)/g)].map(([, name]) => name);
  expect(names).toContain('faqs');
  const sources = filesNamed(/(?<!\.test)\.tsx$/).filter((file) => file.startsWith('site/'));
  const literal = new RegExp(`['"\`]/(${[...new Set(names)].join('|')})(?=['"\`/#?$])`);
  expect(
    linesWith(
      sources.filter((file) => file !== 'site/paths.ts'),
      literal,
    ),
  ).toEqual([]);
});

/** `file:line  text` of each line that matches; comments do not count. */
function linesWith(files: string[], pattern: RegExp): string[] {
  return files.flatMap((file) =>
    read(file)
      .split('\n')
      .map((line, index) => ({ line, at: `${file}:${index + 1}` }))
      .filter(({ line }) => pattern.test(line) && !/^\s*(\/\/|\/?\*)/.test(line))
      .map(({ line, at }) => `${at}  ${line.trim()}`),
  );
}
