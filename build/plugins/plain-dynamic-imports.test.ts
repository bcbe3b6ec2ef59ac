import { expect, test } from 'vitest';
import { withoutPreload } from './plain-dynamic-imports.ts';

test('dynamic imports come without the helper, and without the list of styles', () => {
  const code =
    'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/a.css"])))=>i.map(i=>d[i]);\n' +
    'import{t as e}from"./preload-helper.Dx1.js";e(()=>import("./a.js"),__vite__mapDeps([0,12]));';
  expect(withoutPreload(code, 'b.js')).toBe('import("./a.js");');
});

test('the helper goes under its short name, too', () => {
  const code = 'import{t}from"../preload-helper.Dx1.js";t(()=>import("./a.js"),__vite__mapDeps([]));';
  expect(withoutPreload(code, 'b.js')).toBe('import("./a.js");');
});

test.each([
  ['e(()=>import(`./a.js`).then(e=>e.t),[]).then(f)', 'import(`./a.js`).then(e=>e.t).then(f)'],
  ['e(async()=>{let{a:t}=await import(`./a.js`);return{a:t}},[]).then(f)', 'import(`./a.js`).then(f)'],
  ['lazy(()=>import(`./a.js`))', 'lazy(()=>import(`./a.js`))'],
  ['x.e(()=>import(`./a.js`))', 'x.e(()=>import(`./a.js`))'],
])('a call of the helper is left out where it adds nothing: %s', (code, plain) => {
  const helper = 'import{t as e}from"./preload-helper.Dx1.js";';
  expect(withoutPreload(helper + code, 'b.js')).toBe(plain);
});

test.each([
  ['e(()=>import(`./a.js`).then(e=>e.t(1)))', 'e(()=>import(`./a.js`).then(e=>e.t(1)))'],
  ['e(async()=>f(await import(`./a.js`)))', 'e(async()=>f(await import(`./a.js`)))'],
])('the helper stays for a call that needs it: %s', (code, plain) => {
  const helper = 'import{t as e}from"./preload-helper.Dx1.js";';
  expect(withoutPreload(helper + code, 'b.js')).toBe(`const e=l=>l();${plain}`);
});

test('code that imports nothing stays as it is', () => {
  expect(withoutPreload('import{t as e}from"./other.js";e();', 'b.js')).toBe(
    'import{t as e}from"./other.js";e();',
  );
});

test.each([
  'e(()=>import("./a.js"),__vite__mapDeps({a:1}));',
  "import { t as e } from './preload-helper.js';",
  'var e=__vitePreload;',
])('what is left of the helper stops the build: %s', (code) => {
  expect(() => withoutPreload(code, 'b.js')).toThrow(
    /^b\.js still has .*mend build\/plugins\/plain-dynamic-imports\.ts/,
  );
});
