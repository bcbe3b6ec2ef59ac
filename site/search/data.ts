import { ContentError } from '#catalog/content-error.ts';
import { helpPages } from '#catalog/help.ts';
import { safetyContent, safetySection, searchContent, searchPages, signalContent } from '#catalog/search.ts';
import { tool, toolNames } from '#catalog/tools.ts';
import { paths } from '#site/paths.ts';
import { routes } from '#site/routes.ts';
import type { SearchData, SearchDocument } from '#search/types.ts';

const { same, near, none, weak, ranking } = searchContent;
const { danger, breakdown, alone, harmless } = safetyContent;

/** Everything that can be found, with the words to find it by: sections of the help, then other pages. */
export function searchData(): SearchData {
  return {
    documents: [...helpDocuments(), ...otherDocuments()],
    language: {
      same,
      near,
      none,
      weak,
      safety: { danger, breakdown, alone, harmless },
      signals: signalContent,
    },
    ranking,
    safetySections: { drive: safetyPath('drive'), host: safetyPath('host') },
  };
}

function safetyPath(audience: 'drive' | 'host'): string {
  const { page, section } = safetySection(audience);
  return paths.help(page.audience, page.name, section.anchor);
}

function helpDocuments(): SearchDocument[] {
  return helpPages.flatMap(({ audience, name, frontMatter, sections }) =>
    sections.map(({ anchor, title, question, keywords, text }) => ({
      kind: 'help' as const,
      url: paths.help(audience, name, anchor),
      audience,
      pageTitle: frontMatter.title,
      title,
      question,
      keywords,
      text,
    })),
  );
}

/**
 * The pages that are not help, by title and description, with the words that the editors add; tools say theirs themselves.
 *
 * @throws ContentError for a page that the site does not have
 */
function otherDocuments(): SearchDocument[] {
  const others = routes.filter(
    ({ path, indexed }) => indexed && path !== paths.home && !/^\/faqs\/./.test(path),
  );
  for (const path of Object.keys(searchPages)) {
    if (others.some((route) => route.path === path)) continue;
    const message = 'the site has no such page; correct the path or delete the line';
    throw new ContentError('content/en/search/pages.yaml', [{ field: path, message }]);
  }
  const toolAt = new Map(toolNames.map((name) => [paths.tool(name), tool(name)]));
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
      ...searchPages[path],
    };
  });
}
