import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as jsxRuntime from 'react/jsx-runtime';
import { expect, test } from 'vitest';
import { asModule } from './plain-jsx-runtime.ts';

const require = createRequire(import.meta.url);
const file = require
  .resolve('react/package.json')
  .replace('package.json', 'cjs/react-jsx-runtime.production.js');

test("React's own lines make as a module what they make", async () => {
  const code = asModule(readFileSync(file, 'utf8'));
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as typeof jsxRuntime;
  const own = require(file) as typeof jsxRuntime;
  expect(Object.keys(module).sort()).toEqual(['Fragment', 'jsx', 'jsxs']);
  for (const make of ['jsx', 'jsxs'] as const)
    expect(module[make]('p', { id: 'a' }, 'k')).toEqual(own[make]('p', { id: 'a' }, 'k'));
  expect(module.Fragment).toBe(own.Fragment);
});

test.each(['exports.jsx = require("a");', 'module.exports = { jsx };', 'var jsx;'])(
  'what is written otherwise stops the build: %s',
  (code) => {
    expect(() => asModule(code)).toThrow(/mend build\/plugins\/plain-jsx-runtime/);
  },
);
