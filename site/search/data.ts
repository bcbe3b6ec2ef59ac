import type { Catalog } from '#catalog/catalog.ts';
import { ContentError } from '#catalog/content-error.ts';
import { yamlPath } from '#catalog/content-yaml.ts';
import { sectionWords } from '#site/article/section-words.ts';
import { paths } from '#site/paths.ts';
import { routesOf } from '#site/routes.ts';
import { sectionPath } from '#site/tools/page/section-path.ts';
import type {
  SearchAudience,
  SearchData,
  SearchDocument,
  SearchLanguage,
  UnansweredTopic,
} from '#search/types.ts';

/** Everything that can be found, with the words to find it by: sections of the help, then other pages. */
export function searchData(catalog: Catalog): SearchData {
  const { ranking, safety } = catalog.search;
  const sectionsOf = ({ danger, threat, breakdown }: typeof safety.card.drive) => ({
    danger: sectionPath(danger.to),
    threat: sectionPath(threat.to),
    breakdown: sectionPath(breakdown.to),
  });
  return {
    documents: [...helpDocuments(catalog), ...otherDocuments(catalog)],
    unanswered: unansweredTopics(catalog),
    language: searchLanguage(catalog),
    ranking,
    safetySections: { drive: sectionsOf(safety.card.drive), host: sectionsOf(safety.card.host) },
  };
}

/** What the search knows of the words of a language. */
export function searchLanguage({ search }: Catalog): SearchLanguage {
  const { synonyms, stopWords, signals, safety } = search;
  const { card: _card, ...safetyWords } = safety;
  return { ...synonyms, ...stopWords, safety: safetyWords, signals };
}

function unansweredTopics({ search }: Catalog): UnansweredTopic[] {
  const audiences: readonly SearchAudience[] = ['any', 'drive', 'host'];
  return audiences.flatMap((audience) =>
    Object.values(search.unanswered[audience]).map((asked) => ({ audience, asked })),
  );
}

function helpDocuments(catalog: Catalog): SearchDocument[] {
  return catalog.helpPages.flatMap(({ audience, name, frontMatter, sections }) =>
    sections.map(({ anchor, title, question, keywords, urgent, ...said }) => ({
      kind: 'help' as const,
      url: paths.help(audience, name, anchor),
      audience,
      pageTitle: frontMatter.title,
      title,
      question,
      keywords,
      asked: catalog.search.asked[`${audience}/${name}`]?.[anchor] ?? [],
      text: sectionWords(catalog, said).text,
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
      asked: [],
      text: description,
      ...pages[path],
    };
  });
}
