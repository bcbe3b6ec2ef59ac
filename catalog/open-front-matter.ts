import type { ContentProblem } from './content-error.ts';

/** Without a first line of --- its fields would be taken for text, and what is wrong with that told instead. */
export function missingFrontMatter(source: string): ContentProblem[] {
  const [first = ''] = source.replace(/^\ufeff/, '').split(/\r?\n/);
  if (first.trimEnd() === '---') return [];
  return [{ line: 1, field: 'front matter', message: 'missing; begin the file with a line of ---' }];
}

/** Front matter without its second line of ---: all of the article would be taken for text, or all of it for fields. */
export function openFrontMatter(source: string): ContentProblem[] {
  const [first = '', ...lines] = source.replace(/^\ufeff/, '').split(/\r?\n/);
  if (first.trim() !== '---' || lines.some((line) => line.trimEnd() === '---')) return [];
  const message = 'has no end; write a line of --- below its last field';
  return [{ line: 1, field: 'front matter', message }];
}
