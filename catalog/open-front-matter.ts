import type { ContentProblem } from './content-error.ts';

/** Front matter without its second line of ---: all of the article would be taken for text, or all of it for fields. */
export function openFrontMatter(source: string): ContentProblem[] {
  const [first = '', ...lines] = source.replace(/^\ufeff/, '').split(/\r?\n/);
  if (first.trim() !== '---' || lines.some((line) => line.trimEnd() === '---')) return [];
  const message = 'has no end; write a line of --- below its last field';
  return [{ line: 1, field: 'front matter', message }];
}
