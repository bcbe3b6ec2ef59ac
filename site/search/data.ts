import type { Catalog } from '#catalog/catalog.ts';
import { ContentError } from '#catalog/content-error.ts';
import { yamlPath } from '#catalog/content-yaml.ts';
import type { SectionOnPage } from '#catalog/help.ts';
import { paths } from '#site/paths.ts';
import { routesOf } from '#site/routes.ts';
import type { SearchData, SearchDocument } from '#search/types.ts';

/** Everything that can be found, with the words to find it by: sections of the help, then other pages. */
export function searchData(catalog: Catalog): SearchData {
  const { synonyms, stopWords, safety, safetySections, signals, ranking } = catalog.search;
  const { card: _card, ...safetyWords } = safety;
  const firstOf = ({ danger, threat, breakdown }: Catalog['search']['safetySections']['drive']) => ({
    danger: sectionPath(danger.first),
    threat: sectionPath(threat.first),
    breakdown: sectionPath(breakdown.first),
  });
  return {
    documents: [...helpDocuments(catalog), ...otherDocuments(catalog)],
    language: {
      ...synonyms,
      ...stopWords,
      safety: safetyWords,
      signals,
    },
    ranking,
    safetySections: { drive: firstOf(safetySections.drive), host: firstOf(safetySections.host) },
  };
}

/** Where a section of the help is. */
export const sectionPath = ({ page, section }: SectionOnPage): string =>
  paths.help(page.audience, page.name, section.anchor);

function helpDocuments({ helpPages }: Catalog): SearchDocument[] {
  return helpPages.flatMap(({ audience, name, frontMatter, sections }) =>
    sections.map(({ anchor, title, question, keywords, text, urgent }) => ({
      kind: 'help' as const,
      url: paths.help(audience, name, anchor),
      audience,
      pageTitle: frontMatter.title,
      title,
      question,
      keywords,
      text,
      ...(urgent !== undefined && { urgent }),
    })),
  );
}

/**
 * The pages that are not help, by title and description, with the words that the editors add; tools say theirs themselves.
 *
 * @throws ContentError for a page that the site does not have
 */
function otherDocuments(catalog: Catalog): SearchDocument[] {
  const { pages } = catalog.search;
  const others = routesOf(catalog).filter(
    ({ path, indexed }) => indexed && path !== paths.home && !/^\/faqs\/./.test(path),
  );
  for (const path of Object.keys(pages)) {
    if (others.some((route) => route.path === path)) continue;
    const message = 'the site has no such page; correct the path or delete the line';
    throw new ContentError(yamlPath(catalog.language, 'search/pages'), [{ field: path, message }]);
  }
  const toolAt = new Map(catalog.tools.list.map((tool) => [paths.tool(tool.name), tool]));
  return others.map(({ path, title, description }) => {
    const tool = toolAt.get(path);
    return {
      kind: tool ? 'tool' : 'page',
      url: path,
      audience: tool?.audiences.length === 1 ? tool.audiences[0]! : 'any',
      pageTitle: '',
      title,
      question: '',
      keywords: tool?.keywords ?? [],
      text: description,
      ...pages[path],
    };
  });
}
