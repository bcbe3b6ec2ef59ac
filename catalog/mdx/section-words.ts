import type { Nodes, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { ArticleSection } from '../article-schema.ts';
import { sentencesIn } from '#search/sentences.ts';
import { nodesIn } from './nodes-in.ts';

type Block = RootContent | MdxJsxFlowElement['children'][number];

/**
 * What a section says, without markup: all of it, its answer in short, and the sentence for people at risk. An element
 * stands as it was written, `<RefundReasons/>`: whoever passes the words on puts its own there. Drawings have none.
 */
export function wordsOfSection(
  blocks: readonly Block[],
  emergencyNumber: string,
): Pick<ArticleSection, 'text' | 'answer' | 'urgent'> {
  const told = blocks.filter(wordsOf);
  // A remark is not yet the answer, and a sentence that ends in a colon is finished by what follows it.
  const last = told.findIndex((block) => !isCallout(block) && !isUnfinished(block));
  const danger = told.filter(isDanger);
  const answer = told.filter((block, at) => {
    const next = told[at + 1];
    const leadsToElement = next !== undefined && isElement(next) && isUnfinished(block);
    return last < 0 || at <= last || isDanger(block) || isElement(block) || leadsToElement;
  });
  const urgent = danger.map((block) => sentenceWith(emergencyNumber, wordsOf(block)))[0];
  return {
    text: ended(joined(told.map(wordsOf))),
    answer: ended(joined(answer.map(wordsOf))),
    ...(urgent !== undefined && { urgent }),
  };
}

/** The words of a block and of what is in it, as sentences. */
function wordsOf(block: Block): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return inlineText(block);
    case 'list':
      return joined(block.children.map(wordsOf), ';');
    case 'listItem':
    case 'blockquote':
      return joined(block.children.map(wordsOf));
    case 'table':
      return joined(block.children.map((row) => joined(row.children.map(inlineText), ':')));
    case 'mdxJsxFlowElement':
      if (isCallout(block))
        return joined([attributeOf(block, 'title') ?? '', ...block.children.map(wordsOf)]);
      return isElement(block) ? asWritten(block) : '';
    default:
      return '';
  }
}

function inlineText(node: Nodes): string {
  const words = nodesIn(node).map((each) => {
    if (each.type === 'break') return ' ';
    return each.type === 'text' || each.type === 'inlineCode' ? each.value : '';
  });
  return words.join('').replace(/\s+/g, ' ').trim();
}

/** `<AccountFields type="company"/>` */
function asWritten({ name, attributes }: MdxJsxFlowElement): string {
  const given = attributes.flatMap((each) =>
    each.type === 'mdxJsxAttribute' && typeof each.value === 'string'
      ? [` ${each.name}="${each.value}"`]
      : [],
  );
  return `<${name}${given.join('')}/>`;
}

/** One text of several; `between` parts those that end in no mark of their own. */
export function joined(texts: readonly string[], between = '.'): string {
  const given = texts.filter(Boolean);
  return given.map((text, at) => (at < given.length - 1 ? ended(text, between) : text)).join(' ');
}

function ended(text: string, mark = '.'): string {
  return text === '' || /[.!?:;,…]["'’”)\]]*$/.test(text) ? text : text + mark;
}

function sentenceWith(number: string, text: string): string {
  return sentencesIn(text).find((sentence) => sentence.includes(number)) ?? text;
}

function isDanger(block: Block): boolean {
  return isCallout(block) && attributeOf(block, 'kind') === 'danger';
}

/** A block with words of its own, which only the page can say. */
function isElement(block: Block): block is MdxJsxFlowElement {
  return block.type === 'mdxJsxFlowElement' && block.name !== 'AppScreen' && !isCallout(block);
}

/** What is said in full only with the block after it. */
function isUnfinished(block: Block): boolean {
  return block.type === 'heading' || wordsOf(block).endsWith(':');
}

function isCallout(block: Block): block is MdxJsxFlowElement {
  return block.type === 'mdxJsxFlowElement' && block.name === 'Callout';
}

/** What is given to an element by a name, as words. */
export function attributeOf(element: MdxJsxFlowElement, name: string): string | undefined {
  const attribute = element.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name);
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}
