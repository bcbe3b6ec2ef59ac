import { LegalArticle } from '#site/article/legal-article.tsx';
import { useCatalog } from '#site/catalog-context.tsx';

export default function Page() {
  return <LegalArticle page={useCatalog().legal['privacy-policy']} />;
}
