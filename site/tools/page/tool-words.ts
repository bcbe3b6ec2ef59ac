import { createHash } from 'node:crypto';
import { tool, toolNames } from '#catalog/tools.ts';
import type { ToolName, ToolTexts } from '#catalog/tools-schema.ts';
import type { ToolLink, ToolWords } from '../form/use-tool.ts';
import { paths } from '#site/paths.ts';
import { commonFor } from './common-for.ts';
import { type RuleTableOf, ruleWords } from './rule-words.ts';
import { sectionPath, withAddresses } from './section-path.ts';

/** What a tool says, with its sections as addresses. */
export function toolWords<Name extends ToolName>(name: Name): ToolWords<ToolTexts<Name>, RuleTableOf<Name>> {
  const { texts, links } = tool(name);
  const linked = Object.entries(links).map(([key, { to, text }]) => [key, { href: sectionPath(to), text }]);
  return {
    texts: withAddresses(texts as ToolTexts<Name>),
    rules: ruleWords(name),
    links: Object.fromEntries(linked) as Record<string, ToolLink>,
    common: commonFor(name),
    page: paths.tool(name),
  };
}

/** Where the browser finds a tool's words when the tool wakes; the name changes with the content, so it is kept for ever. */
export const toolWordsPath = (name: ToolName): string =>
  `/static/tools/${name}.${hash(toolWordsJson(name))}.json`;

/** The files with the words of every tool, by their path below the site. */
export const toolWordsFiles = (): Record<string, string> =>
  Object.fromEntries(toolNames.map((name) => [toolWordsPath(name).slice(1), toolWordsJson(name)]));

/** The properties of the island that the file holds. */
const toolWordsJson = (name: ToolName) => JSON.stringify({ words: toolWords(name) });

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 10);
