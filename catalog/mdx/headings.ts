import type { Heading, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { ContentProblem } from '../content-error.ts';

/** Headings of an article with nothing below them, and those that leave a level out: both are slips that readers would see. */
export function headingSlipsIn(blocks: readonly RootContent[]): ContentProblem[] {
  // Remarks are nothing that anybody reads.
  const read = blocks.filter(({ type }) => type !== 'mdxFlowExpression' && type !== 'yaml');
  let above = 1;
  return read.flatMap((block, index) => {
    if (block.type !== 'heading' || block.depth === 1) return [];
    const next = read[index + 1];
    const problems = [
      ...(block.depth > above + 1
        ? [`leaves a level out; write ${'#'.repeat(above + 1)} instead of ${'#'.repeat(block.depth)}`]
        : []),
      ...(!next || (next.type === 'heading' && next.depth <= block.depth)
        ? ['has nothing below it; write what it promises, or delete it']
        : []),
    ];
    above = block.depth;
    const line = block.position?.start.line ?? 1;
    return problems.map((message) => ({ line, field: written(block), message }));
  });
}

const written = (heading: Heading) =>
  `${'#'.repeat(heading.depth)} ${toString({
    ...heading,
    children: heading.children.filter(({ type }) => type !== 'mdxTextExpression'),
  }).trim()}`;
