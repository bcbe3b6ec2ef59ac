import { expect, test } from 'vitest';
import { pseudoMdx, pseudoYaml } from './pseudo-content.ts';
import { englishIn, pseudo } from './pseudo-text.ts';

test('a text keeps what is filled in, its end and its spaces, and becomes longer', () => {
  const text = pseudo(' Write to [[email]] before {until}. ');
  expect(text).toMatch(/^ ⟦Ŵŕíţé ţó \[\[email\]\] ƀéƒóŕé \{until\}.+⟧\. $/);
  expect(text.length).toBeGreaterThan(1.2 * ' Write to [[email]] before {until}. '.length);
  expect(pseudo('24 / 7')).toBe('24 / 7');
});

test('each form of a plural is a text', () => {
  const source = '{count, plural, one {# answer} other {# answers}} for {query}';
  expect(pseudo(source)).toMatch(
    /^\{count, plural, one \{# ?⟦áñšŵéŕ.*⟧\} other \{# ?⟦áñšŵéŕš.*⟧\}\} ⟦ƒóŕ.*⟧ ?\{query\}$/,
  );
});

test('a word left in English is found, names and addresses are not', () => {
  expect(englishIn('⟦Ŵŕíţé⟧ to Wheelstead Drive at help@example.com and', ['Wheelstead Drive'])).toEqual([
    'and',
  ]);
  expect(englishIn(pseudo('Nothing is left of it.'), [])).toEqual([]);
});

test('names in YAML stay, words do not', () => {
  const yaml = pseudoYaml('to: drive/Page#Anchor\naudience: drive\ntext: Read on\n');
  expect(yaml).toMatch(/^to: drive\/Page#Anchor\naudience: drive\ntext: ⟦Ŕéáđ óñ.*⟧\n$/);
});

test('of an article, the texts and what is read in elements change', () => {
  const mdx = pseudoMdx(
    '---\nrelated: [Other]\n---\n\n## Start {/* #Start */}\n\n<Callout kind="info" title="Note">\nGo **on**.\n</Callout>\n',
  );
  expect(mdx).toContain('related: [ Other ]');
  expect(mdx).toContain('{/* #Start */}');
  expect(mdx).toContain('kind="info"');
  expect(englishIn(mdx.replace(/related.*|kind="\w+"|\{.*\}|<\/?Callout|title=/g, ''), [])).toEqual([]);
});
