import { usePageContext } from 'vike-react/usePageContext';
import { findCategory } from '#catalog/categories.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { CategoryPage } from '#site/components/faq-index/category-page.tsx';

export default function Page() {
  const { audience, category } = usePageContext().routeParams as Record<'audience' | 'category', string>;
  return <CategoryPage category={findCategory(useCatalog().categories, audience, category)!} />;
}
