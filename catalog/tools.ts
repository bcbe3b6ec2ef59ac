import { z } from 'zod';
import { ContentError, type ContentProblem } from './content-error.ts';
import { defaultLanguage } from '#config/languages.ts';
import type { ArticleTool } from './article-schema.ts';
import { catalogOf } from './catalog.ts';
import { readYaml, yamlNames, yamlPath, yamlSource } from './content-yaml.ts';
import { type Audience, findSection } from './help.ts';
import { numbersByHand } from './numbers-by-hand.ts';
import { keyed, type ToolWordsSchema } from './tool-words.ts';
import { sharedToolSchema, toolIndexSchema, toolSchema } from './tools-schema.ts';

const { helpPages } = catalogOf(defaultLanguage);

/** What every tool says: for lists, its page, the search, and the articles in which it stands. */
export type Tool = z.output<typeof toolSchema>;

/** What the tools share, and the words of their list. */
export const sharedToolTexts = read('common', sharedToolSchema);
export const toolIndex = read('index', toolIndexSchema);

const tools: Readonly<Record<string, Tool>> = Object.fromEntries(
  yamlNames(defaultLanguage, 'tools')
    .map((path) => path.slice('tools/'.length))
    .filter((name) => name !== 'common' && name !== 'index')
    .map((name) => [name, read(name, toolSchema)] as const)
    .sort(([, a], [, b]) => a.order - b.order),
);

/** Every tool's name, in the order of the list. It is the tool's address, its folder in `site/tools`, and its file of words. */
export const toolNames = Object.keys(tools);

for (const { file, tools } of helpPages) checkElements(file, tools);

/** The names of the tools for one audience, in the order of the list. */
export function toolsFor(audience: Audience): string[] {
  return toolNames.filter((name) => tool(name).audiences.includes(audience));
}

/**
 * What a tool says, checked, with the facts and the operator's data filled in.
 *
 * @throws ContentError where there is no such tool
 */
export function tool(name: string): Tool {
  return tools[name] ?? missing(name);
}

/**
 * What goes to the browser of a tool's words: `texts` as its folder describes them, and its links.
 *
 * @throws ContentError with file, line and field, for what the schema refuses
 */
export function toolTexts<Words extends ToolWordsSchema>(name: string, { texts, links }: Words) {
  const schema = z.looseObject({ texts, links: keyed(links, toolSchema.shape.links.valueType) });
  const content = read(name, schema);
  return { texts: content.texts as z.output<Words['texts']>, links: content.links };
}

/**
 * Reads one file. `[[name]]` is filled here; `{name}` is left for the tool, which knows the value.
 *
 * @throws ContentError with file, line and field, for what the schema refuses, numbers by hand, and links to nowhere
 */
function read<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> {
  const file = yamlPath(defaultLanguage, `tools/${name}`);
  const source = yamlSource(defaultLanguage, `tools/${name}`);
  const problems = [...numbersByHand(source), ...deadLinks(source)];
  if (problems.length > 0) throw new ContentError(file, problems);
  return readYaml(defaultLanguage, `tools/${name}`, schema);
}

function missing(name: string): never {
  throw new ContentError(yamlPath(defaultLanguage, `tools/${name}`), [
    { field: '(whole file)', message: `the file is missing; there are ${toolNames.join(', ')}` },
  ]);
}

/** A `<Tool>` of an article must name a tool. */
function checkElements(file: string, elements: readonly ArticleTool[]): void {
  const problems = elements
    .filter(({ name }) => !tools[name])
    .map(({ name, line }) => ({
      line,
      field: `<Tool name="${name}">`,
      message: `there is no such tool; there are ${toolNames.join(', ')}`,
    }));
  if (problems.length > 0) throw new ContentError(file, problems);
}

/** Sections that no help page has. */
function deadLinks(source: string): ContentProblem[] {
  return source.split('\n').flatMap((line, index) => {
    const reference = /: ((?:drive|host)\/\w+#\w+)$/.exec(line.trim())?.[1];
    if (!reference || findSection(helpPages, reference)) return [];
    return [
      { line: index + 1, field: reference, message: 'leads nowhere; give a section as drive/Page#Anchor' },
    ];
  });
}
