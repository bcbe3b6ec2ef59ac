import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ContentError } from '../catalog/content-error.ts';
import { UserError } from '../scripts/bootstrap/say.mjs';
import { explain } from './explain.ts';
import { BuildError } from './step.ts';

const id = resolve('content/en/help/drive/Page.mdx');
const content = new ContentError('content/en/help/drive/Page.mdx', [
  { line: 9, field: 'sections.Cost.question', message: 'a question ends with a question mark' },
]);

test.each([
  ['what the build says', new BuildError('No page was rendered.'), 'No page was rendered.'],
  ['what a tool of ours says', new UserError('Build again.'), 'Build again.'],
  ['a mistake in words', content, content.message],
  [
    'mistakes that a bundler wraps',
    Object.assign(new Error('Build failed with 2 errors'), {
      errors: [Object.assign(content, { id }), new BuildError('b')],
    }),
    `${content.message}\n\nb`,
  ],
  [
    'broken code',
    Object.assign(new Error('\x1b[31mUnexpected token\x1b[0m\n at a.ts:1'), { loc: { line: 1 } }),
    'Unexpected token\n at a.ts:1',
  ],
  [
    'broken code whose place the bundler draws',
    Object.assign(new Error('\x1b[31m[PARSE_ERROR] \x1b[0mUnexpected token\n  ╭─[ site/a.ts:3:5 ]\n  │'), {
      loc: { file: resolve('site/a.ts'), line: 3, column: 4 },
    }),
    'site/a.ts:3:5 · Unexpected token',
  ],
  [
    'a full disk',
    Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
    'ENOSPC: no space left on device, write\nThe disk is full: make room, then build again.',
  ],
  ['what is no error', 'text', 'text'],
])('%s is told without a stack', (_name, error, said) => expect(explain(error)).toBe(said));

test('any other error comes with the lines of its stack that are ours', () => {
  const error = new TypeError('x is undefined');
  error.stack =
    'TypeError: x\n    at Page (/repo/site/page.tsx:3:1)\n    at render (/repo/node_modules/react/a.js:1:1)\n    at Array.map (<anonymous>)\n    at run (/repo/.cache/builder/0a/chunk-1.js:1:1)\n    at node:internal/a:1';
  expect(explain(error)).toBe('TypeError: x is undefined\n    at Page (/repo/site/page.tsx:3:1)');
});
