import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { builtName } from '../build/plugins/style-names.ts';
import { type HTMLElement, parse } from 'node-html-parser';
import { DocumentList } from '../search/document-list.ts';
import { Parts } from '../search/parts.ts';
import type { SearchIndex } from '../search/search-index.ts';
import type { FoundDocument } from '../search/types.ts';
import type { SearchFile } from '../site/search/search-words.ts';
import { builtSite, fileAt, htmlAt } from './built-site.ts';

/** A section of a help page as its readers see it, and what machines are told of it. */
export interface SectionCopies {
  /** Where it is: `/faqs/drive/VehicleReservations#Reservation`. */
  address: string;
  /** What it says, a block of words each: a paragraph, an item of a list, a cell. */
  blocks: string[];
  /** The blocks of which the rules are made: lists of terms, what a tool says. They are in every copy. */
  fromRules: string[];
  /** The description of its drawings: it is in no other copy than the Markdown. */
  drawings: string[];
  /** The words of its first block, of whatever kind. */
  firstBlock: string;
  /** Whether it has a remark for people at risk. */
  isDangerous: boolean;
  /** The answer in the structured data. */
  answer: string;
  /** The section in the page's Markdown. */
  markdown: string;
  /** What the search holds of it. */
  found: FoundDocument | undefined;
}

/** What the search of the built site is made from. */
export const builtIndex = readIndex();
const documents = new DocumentList(builtIndex.core.documents, new Parts((name) => builtIndex.parts[name]));
const documentAt = new Map(
  Array.from({ length: documents.count }, (_, id) => documents.at(id)!.document).map((one) => [one.url, one]),
);

const anyBlock = 'p, li, dt, dd, th, td, h3, h4';
const ofRules = 'dt, dd, [role=group] p, li';
/** An item that an author wrote says more than a term, or stands in no list of terms. */
const isOfRules = (block: HTMLElement) =>
  block.tagName !== 'LI' || (block.querySelector('strong')?.text === block.text && !block.querySelector('a'));

const classOf = (name: string, element: string) =>
  `.${builtName(name, `article/elements/${element}.module.css`)}`;

/** Every section of a built help page with its copies, in order. */
export function copiesOf(path: string): SectionCopies[] {
  const page = readAloud(path);
  const questions = faqOf(page);
  const markdowns = readFileSync(fileAt(`${path}.md`)!, 'utf8').split(/^## /m);
  for (const element of page.querySelectorAll(`${classOf('related', 'related-sections')}, details`))
    element.remove();
  // What stands beside a screen are blocks of the section like others.
  for (const part of page.querySelectorAll(`section > ${classOf('room', 'beside-screen')}`))
    part.replaceWith(...part.querySelector(classOf('beside', 'beside-screen'))!.childNodes);
  return page.querySelectorAll('article section[aria-labelledby]').map((section, index) => {
    const anchor = section.getAttribute('aria-labelledby')!;
    const address = `${path}#${anchor}`;
    const title = section.querySelector('h2')!.text;
    const found = documentAt.get(address);
    // Former anchors of the section stand before its heading.
    const [, ...blocks] = section.childNodes.filter(
      (node): node is HTMLElement => 'tagName' in node && node.tagName !== 'SPAN',
    );
    return {
      address,
      blocks: section.querySelectorAll(anyBlock).map(ownWords).filter(Boolean),
      fromRules: section.querySelectorAll(ofRules).filter(isOfRules).map(ownWords).filter(Boolean),
      drawings: section.querySelectorAll('[role=img] p').map(ownWords),
      firstBlock: blocks.map(wordsOf).find(Boolean) ?? '',
      isDangerous: section.querySelector(classOf('danger', 'callout')) !== null,
      answer: questions.get(found?.question ?? '') ?? '',
      markdown: markdowns.slice(1)[index]?.startsWith(`${title}\n`) ? markdowns.slice(1)[index]! : '',
      found,
    };
  });
}

/** What a section's copies have lost of it: a sentence for each loss, which says where to look. */
export function lossesOf(section: SectionCopies, emergencyNumber: string): string[] {
  const { address, blocks, fromRules, drawings, firstBlock, isDangerous, answer, markdown, found } = section;
  const losses: string[] = [];
  const inMarkdown = bare(withoutMarkup(markdown));
  for (const block of blocks)
    if (!inMarkdown.includes(bare(block))) losses.push(`the Markdown does not say: ${block}`);
  for (const block of blocks)
    if (!drawings.includes(block) && !bare(found?.text ?? '').includes(bare(block)))
      losses.push(`the search data do not say: ${block}`);
  for (const block of fromRules)
    if (!bare(answer).includes(bare(block)))
      losses.push(`the answer in the structured data does not say: ${block}`);
  if (!bare(answer).startsWith(bare(firstBlock)))
    losses.push(`the answer in the structured data does not begin with the first block: ${firstBlock}`);
  if (answer.endsWith(':')) losses.push(`the answer in the structured data breaks off: ${answer}`);
  if (isDangerous) {
    const told = { 'the structured data': answer, 'the Markdown': markdown, 'the search data': found?.text };
    for (const [copy, text] of Object.entries({ ...told, "the search's first words": found?.urgent }))
      if (!text?.includes(emergencyNumber)) losses.push(`${copy} do not name ${emergencyNumber}`);
  }
  return losses.map((loss) => `${address}: ${loss}`);
}

/** What the Markdown of a page says that its readers don't see: words for when something fails, hidden ones. */
export function inventionsIn(path: string): string[] {
  const page = readAloud(path);
  const seen = bare(page.querySelector('main')!.structuredText);
  const [title, description, revised, ...text] = blocksOf(readFileSync(fileAt(`${path}.md`)!, 'utf8'));
  const dated = page.querySelector('time')?.getAttribute('datetime');
  return [
    ...(revised?.endsWith(`: ${dated}`) ? [] : [revised!]),
    ...(page.querySelector('meta[name=description]')?.getAttribute('content') === description
      ? []
      : [description!]),
    ...[title!, ...text].filter((block) => !seen.includes(bare(withoutMarkup(block)))),
  ];
}

/** A page as a screen reader has it: drawings are their description, what is hidden or stands in for scripts is not there. */
function readAloud(path: string): HTMLElement {
  // The parser sets cells of a table apart, but not those of its head.
  const page = parse(htmlAt(path).replaceAll('</th>', '</th> '));
  for (const drawing of page.querySelectorAll('[role=img]')) {
    drawing.set_content(`<p>${drawing.getAttribute('aria-label')}</p>`);
  }
  for (const picture of page.querySelectorAll('article p > img'))
    picture.replaceWith(`<span role="img"><p>${picture.getAttribute('alt')}</p></span>`);
  for (const element of page.querySelectorAll('noscript, [hidden], [data-copy], template')) element.remove();
  return page;
}

/** The paragraphs, items and titles of a Markdown text. */
function blocksOf(markdown: string): string[] {
  const lines = markdown.split('\n').map((line) => line.replace(/^[>\s]*(?:-|\d+\.)?\s*/, ''));
  return lines.filter((line) => bare(withoutMarkup(line)).trim());
}

function faqOf(page: HTMLElement): Map<string, string> {
  const json = page.querySelector('script[type="application/ld+json"]')?.text ?? '{"@graph":[]}';
  const things = (JSON.parse(json) as { '@graph': { '@type': string; mainEntity?: Question[] }[] })['@graph'];
  const questions = things.find((thing) => thing['@type'] === 'FAQPage')?.mainEntity ?? [];
  return new Map(questions.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]));
}

interface Question {
  name: string;
  acceptedAnswer: { text: string };
}

/** The words of a block that stand in no smaller block. */
function ownWords(element: HTMLElement): string {
  const own = element.childNodes.filter(
    (node) => !/^(P|UL|OL|DL|TABLE)$/.test((node as HTMLElement).tagName),
  );
  return own
    .map((node) => node.text)
    .join('')
    .trim();
}

/** All words of a block; those of a drawing are no answer. */
function wordsOf(element: HTMLElement): string {
  if (element.getAttribute('role') === 'img' || element.querySelector('[role=img]')) return '';
  const texts = element.querySelectorAll('p, li, dt, dd, th, td').map(ownWords);
  return texts.filter(Boolean).join(' ') || element.text.trim();
}

function withoutMarkup(markdown: string): string {
  return markdown.replace(/\]\([^)]*\)/g, ' ').replace(/[\\*_`<>[\]#|]/g, '');
}

/** Words alone, so that marks and blank space don't count. */
function bare(text: string): string {
  return ` ${text
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()} `;
}

/** The index as browsers get it. */
function readIndex(): SearchIndex {
  const read = (path: string) => JSON.parse(readFileSync(join(builtSite, path), 'utf8')) as unknown;
  const { core, parts: folder } = read('search-index.json') as SearchFile;
  const names = readdirSync(join(builtSite, folder)).filter((name) => name.endsWith('.json'));
  const parts = names.map((name) => [basename(name, '.json'), read(join(folder, name))] as const);
  return { core, parts: Object.fromEntries(parts) };
}
