import { expect, test } from 'vitest';
import { withoutUnused, wordsOfPage, wordsOfScript } from './unused-styles.ts';

const kept = (css: string, page = '', script = '') => {
  const words = new Set([...wordsOfPage(page), ...wordsOfScript(script)]);
  return withoutUnused(css, (word) => words.has(word));
};

test('a rule stays while a page or a script has every class of one of its selectors', () => {
  const css = '.a-1{top:0}.b-1{top:1px}.a-1 .b-1,.a-1>p{top:2px}p,[hidden]{top:3px}';
  expect(kept(css, '<p class="x a-1">')).toBe('.a-1{top:0}.a-1>p{top:2px}p,[hidden]{top:3px}');
  expect(kept(css, '<p>', 'const styles={b:`b-1`}')).toBe('.b-1{top:1px}p,[hidden]{top:3px}');
});

test('a rule stays while a page or a script has every element of one of its selectors, of its type and direction', () => {
  const css =
    'h1,p>b:hover{top:0}[type=radio],[type="text"]{top:1px}[dir=rtl] p{top:2px}:root p:not(h6)::before,*{top:3px}';
  expect(kept(css, '<p dir="ltr"><b>')).toBe('p>b:hover{top:0}:root p:not(h6)::before,*{top:3px}');
  expect(kept(css, '<p dir="rtl"><input type="text">', 'f("h1",{type:`radio`})')).toBe(
    'h1{top:0}[type=radio],[type="text"]{top:1px}[dir=rtl] p{top:2px}:root p:not(h6)::before,*{top:3px}',
  );
});

test('a class in brackets may be missing: the rule can still match', () => {
  const css = ':root:has(.a){top:0}p:not(.a,:is(.b)){top:0}a[href$=".pdf"]{top:0}';
  expect(kept(css, '<p><a>')).toBe(css);
});

test('groups of rules that become empty go, and those of one layer are joined', () => {
  const css =
    '@layer tokens,base;@layer base{p{top:0}}@layer base{@media print{.a{top:0}}.b{top:0}}@media print{.a{top:0}}';
  expect(kept(css, '<p class="b">')).toBe('@layer tokens,base;@layer base{p{top:0}.b{top:0}}');
});

test('only neighbors are joined: between them another layer may count', () => {
  const css = '@layer a{p{top:0}}@layer b{p{top:0}}@layer a{p{top:1px}}';
  expect(kept(css, '<p>')).toBe(css);
});

test('a custom property stays while a style, a page or a script reads it', () => {
  const css = ':root{--a:1px;--b:var(--c,{;});--c:";}";--d:0;top:var(--b)}';
  expect(kept(css, 'style="inset: var(--d)"')).toBe(':root{--b:var(--c,{;});--c:";}";--d:0;top:var(--b)}');
});

test('what is no rule of classes stays as it is', () => {
  const css =
    '@font-face{font-family:A;src:url(/a.woff2)}@keyframes turn{50%{top:0}}@view-transition{navigation:auto}.a:before{content:"}.b{"}';
  expect(kept(css, '<p class="a">')).toBe(css);
});

test('a word is a class where it stands in a list of classes or in a text of a script', () => {
  expect([...wordsOfPage('<p class="a b-1" id="c">d <i style="top:var(--e)">')]).toEqual([
    '--e',
    'p',
    'i',
    'a',
    'b-1',
  ]);
  expect([...wordsOfScript('let aq=1;x("b",`c ${d}`,\'e-1 f\');s("--g")')]).toEqual([
    '--g',
    'b',
    'c',
    'e-1',
    'f',
  ]);
});
