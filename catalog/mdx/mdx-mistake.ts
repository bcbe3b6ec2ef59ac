import { ContentError } from '../content-error.ts';
import { badCharactersIn } from '../bad-characters.ts';
import { openFrontMatter } from '../open-front-matter.ts';
import { insteadOfHtml } from './elements.ts';

/** What the MDX compiler says of a text that it cannot read. */
export interface CompilerMessage {
  reason: string;
  line?: number | undefined;
}

/** What the compiler means, by how it begins; `$1` stands for the element that it names. */
const remedies: [reason: RegExp, field: string, message: string][] = [
  [
    /^Unexpected end of file in expression/,
    '{',
    'is never closed; to show the sign itself write \\{, else close it with }',
  ],
  [
    /^Could not parse expression/,
    '{…}',
    'cannot be read; to show the signs themselves write \\{ and \\}, for a remark {/* … */}',
  ],
  [
    /^Could not parse import/,
    'import, export',
    'are not for articles; begin the paragraph with another word',
  ],
  [/^Expected a closing tag for `(<[^`]+>)`/, '$1', 'is never closed; end it with />, or close it'],
  [
    /expected corresponding closing tag for `(<[^`]+>)`/,
    '$1',
    'is closed too late; close the inner one first',
  ],
  [/^Unexpected closing slash/, '</…>', 'closes what was never opened; delete it'],
  [/to create a comment/, '<!--', 'is no remark here; write {/* … */}'],
  [/to create a link/, '<…>', 'is no link here; write [text](address)'],
  [/before attribute value|in attribute value/, '=', 'needs a value in straight quotes: name="…"'],
  [/before name/, '<', 'begins an element; to show the sign itself write \\<'],
];

/** A mistake in the syntax of an article in an author's words; in the compiler's own where it is a rare one. */
export function mdxMistake(file: string, source: string, { reason, line }: CompilerMessage): ContentError {
  const letters = badCharactersIn(source);
  const unread = letters.length > 0 ? letters : openFrontMatter(source);
  if (unread.length > 0) return new ContentError(file, unread);
  const [pattern, field, message] = remedies.find(([known]) => known.test(reason)) ?? [/^/, 'MDX', reason];
  const named = pattern.exec(reason)?.[1] ?? '';
  const place = field === '{' ? lineOfOpenBrace(source) : /\((\d+):\d+-/.exec(reason)?.[1];
  const at = Number(place ?? line ?? 1);
  const instead = insteadOfHtml(named.slice(1, -1));
  const told = instead ?? (field === '{…}' ? anchorInstead(source.split('\n')[at - 1]) : undefined);
  return new ContentError(file, [{ line: at, field: field.replace('$1', named), message: told ?? message }]);
}

/** How most other tools write the anchor of a heading. */
function anchorInstead(line = ''): string | undefined {
  const anchor = /^#.*\{(#\w+)\}/.exec(line)?.[1];
  return anchor && `write {/* ${anchor} */} instead of {${anchor}}`;
}

/** The compiler gives up at the end of the file; the author looks for the brace that has no partner. */
function lineOfOpenBrace(source: string): number | undefined {
  const open: number[] = [];
  for (const { 0: brace, index } of source.matchAll(/(?<!\\)[{}]/g)) {
    if (brace === '{') open.push(index);
    else open.pop();
  }
  return open[0] === undefined ? undefined : source.slice(0, open[0]).split('\n').length;
}
