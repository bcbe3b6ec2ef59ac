import { expect, test } from 'vitest';
import { openFrontMatter } from './open-front-matter.ts';

test.each([
  '---\ntitle: A\n---\n\nText\n',
  '---\r\ntitle: A\r\n---\r\n',
  '---\ntitle: A\n--- \t\n',
  'Text\n',
  '',
])('%j has an end', (source) => {
  expect(openFrontMatter(source)).toEqual([]);
});

test.each(['---\ntitle: A\n\n## Text {/* #Text */}\n', '---\ntitle: A\n--\n', '---'])(
  '%j has none',
  (source) => {
    expect(openFrontMatter(source)).toEqual([
      { line: 1, field: 'front matter', message: 'has no end; write a line of --- below its last field' },
    ]);
  },
);
