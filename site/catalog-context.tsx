import { createContext, type ReactNode, use } from 'react';
import { type Catalog, catalogOf } from '#catalog/catalog.ts';
import type { Language } from '#config/languages.ts';

const CatalogContext = createContext<Catalog | null>(null);

/** Gives everything inside it the words of a language. */
export function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  return <WithCatalog catalog={catalogOf(language)}>{children}</WithCatalog>;
}

/** Gives everything inside it these words. */
export function WithCatalog({ catalog, children }: { catalog: Catalog; children: ReactNode }) {
  return <CatalogContext value={catalog}>{children}</CatalogContext>;
}

/** The words of the page's language. Only for what is rendered at build; an island gets its words as properties. */
export function useCatalog(): Catalog {
  const catalog = use(CatalogContext);
  if (!catalog) throw new Error('Render it inside <InLanguage>: nobody has said in which language');
  return catalog;
}
