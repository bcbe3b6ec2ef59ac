import type { Link, Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { mdxToMdast } from 'satteri';
import type { VFile } from 'vfile';
import { nodesIn } from './nodes-in.ts';

/** What a plugin is used by: it has something that reads texts. */
interface Processor {
  parser?: ((document: string, file: VFile) => { type: string }) | undefined;
}

/**
 * Remark plugin: has Sätteri read the articles, in a fifteenth of the time, where both are sure to read the same. Any other text, one
 * with a mistake among them, is read by the reader of MDX itself, in whose words `mdx-mistake.ts` is written.
 */
export function readQuickly(this: Processor): void {
  const thorough = this.parser!;
  this.parser = (document, file) => quickTree(document) ?? thorough(document, file);
}

/** The tree of an article as the reader of MDX would make it; undefined of a text that has anything else in it. */
export function quickTree(document: string): Root | undefined {
  if (twoUnits.test(document)) return undefined;
  try {
    const tree = mdxToMdast(document, { features: { gfm: { footnotes: false } } }) as Root;
    return tree.children[0]?.type === 'yaml' && isPlain(tree) ? withRemarks(tree) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether it is made of what articles are: no code that runs, and nothing of GitHub's Markdown but tables. */
function isPlain(node: Nodes): boolean {
  switch (node.type) {
    case 'yaml':
    case 'break':
    case 'image':
    case 'inlineCode':
      return true;
    case 'text':
      return !leftMark.test(node.value);
    case 'root':
    case 'paragraph':
    case 'list':
    case 'table':
    case 'tableRow':
    case 'strong':
    case 'emphasis':
    case 'heading':
      return node.children.every(isPlain);
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return remark.test(node.value);
    case 'tableCell':
      return !hasBarInBraces(node) && node.children.every(isPlain);
    case 'listItem':
      return typeof node.checked !== 'boolean' && node.children.every(isPlain);
    case 'link':
      return !isBareAddress(node) && node.children.every(isPlain);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return node.attributes.every(isText) && node.children.every(isPlain);
    default:
      return false;
  }
}

/** Characters such as 😀: whether bold may end before one, readers differ in. */
const twoUnits = /[\ud800-\udfff]/;

/** A mark that stayed in a text was not closed, or stands where none may: which of several is left over, or whether one is a mistake, readers differ in. */
const leftMark = /[*~]|<$/;

/** What stands in braces and is no code: an anchor, or what an author notes for others. On which of several lines one may go on, readers differ in. */
const remark = /^[ \t]*\/\*((?:(?!\*\/).)*)\*\/[ \t]*$/;

/** To the reader of MDX a cell ends at a bar, also where it stands in a remark. */
const hasBarInBraces = (cell: Nodes): boolean =>
  nodesIn(cell).some((node) => node.type === 'mdxTextExpression' && node.value.includes('|'));

/** The reader of MDX hands over what stands in braces as the JavaScript that it is. */
function withRemarks(tree: Root): Root {
  for (const node of nodesIn(tree)) {
    if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') continue;
    const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    const comments = [{ type: 'Block' as const, value: remark.exec(node.value)![1]!, start, end }];
    node.data = { estree: { type: 'Program', sourceType: 'module', body: [], comments, start, end } };
  }
  return tree;
}

const isText = ({ type, value }: MdxJsxFlowElement['attributes'][number]) =>
  type === 'mdxJsxAttribute' && (typeof value === 'string' || !value);

/** An address that begins where its link does has no brackets around it. */
const isBareAddress = ({ position, children: [first] }: Link) =>
  first?.position?.start.offset === position?.start.offset;
