import { createHash } from 'node:crypto';
import { buildValues } from '#catalog/build-values.ts';
import type { Catalog } from '#catalog/catalog.ts';
import { contactTopicOf } from '#catalog/contact-topic-of.ts';
import { splitAtContacts } from '#catalog/contact-links.ts';
import { yamlText } from '#catalog/content-yaml.ts';
import { kindOf, type ToolWordsSchema } from '#catalog/tool-words.ts';
import { toolTexts } from '#catalog/tools.ts';
import { type FormTexts, sharedGroups } from '#catalog/tools-schema.ts';
import { contactPageName } from '#config/contact-page-name.ts';
import { paths } from '#site/paths.ts';
import { perCatalog } from '#site/per-catalog.ts';
import type { ToolLink, ToolWords } from '../form/tool-props.ts';
import { ruleWords } from './rule-words.ts';
import { sectionPath, withAddresses } from './section-path.ts';
import { checkFolders, toolFolder } from './tool-folders.ts';

type Words = ToolWords<ToolWordsSchema>;

/** To read and check them takes long, and each card asks twice. */
const readBefore = perCatalog(() => new Map<string, Words>());

/** What a tool says, with its sections as addresses. */
export function toolWords(catalog: Catalog, name: string): Words {
  const before = readBefore(catalog);
  const words = before.get(name) ?? readToolWords(catalog, name);
  before.set(name, words);
  return words;
}

function readToolWords({ language, locale, rules, tools }: Catalog, name: string): Words {
  const { schema } = toolFolder(name);
  const { texts, links } = toolTexts(language, name, schema);
  const values = buildValues(yamlText(language, 'rules'));
  const linked = Object.entries(links).map(([key, { to, text }]) => {
    const [contact] = splitAtContacts(contactPageName, contactTopicOf(to, language, values));
    return [key, { href: sectionPath(to), text, contact }];
  });
  return {
    texts: withAddresses(texts),
    rules: ruleWords(rules, schema.says),
    links: Object.fromEntries(linked) as Record<string, ToolLink>,
    common: formTexts(tools.shared, schema),
    locale,
    page: paths.tool(name),
  };
}

/** The shared words that the tool's fields bring with them, and no others: each visitor pays for them. */
function formTexts(shared: Catalog['tools']['shared'], { texts }: ToolWordsSchema): FormTexts {
  const kinds = Object.values(texts.shape.fields.shape).map(kindOf);
  const groups = new Set(kinds.flatMap((kind) => [...sharedGroups[kind]]));
  const parts = [shared.form, ...[...groups].map((group) => shared[group])];
  const errors = Object.assign({}, ...parts.map(({ errors }) => errors)) as FormTexts['errors'];
  return Object.assign({}, ...parts, { errors }) as FormTexts;
}

/** Where the browser finds a tool's words when the tool hydrates; the name changes with the content, so it is kept for ever. */
export const toolWordsPath = (catalog: Catalog, name: string): string =>
  `/static/tools/${name}.${hash(toolWordsJson(catalog, name))}.json`;

/**
 * The files with the words of every tool, by their path below the site.
 *
 * @throws ContentError for a tool whose file of words is missing
 */
export function toolWordsFiles(catalog: Catalog): Record<string, string> {
  checkFolders(catalog);
  return Object.fromEntries(
    catalog.tools.list.map(({ name }) => [
      toolWordsPath(catalog, name).slice(1),
      toolWordsJson(catalog, name),
    ]),
  );
}

/** The properties of the island that the file holds. */
const toolWordsJson = (catalog: Catalog, name: string) => JSON.stringify({ words: toolWords(catalog, name) });

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 10);
