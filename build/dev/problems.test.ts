import { expect, test } from 'vitest';
import { ContentError } from '../../catalog/content-error.ts';
import { problemLine, problemsOf } from './problems.ts';

const told = (error: unknown) => problemsOf(error).map(problemLine);
const content = new ContentError('content/en/help/drive/A.mdx', [
  { line: 3, field: 'title', message: 'is missing' },
  { field: 'order', message: 'is missing' },
]);
const lines = [
  'content/en/help/drive/A.mdx:3 · title · is missing',
  'content/en/help/drive/A.mdx · order · is missing',
];

/** An error whose stack names these frames. */
function failed(message: string, ...frames: string[]) {
  return Object.assign(new Error(message), { stack: [message, ...frames].join('\n') });
}

const root = process.cwd();

test.each([
  ['a mistake in content', content, lines],
  ['such a mistake as the cause of another error', new Error('build', { cause: content }), lines],
  ['an error to which Vike has given other words', { ...content, getOriginalError: () => content }, lines],
  [
    'code that fails, by the first frame that is ours',
    failed(
      'a is not defined',
      'at b (node:fs:1:2)',
      `at c (${root}/node_modules/vite/a.js:7:1)`,
      `at D (${root}/build/build.ts:16:3)`,
    ),
    ['build/build.ts:16 · a is not defined'],
  ],
  [
    'a page, whose folder has brackets',
    failed('no', `at E (${root}/site/pages/(common)/_error/+Page.tsx:9:1)`),
    ['site/pages/(common)/_error/+Page.tsx:9 · no'],
  ],
  [
    'code that cannot be read, without the drawing of its place',
    failed(
      'Transform failed with 1 error:\n\n\u001b[31m[PARSE_ERROR] \u001b[0mUnexpected token\n  [ site/paths.ts:29:13 ]\n',
    ),
    ['site/paths.ts:29 · Unexpected token'],
  ],
  [
    'a style sheet that cannot be read, whose place stands before what is wrong',
    failed(`${root}/site/styles/base.css:55:8: Unclosed block`),
    ['site/styles/base.css:55 · Unclosed block'],
  ],
  [
    'a file that is not there',
    failed(`Failed to load ./no.ts in ${root}/site/paths.ts.`),
    [`site/paths.ts · Failed to load ./no.ts in ${root}/site/paths.ts.`],
  ],
  ['what is no error', 'stop', ['stop']],
])('%s', (_name, error, expected) => {
  const thrown =
    error instanceof Error || typeof error === 'string' ? error : Object.assign(new Error('words'), error);
  expect(told(thrown)).toEqual(expected);
});
