import { compileSync } from '@mdx-js/mdx';
import { expect, test } from 'vitest';
import { type CompilerMessage, mdxMistake } from './mdx-mistake.ts';

function mistakeIn(source: string): string {
  try {
    compileSync(source);
  } catch (error) {
    return mdxMistake('a.mdx', source, error as CompilerMessage).message;
  }
  return 'none';
}

test.each([
  ['One {/* #One */}\n\nA lone { brace\n\nTwo {/* #Two */}\n', 'a.mdx:3 · { · is never closed'],
  ['A sign, \\{, and\n\na lone { brace\n', 'a.mdx:3 · { · is never closed'],
  ['Text\n\n{not code here}', 'a.mdx:3 · {…} · cannot be read'],
  ['{/* #A }', 'a.mdx:1 · {…} · cannot be read'],
  ['Text\n\nimport this', 'a.mdx:3 · import, export · are not for articles'],
  ['Text\n\none <br> two', 'a.mdx:3 · <br> · is HTML, which articles do without; write an empty line'],
  ['Text\n\n<Tool name="x">\n\ntext', 'a.mdx:3 · <Tool> · is never closed; end it with />'],
  ['Text\n\n## Title {#One}', 'a.mdx:3 · {…} · write {/* #One */} instead of {#One}'],
  ['\ufffd\ufffd#\0 \0{\0', 'a.mdx:1 · (letters) · cannot be read; save the file as UTF-8'],
  ['Text\n\n<Callout kind="x">\n\ntext', 'a.mdx:3 · <Callout> · is never closed'],
  ['<b>a <i>b</b></i>', 'a.mdx:1 · <i> · is HTML, which articles do without; write *so*'],
  ['<Callout>a <Tool>b</Callout></Tool>', 'a.mdx:1 · <Tool> · is closed too late; close the inner one first'],
  ['a </b> c', 'a.mdx:1 · </…> · closes what was never opened'],
  ['<!-- hi -->', 'a.mdx:1 · <!-- · is no remark here'],
  ['see <https://x.y>', 'a.mdx:1 · <…> · is no link here'],
  ['<Callout kind=“x”>a</Callout>', 'a.mdx:1 · = · needs a value in straight quotes'],
  ['<Callout kind="x>a</Callout>', 'a.mdx:1 · = · needs a value in straight quotes'],
  ['fewer than <5', 'a.mdx:1 · < · begins an element'],
  ['<Callout title="a" ', 'a.mdx:1 · MDX · Unexpected end of file'],
])('%j', (source, told) => {
  expect(mistakeIn(source)).toContain(told);
});
