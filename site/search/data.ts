import { helpPages } from '#catalog/help.ts';
import { searchContent } from '#catalog/search.ts';
import { paths } from '#site/paths.ts';
import type { SearchData, SearchDocument } from './types.ts';

const { same, near, none, weak, ranking } = searchContent;

/** Everything that can be found, with the words to find it by. */
export function searchData(): SearchData {
  return { documents: helpDocuments(), language: { same, near, none, weak }, ranking };
}

function helpDocuments(): SearchDocument[] {
  return helpPages.flatMap(({ audience, name, frontMatter, sections }) =>
    sections.map(({ anchor, title, question, keywords, text }) => ({
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
