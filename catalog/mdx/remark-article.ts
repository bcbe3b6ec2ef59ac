import { valueToEstree } from 'estree-util-value-to-estree';
import type { Heading, Nodes, PhrasingContent, Root, RootContent, Yaml } from 'mdast';
import type { MdxTextExpression } from 'mdast-util-mdx-expression';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { VFile } from 'vfile';
import { contactPath } from '#config/contact-path.ts';
import type { AppName } from '#config/site-schema.ts';
import { type Language, languages } from '#config/languages.ts';
import {
  anchorPattern,
  type ArticleDrawing,
  type ArticleLink,
  type ArticleSection,
  type ArticleTool,
  helpSchema,
  legalSchema,
} from '../article-schema.ts';
import { badCharactersIn } from '../bad-characters.ts';
import { buildValues } from '../build-values.ts';
import { contactTopicOf } from '../contact-topic-of.ts';
import { splitAtContacts } from '../contact-links.ts';
import { ContentError, type ContentProblem, refuse } from '../content-error.ts';
import { helpPageIn } from '../help-file.ts';
import { missingFrontMatter, openFrontMatter } from '../open-front-matter.ts';
import { type BuildValues, fillBuild } from '../fill-build.ts';
import { numbersByHand } from '../numbers-by-hand.ts';
import { refusePartOfLanguage } from '../whole-language.ts';
import { linesOfKeys, parseYaml, type YamlText } from '../yaml-file.ts';
import { elementSlipsIn } from './elements.ts';
import { headingSlipsIn } from './headings.ts';
import { nodesIn } from './nodes-in.ts';
import { attributeOf, wordsOfSection } from './section-words.ts';
import { slipsIn } from './slips.ts';

/**
 * Remark plugin for the articles in `content/`: checks the front matter, gathers the text under each second-level
 * heading into a `<Section anchor title>` element, fills every `[[name]]`, and exports `frontMatter`, `lines`, `sections`,
 * `links`, `tools` and `drawings` from the module.
 *
 * @param options `asData`: what would be exported stands in the file's `data.article` instead
 * @throws ContentError with file, line, field and remedy for everything an author can get wrong in one file
 */
export function remarkArticle({ asData = false } = {}) {
  return (tree: Root, file: VFile): void => {
    const filePath = path.relative(process.cwd(), file.path).replaceAll('\\', '/');
    const language = languageOfFile(filePath);
    refusePartOfLanguage(language);
    const values = buildValues(rulesWords(language));
    const source = String(file.value);
    refuse(filePath, badCharactersIn(source));
    refuse(filePath, [...missingFrontMatter(source), ...openFrontMatter(source)]);
    refuseNumbersByHand(tree, filePath, language);
    refuse(filePath, [...slipsIn(tree, language), ...elementSlipsIn(tree)]);
    fillTexts(tree, filePath, values);
    const page = helpPageIn(filePath);
    linkContacts(tree, page && contactTopicOf(page, language, values));
    const { frontMatter, lines } = readFrontMatter(tree, filePath, language, values);
    const headings = headingSlipsIn(tree.children);
    const sections = gatherSections(tree, filePath, values.emergencyNumber ?? '');
    refuse(filePath, headings);
    if ('sections' in frontMatter) {
      refuse(filePath, aboveSections(tree));
      matchSections(filePath, frontMatter.sections, sections, lines);
    }
    const exports = {
      frontMatter,
      lines,
      sections,
      links: gatherLinks(tree),
      tools: gatherTools(tree),
      drawings: gatherDrawings(tree),
    };
    if (asData) file.data.article = exports;
    else tree.children.unshift(...Object.entries(exports).map(([name, value]) => exportConst(name, value)));
  };
}

function readFrontMatter(tree: Root, file: string, language: Language, values: BuildValues) {
  const yaml = tree.children.find((node): node is Yaml => node.type === 'yaml');
  if (!yaml)
    throw new ContentError(file, [
      { line: 1, field: 'front matter', message: 'missing; begin the file with --- lines' },
    ]);
  tree.children.splice(tree.children.indexOf(yaml), 1);
  const text = { language, file, source: yaml.value, firstLine: 2 };
  const frontMatter = file.includes('/help/')
    ? parseYaml(text, helpSchema, values)
    : parseYaml(text, legalSchema, values);
  return { frontMatter, lines: linesOfKeys(text) };
}

/** Moves every `##` heading and what follows it into a Section element; what stands before the first stays as it is. */
function gatherSections(tree: Root, file: string, emergencyNumber: string): ArticleSection[] {
  const problems: ContentProblem[] = [];
  const headings: ReturnType<typeof readHeading>[] = [];
  const children: RootContent[] = [];
  let current: MdxJsxFlowElement | undefined;

  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth === 1) {
      problems.push({
        line: lineOf(node),
        field: toString(node),
        message: 'write ## instead of #: the page title comes from "title" above',
      });
    } else if (node.type === 'heading' && node.depth === 2) {
      const heading = readHeading(node, problems);
      if (headings.some(({ anchor }) => anchor === heading.anchor)) {
        problems.push({
          line: heading.line,
          field: `#${heading.anchor}`,
          message: 'this anchor stands twice on the page; give each section its own',
        });
      }
      headings.push(heading);
      current = sectionElement(heading);
      children.push(current);
    } else if (current) {
      current.children.push(node as MdxJsxFlowElement['children'][number]);
    } else {
      children.push(node);
    }
  }
  refuse(file, problems);

  tree.children = children;
  const elements = children.filter((node) => (node as MdxJsxFlowElement).name === 'Section');
  const sections = headings.map((heading, index) => {
    const { children: blocks } = elements[index] as MdxJsxFlowElement;
    return { ...heading, ...wordsOfSection(blocks, emergencyNumber) };
  });
  const withoutNumber = sections.filter(({ urgent }) => urgent && !urgent.includes(emergencyNumber));
  const message = 'its danger callout names no number to call; write [[said.inDanger]] into it';
  refuse(
    file,
    withoutNumber.map(({ line, anchor }) => ({ line, field: `#${anchor}`, message })),
  );
  return sections;
}

/** Reads `Title {/* #Anchor *\/}`. */
function readHeading(
  node: Heading,
  problems: ContentProblem[],
): Omit<ArticleSection, 'text' | 'answer' | 'urgent'> {
  const comment = node.children.find(
    (child): child is MdxTextExpression & PhrasingContent => child.type === 'mdxTextExpression',
  );
  const anchor = /^\/\*\s*#(\S+)\s*\*\/$/.exec(comment?.value.trim() ?? '')?.[1];
  const title = toString({ ...node, children: node.children.filter((child) => child !== comment) }).trim();
  const line = lineOf(node);
  if (!anchor) {
    problems.push({
      line,
      field: `## ${title}`,
      message: 'has no anchor; end the heading with {/* #YourAnchor */}',
    });
  } else if (!anchorPattern.test(anchor)) {
    problems.push({
      line,
      field: `#${anchor}`,
      message: 'an anchor is PascalCase letters and digits, such as #ReservationStates',
    });
  }
  return { anchor: anchor ?? '', title, line };
}

/** What stands above the first heading belongs to no section: no search finds it, and no assistant is told of it. A remark may. */
function aboveSections({ children }: Root): ContentProblem[] {
  const first = children.find(({ type }) => type !== 'mdxFlowExpression');
  if (!first || (first as MdxJsxFlowElement).name === 'Section') return [];
  const message = 'stands above the first heading; write it below one';
  return [{ line: lineOf(first), field: `"${toString(first).slice(0, 40)}"`, message }];
}

/** Front matter and text must name the same sections, in the same order. */
function matchSections(
  file: string,
  described: Record<string, unknown>,
  written: ArticleSection[],
  lines: Readonly<Record<string, number>>,
): void {
  const problems: ContentProblem[] = [];
  for (const { anchor, title, line } of written) {
    if (!(anchor in described)) {
      problems.push({
        line,
        field: `#${anchor}`,
        message: `the section "${title}" has no entry under "sections" in the front matter; add ${anchor}: with its question`,
      });
    }
  }
  for (const anchor of Object.keys(described)) {
    if (!written.some((section) => section.anchor === anchor)) {
      problems.push({
        line: lines[`sections.${anchor}`] ?? 1,
        field: `sections.${anchor}`,
        message: `has no heading in the text; write ## Title {/* #${anchor} */} or delete the entry. Was it renamed? Then name it here as in the heading, with formerly: [${anchor}]`,
      });
    }
  }
  refuse(file, problems);
  const names = Object.keys(described);
  const other = written.find(({ anchor }, at) => anchor !== names[at]);
  if (!other) return;
  const message = `stands at another place than under "sections" in the front matter; give both the same order: ${written.map(({ anchor }) => anchor).join(', ')}`;
  refuse(file, [{ line: other.line, field: `#${other.anchor}`, message }]);
}

/** `content/en/legal/terms-of-service.mdx` is in the language `en`. @throws ContentError for an unknown one */
function languageOfFile(file: string): Language {
  const [, folder = ''] = file.split('/');
  if (Object.hasOwn(languages, folder)) return folder as Language;
  const message = `"${folder}" is no language of config/languages.ts`;
  throw new ContentError(file, [{ field: '(whole file)', message }]);
}

function fillTexts(tree: Root, file: string, values: BuildValues): void {
  for (const node of nodesIn(tree)) {
    if (node.type === 'text') node.value = fillBuild(node.value, values, { file, line: lineOf(node) });
    if (node.type === 'link') node.url = fillBuild(node.url, values, { file, line: lineOf(node) });
  }
}

/**
 * Whoever is told to ask or to call can press the address or the number, also where a woven-in sentence names it. A message is about
 * what the page is about, unless the author has named another topic.
 */
function linkContacts(tree: Root, topic: string | undefined): void {
  for (const node of nodesIn(tree)) {
    if (node.type === 'link') {
      if (node.url === contactPath && topic) node.url = `${contactPath}?topic=${topic}`;
    } else if ('children' in node && node.children.some(({ type }) => type === 'text')) {
      node.children = node.children.flatMap((child): Nodes[] => linked(child, topic)) as PhrasingContent[];
    }
  }
}

/** A text with links at the addresses and numbers in it; any other node as it is. */
function linked(node: Nodes, topic: string | undefined): Nodes[] {
  if (node.type !== 'text') return [node];
  const parts = splitAtContacts(node.value, topic);
  if (!parts.some(({ href }) => href)) return [node];
  return parts.map(({ text: value, href }): PhrasingContent => {
    const text = { type: 'text' as const, value };
    return href === undefined ? text : { type: 'link', url: href, children: [text] };
  });
}

/** The words that the sentences on the operator's settings come from. */
function rulesWords(language: Language): YamlText {
  const file = path.join('content', language, 'rules.yaml');
  return { language, file, source: readFileSync(file, 'utf8') };
}

/** Numbers that the rules know are woven in, never written by hand: they could change. */
function refuseNumbersByHand(tree: Root, file: string, language: Language): void {
  const problems: ContentProblem[] = [];
  for (const node of nodesIn(tree)) {
    // The words of front matter begin below its first ---.
    if (node.type === 'yaml') problems.push(...numbersByHand(node.value, language, lineOf(node) + 1));
    if (isText(node)) problems.push(...numbersByHand(textIn(node), language, lineOf(node)));
  }
  refuse(file, problems);
}

/** What a reader takes for one text, whatever is bold or leads somewhere in it. */
const isText = (node: Nodes) =>
  ['paragraph', 'heading', 'tableCell'].includes(node.type) ||
  (node.type === 'mdxJsxFlowElement' && node.children.some(({ type }) => String(type) === 'text'));

/** The words in a node, each on the line on which it stands in the file. */
function textIn(node: Nodes): string {
  let text = '';
  for (const each of nodesIn(node)) {
    if (each.type !== 'text') continue;
    const linesBetween = lineOf(each) - lineOf(node) - text.split('\n').length + 1;
    text += '\n'.repeat(Math.max(0, linesBetween)) + each.value;
  }
  return text;
}

function gatherLinks(tree: Root): ArticleLink[] {
  return nodesIn(tree).flatMap((node) =>
    node.type === 'link' ? [{ url: node.url, line: lineOf(node) }] : [],
  );
}

function gatherTools(tree: Root): ArticleTool[] {
  return elementsIn(tree, 'Tool').map((element) => ({
    name: attributeOf(element, 'name') ?? '',
    line: lineOf(element),
  }));
}

function gatherDrawings(tree: Root): ArticleDrawing[] {
  return elementsIn(tree, 'AppScreen').map((element) => ({
    app: attributeOf(element, 'app') as AppName,
    name: attributeOf(element, 'name') ?? '',
    status: attributeOf(element, 'status'),
    highlight: attributeOf(element, 'highlight'),
    line: lineOf(element),
  }));
}

function elementsIn(tree: Root, name: string): MdxJsxFlowElement[] {
  return nodesIn(tree).filter(
    (node): node is MdxJsxFlowElement => node.type === 'mdxJsxFlowElement' && node.name === name,
  );
}

function sectionElement({ anchor, title }: { anchor: string; title: string }): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'Section',
    attributes: [
      { type: 'mdxJsxAttribute', name: 'anchor', value: anchor },
      { type: 'mdxJsxAttribute', name: 'title', value: title },
    ],
    children: [],
  };
}

function lineOf(node: { position?: { start: { line: number } } | undefined }): number {
  return node.position?.start.line ?? 1;
}

function exportConst(name: string, value: unknown): RootContent {
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [
          {
            type: 'ExportNamedDeclaration',
            specifiers: [],
            attributes: [],
            source: null,
            declaration: {
              type: 'VariableDeclaration',
              kind: 'const',
              declarations: [
                { type: 'VariableDeclarator', id: { type: 'Identifier', name }, init: valueToEstree(value) },
              ],
            },
          },
        ],
      },
    },
  } as unknown as RootContent;
}
