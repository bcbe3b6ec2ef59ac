import type { ArticleSection } from '#catalog/article-schema.ts';
import type { Catalog } from '#catalog/catalog.ts';
import { elementWords, type WordedElement } from './elements/element-content.ts';

/** What a section says, with the words of the elements in it: for the search and for structured data. */
export function sectionWords(
  catalog: Catalog,
  { text, answer }: Pick<ArticleSection, 'text' | 'answer'>,
): { text: string; answer: string } {
  return { text: withElements(catalog, text), answer: withElements(catalog, answer) };
}

const withElements = (catalog: Catalog, text: string) =>
  text.replace(/<([A-Z]\w+)((?: \w+="[^"]*")*)\/>/g, (_written, name: string, attributes: string) => {
    const given = [...attributes.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [key, value]);
    return elementWords(catalog, name as WordedElement, Object.fromEntries(given) as Record<string, string>);
  });
