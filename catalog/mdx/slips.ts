import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Image, Link, Nodes, Paragraph, Root, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Language } from '#config/languages.ts';
import { editDistance } from '#search/spelling.ts';
import { appScreens } from '../app-screens.ts';
import type { ContentProblem } from '../content-error.ts';
import { nodesIn } from './nodes-in.ts';

/** Marks that a finished text has left over where an author did not close them, or took one bracket for two. */
const leftovers = [
  { pattern: /\*\*\S?/, message: 'bold was not closed; write **so**' },
  {
    pattern: /\]\s+\((?=[/#]|https?:|mailto:|tel:)/,
    message: 'a link has no room between its brackets; write [its words](/its/address)',
  },
  { pattern: /\]\(|\[[^[\]]*$/, message: 'a link was not closed; write [its words](/its/address)' },
  {
    pattern: /(?<!\[)\[[\w.]+\]|\[[\w.]+\](?!\])/,
    message: 'one bracket means nothing; write [[name]] for what the build fills in',
  },
  { pattern: /https?:\/\//, message: 'an address is no link by itself; write [its words](https://…)' },
  {
    pattern: /[\w.+-]+@[\w.-]+\.[a-z]/i,
    message:
      'an email address by hand; write [write to us](/contact), or [[email]] where it must be named, and somebody else’s as [a@example.com](mailto:a@example.com)',
  },
  { pattern: /&[a-z]\w+;/i, message: 'this stands on the page as it is written; write the sign itself' },
  { pattern: /~~|\[\^/, message: 'nothing is struck out, and there are no footnotes; say it in the text' },
];

/** A name in bold may differ from a screen's in so many letters and still be meant for it. */
const maxSlips = 2;

/** What an author wrote by a slip and MDX takes for text or for code: marks left over, braces, and screens of the apps not spelled as there. */
export function slipsIn(tree: Root, language: Language): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const named = new Set<Nodes>();
  for (const node of nodesIn(tree)) {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'link' && leadsToMailbox(node)) node.children.forEach((child) => named.add(child));
    if (node.type === 'text' && !named.has(node)) {
      const found = leftovers.find(({ pattern }) => pattern.test(node.value));
      if (found) problems.push({ line, field: excerpt(node.value, found.pattern), message: found.message });
    }
    if (node.type === 'paragraph') problems.push(...rowsIn(node));
    if (node.type === 'table') problems.push(...unevenRowsIn(node));
    const code = codeIn(node);
    if (code) problems.push({ line, ...code });
    if (node.type === 'link' || node.type === 'image') {
      const message = mistakeIn(node);
      if (message) problems.push({ line, field: node.url, message });
    }
    if (node.type === 'strong') {
      const screen = screenMeantBy(toString(node), appScreens[language]);
      if (screen)
        problems.push({
          line,
          field: `**${toString(node)}**`,
          message: `the screen of the app is called ${screen}`,
        });
    }
  }
  return problems;
}

/** An address of somebody else, on purpose: the link of one that was only typed begins where its words do. */
function leadsToMailbox({ url, children: [first], position }: Link): boolean {
  return url.startsWith('mailto:') && first?.position?.start.offset !== position?.start.offset;
}

/** A table without its second line is a paragraph full of bars. */
function rowsIn(paragraph: Paragraph): ContentProblem[] {
  const hasBar = paragraph.children.some((child) => child.type === 'text' && child.value.includes('|'));
  if (!hasBar) return [];
  const lines = toString(paragraph).split('\n');
  const at = lines.findIndex((line) => /^\|.*\|\s*$/.test(line));
  if (at < 0) return [];
  const row = lines[at]!.trim();
  const below = '|---'.repeat(row.split('|').length - 2);
  const message = `is no table yet; write a line of ${below}| below its first row, with a part for each cell`;
  return [{ line: (paragraph.position?.start.line ?? 1) + at, field: `"${row.slice(0, 40)}"`, message }];
}

/** Of a row with more cells than the head, readers see no more than the head has; one with fewer lacks something, too. */
function unevenRowsIn({ children: [head, ...rows] }: Table): ContentProblem[] {
  const cells = head?.children.length ?? 0;
  return rows
    .filter(({ children }) => children.length !== cells)
    .map((row) => ({
      line: row.position?.start.line ?? 1,
      field: `"| ${toString(row.children[0]).slice(0, 40)} |"`,
      message:
        row.children.length === 1
          ? `has 1 cell, the head of the table ${cells}; give it as many, or an empty line above it where it is no row`
          : `has ${row.children.length} cells, the head of the table ${cells}; give it as many, and write \\| for the sign itself`,
    }));
}

/** What MDX would run, where an article only says something: remarks are all that may stand in braces. */
function codeIn(node: Nodes): Pick<ContentProblem, 'field' | 'message'> | undefined {
  if (node.type === 'mdxjsEsm')
    return {
      field: 'import, export',
      message: 'are not for articles; begin the paragraph with another word',
    };
  if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return undefined;
  if (/^\s*(?:\/\*.*\*\/)?\s*$/s.test(node.value)) return undefined;
  const message =
    'is not for articles; write \\{ and \\} for the signs, [[name]] for what the build fills in';
  return { field: `{${node.value.slice(0, 30)}}`, message };
}

/** Where a link or a picture cannot lead, and a picture that says nothing to those who don't see it. */
function mistakeIn(node: Link | Image): string | undefined {
  if (node.type === 'link') {
    const isAddress = /^(?:https:\/\/|mailto:|tel:|\/|#|\[\[)/.test(node.url);
    return isAddress
      ? undefined
      : 'is no address; write https://…, mailto:…, tel:…, /a/page of ours or #Anchor';
  }
  if (!node.url.startsWith('/') || node.url.includes('..'))
    return 'is no picture of ours; put it into public/ and begin with /';
  if (!existsSync(join('public', node.url))) return `is not there; put it into public${node.url}`;
  return node.alt ? undefined : `says nothing; write what is to be seen: ![a car at the curb](${node.url})`;
}

/** The screen whose name somebody has misspelled; undefined for its very name, and for another one. */
function screenMeantBy(name: string, screens: readonly string[]): string | undefined {
  if (screens.includes(name)) return undefined;
  return screens.find(
    (screen) =>
      screen.length > 3 * maxSlips &&
      editDistance(name.toLowerCase(), screen.toLowerCase(), maxSlips) <= maxSlips,
  );
}

/** The words around what was found. */
const excerpt = (text: string, pattern: RegExp) =>
  `"${text.slice(Math.max(0, text.search(pattern) - 10)).slice(0, 40)}"`;
