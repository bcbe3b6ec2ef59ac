import { z } from 'zod';
import type { Language } from '#config/languages.ts';
import { refuse } from './content-error.ts';
import { lineIn, readYaml, yamlNames, yamlPath, yamlText } from './content-yaml.ts';
import type { Audience, HelpPage } from './help.ts';
import { keyed } from './message-schema.ts';
import { nearestOf } from './nearest.ts';
import { numbersByHand } from './numbers-by-hand.ts';
import { refuseSamePlace } from './same-place.ts';
import { refuseDeadSections } from './sections-in.ts';
import type { ToolWordsSchema } from './tool-words.ts';
import { sharedToolSchema, toolIndexSchema, toolSchema } from './tools-schema.ts';

/** What every tool says: for lists, its page, the search, and the articles in which it stands. */
export interface Tool extends z.output<typeof toolSchema> {
  /** Its address, its folder in `site/tools`, and the name of its file. */
  name: string;
}

/**
 * What the tools say in a language.
 *
 * @throws ContentError with file, line and field, for what a schema refuses, numbers by hand, links to nowhere, and a tool
 *   in an article that does not exist
 */
export function readTools(language: Language, helpPages: readonly HelpPage[]) {
  const files = yamlNames(language, 'tools');
  for (const name of files) {
    const { file, source } = yamlText(language, name);
    refuse(file, numbersByHand(source, language));
  }
  const list: readonly Tool[] = files
    .map((file) => file.slice('tools/'.length))
    .filter((name) => name !== 'common' && name !== 'index')
    .map((name) => readTool(language, name))
    .sort((a, b) => a.order - b.order);
  const fileOf = ({ name }: Tool) => yamlPath(language, `tools/${name}`);
  for (const tool of list) refuseDeadSections(tool, helpPages, fileOf(tool));
  refuseSamePlace(
    list.map((tool) => {
      const { order } = tool;
      return { file: fileOf(tool), order, ...lineIn(fileOf(tool), `order: ${order}`) };
    }),
  );
  for (const page of helpPages) checkElements(page, list);
  return {
    /** Every tool, in the order of the list. */
    list,
    /** What the tools share. */
    shared: readYaml(language, 'tools/common', sharedToolSchema),
    /** The words of their list. */
    index: readYaml(language, 'tools/index', toolIndexSchema),
  };
}

/** What is asked of a catalog here. */
interface WithTools {
  language: Language;
  tools: { list: readonly Tool[] };
}

/** The tools for one audience, in the order of the list. */
export function toolsFor({ tools }: WithTools, audience: Audience): Tool[] {
  return tools.list.filter(({ audiences }) => audiences.includes(audience));
}

/** The tool with this name. @throws ContentError where it has no file */
export function findTool({ language, tools }: WithTools, name: string): Tool {
  return tools.list.find((tool) => tool.name === name) ?? readTool(language, name);
}

/**
 * What goes to the browser of a tool's words: `texts` as its folder describes them, and its links.
 *
 * @throws ContentError with file, line and field, for what the schema refuses
 */
export function toolTexts<Words extends ToolWordsSchema>(
  language: Language,
  name: string,
  { texts, links }: Words,
) {
  const schema = z.looseObject({ texts, links: keyed(links, toolSchema.shape.links.valueType) });
  const content = readYaml(language, `tools/${name}`, schema);
  return { texts: content.texts as z.output<Words['texts']>, links: content.links };
}

const readTool = (language: Language, name: string): Tool => ({
  name,
  ...readYaml(language, `tools/${name}`, toolSchema),
});

/** A `<Tool>` of an article must name a tool. */
function checkElements({ file, tools }: HelpPage, list: readonly Tool[]): void {
  const names = list.map(({ name }) => name);
  const problems = tools
    .filter(({ name }) => !names.includes(name))
    .map(({ name, line }) => ({
      line,
      field: `<Tool name="${name}">`,
      message: `there is no such tool; there are ${nearestOf(name, names).join(', ')}`,
    }));
  refuse(file, problems);
}
