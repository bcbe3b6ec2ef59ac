import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { placeInSource } from './place-in-source.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

/** Two files, which both have a `row`, and a test of one of them. */
function sources(): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'footer'));
  const footer =
    'const row = 1; // as retrn\n\nexport function Footer() {\n  const a = 1;\n  retrn (a);\n}\n';
  writeFileSync(join(folder, 'footer/footer.tsx'), footer);
  writeFileSync(join(folder, 'header.ts'), 'function row() {}\nfunction Header() {}\n');
  writeFileSync(join(folder, 'footer/footer.test.tsx'), 'function Footer() {}\n');
  return folder;
}

function thrown(message: string, ...frames: string[]): Error {
  const error = new Error(message);
  error.stack = [`Error: ${message}`, ...frames.map((frame) => `    at ${frame}`)].join('\n');
  return error;
}

test.each([
  [
    'the line of what is not defined',
    'retrn is not defined',
    ['Footer$1 (file:///a/chunk-x.js:405:2)'],
    'footer/footer.tsx:5',
  ],
  [
    'else that of the function',
    'x of undefined',
    ['Footer (file:///a/chunk-x.js:405:2)'],
    'footer/footer.tsx:3',
  ],
  [
    'also of one that waits, or makes something',
    'x of undefined',
    ['async row (/a/c.js:1:1)', 'new Header (/a/c.js:3:3)'],
    'header.ts:2',
  ],
  [
    'past names that stand in several files, packages, and functions without a name',
    'x of undefined',
    ['row (/a/c.js:1:1)', 'Footer (/a/node_modules/b.js:1:1)', '/a/c.js:2:2', 'Header (/a/c.js:3:3)'],
    'header.ts:2',
  ],
])('%s', (_what, message, frames, place) => {
  const folder = sources();
  expect(placeInSource(thrown(message, ...frames), folder)).toBe(join(folder, place));
});

test('nothing is said where no name leads to one file', () =>
  expect(placeInSource(thrown('x', 'row (/a/c.js:1:1)', 'Other (/a/c.js:1:1)'), sources())).toBeUndefined());
