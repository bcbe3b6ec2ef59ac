import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { withRuntime } from './runtime-in-place.ts';

const runtime = 'var e=1,t=f=>f+e,n=()=>e;export{n,t as o};\n';
const run = (code: string): unknown => runInNewContext(code);

test('what a script takes from the runtime is there under the names that it uses', () => {
  const script = 'import{n as e,o}from"./rolldown-runtime.4tVxZq3.js";[e(),o(2)]';
  expect(run(withRuntime(script, runtime))).toEqual([1, 3]);
});

test('a script without it stays as it is', () => {
  expect(withRuntime('import{t}from"./a.js";t()', runtime)).toBe('import{t}from"./a.js";t()');
});

test.each([
  ['import*as r from"./rolldown-runtime.4tVxZq3.js";', runtime],
  ['import("./rolldown-runtime.4tVxZq3.js");', runtime],
  ['f()', 'export default 1'],
])('what is written otherwise stops the build: %s', (script, written) => {
  expect(() => withRuntime(script, written)).toThrow(/mend build\/plugins\/runtime-in-place/);
});
