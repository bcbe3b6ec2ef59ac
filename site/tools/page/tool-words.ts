import { createHash } from 'node:crypto';
import { catalogOf } from '#catalog/catalog.ts';
import { kindOf, type ToolWordsSchema } from '#catalog/tool-words.ts';
import { sharedToolTexts, toolNames, toolTexts } from '#catalog/tools.ts';
import { type FormTexts, sharedGroups } from '#catalog/tools-schema.ts';
import { defaultLanguage } from '#config/languages.ts';
import { paths } from '#site/paths.ts';
import type { ToolLink, ToolWords } from '../form/tool-props.ts';
import { ruleWords } from './rule-words.ts';
import { sectionPath, withAddresses } from './section-path.ts';
import { toolFolder } from './tool-folders.ts';

/** What a tool says, with its sections as addresses. */
export function toolWords(name: string): ToolWords<ToolWordsSchema> {
  const schema = toolFolder(name).words;
  const { texts, links } = toolTexts(name, schema);
  const linked = Object.entries(links).map(([key, { to, text }]) => [key, { href: sectionPath(to), text }]);
  return {
    texts: withAddresses(texts),
    rules: ruleWords(catalogOf(defaultLanguage).rules, schema.says),
    links: Object.fromEntries(linked) as Record<string, ToolLink>,
    common: commonTexts(schema),
    page: paths.tool(name),
  };
}

/** The shared words that the tool's fields bring with them, and no others: each visitor pays for them. */
function commonTexts({ texts }: ToolWordsSchema): FormTexts {
  const kinds = Object.values(texts.shape.fields.shape).map(kindOf);
  const groups = new Set(kinds.flatMap((kind) => [...sharedGroups[kind]]));
  const parts = [sharedToolTexts.form, ...[...groups].map((group) => sharedToolTexts[group])];
  return Object.assign({}, ...parts, {
    errors: Object.assign({}, ...parts.map(({ errors }) => errors)) as FormTexts['errors'],
  }) as FormTexts;
}

/** Where the browser finds a tool's words when the tool hydrates; the name changes with the content, so it is kept for ever. */
export const toolWordsPath = (name: string): string =>
  `/static/tools/${name}.${hash(toolWordsJson(name))}.json`;

/** The files with the words of every tool, by their path below the site. */
export const toolWordsFiles = (): Record<string, string> =>
  Object.fromEntries(toolNames.map((name) => [toolWordsPath(name).slice(1), toolWordsJson(name)]));

/** The properties of the island that the file holds. */
const toolWordsJson = (name: string) => JSON.stringify({ words: toolWords(name) });

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 10);
