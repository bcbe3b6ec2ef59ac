import type { z } from 'zod';
import { type Language, languages } from '#config/languages.ts';
import { serverTextsSchema } from '#config/site-data-schema.ts';
import { readAskedMost } from './asked-most.ts';
import { plainValues } from './build-values.ts';
import { categorize, readCategories } from './categories.ts';
import { refuse } from './content-error.ts';
import { readContact } from './contact.ts';
import { readYaml, refuseUnread, yamlPath, yamlText } from './content-yaml.ts';
import { editorsSchema } from './editors-schema.ts';
import { feedbackSchema } from './feedback-schema.ts';
import { type HelpPage, readHelpPages } from './help.ts';
import { incidentSchema } from './incident-schema.ts';
import { interfaceSchema } from './interface-schema.ts';
import { readLegalPages } from './legal.ts';
import { marketingSchemas } from './marketing/schemas.ts';
import { numbersByHand } from './numbers-by-hand.ts';
import { readRulesTexts } from './rules-texts.ts';
import { readScreens } from './screens.ts';
import { readSearch } from './search.ts';
import { refuseDeadSections } from './sections-in.ts';
import { readSituations } from './situations.ts';
import { specialSchemas } from './special-pages-schema.ts';
import { readTools } from './tools.ts';

/** Everything that people read in one language, checked. */
export type Catalog = ReturnType<typeof readCatalog>;

const catalogs = new Map<Language, Catalog>();

/**
 * The words of a language, read once.
 *
 * @throws ContentError with file, line and field, for the first file that has a mistake
 */
export function catalogOf(language: Language): Catalog {
  const catalog = catalogs.get(language) ?? readCatalog(language);
  catalogs.set(language, catalog);
  return catalog;
}

function readCatalog(language: Language) {
  const written = readCategories(language);
  const helpPages = readHelpPages(language, written);
  const catalog = {
    language,
    /** For dates, numbers, lists and plurals: `Intl` takes it. */
    locale: languages[language].locale,
    /** Labels and messages that stand on more than one page. */
    ui: readYaml(language, 'interface', interfaceSchema),
    /** The question below each section of the help. */
    feedback: readYaml(language, 'feedback', feedbackSchema),
    /** The page on which somebody writes to us. */
    contact: readContact(language, helpPages),
    /** The page for those who keep the help. */
    editors: readYaml(language, 'editors', editorsSchema),
    /** Drivers' first, each audience in the order its authors gave. */
    helpPages,
    /** Where the pages of an audience are many, what they are grouped by. */
    categories: categorize(language, written, helpPages),
    legal: readLegalPages(language),
    marketing: readMarketing(language, helpPages),
    special: readAll(language, 'special', specialSchemas),
    situations: readSituations(language, helpPages),
    askedMost: readAskedMost(language, helpPages),
    screens: readScreens(language, helpPages),
    search: readSearch(language, helpPages),
    /** The words for the rules, by the ids in `rules/`. */
    rules: readRulesTexts(yamlText(language, 'rules'), plainValues(language)),
    tools: readTools(language, helpPages),
    /** What stands around the operator's words in the banner of an incident. */
    incident: readYaml(language, 'incident', incidentSchema),
    /** What the server itself says to people, where no page does; the build hands it over. */
    server: readYaml(language, 'server', serverTextsSchema),
  };
  refuseUnread(language);
  return catalog;
}

/** The pages of their own. @throws ContentError for a section of the help that they link to and that is not there */
function readMarketing(language: Language, helpPages: readonly HelpPage[]) {
  const marketing = readAll(language, 'marketing', marketingSchemas);
  for (const [name, page] of Object.entries(marketing))
    refuseDeadSections(page, helpPages, yamlPath(language, `marketing/${name}`));
  return marketing;
}

/** The files of a folder, each by the schema of its name. @throws ContentError for a number by hand that the rules know */
function readAll<Schemas extends Record<string, z.ZodType>>(
  language: Language,
  folder: string,
  schemas: Schemas,
) {
  const read = Object.entries(schemas).map(([name, schema]) => {
    const path = `${folder}/${name}`;
    const { file, source } = yamlText(language, path);
    refuse(file, numbersByHand(source, language));
    return [name, readYaml(language, path, schema)];
  });
  return Object.fromEntries(read) as { [Name in keyof Schemas]: z.output<Schemas[Name]> };
}
