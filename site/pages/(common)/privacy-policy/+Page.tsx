import { legalPage } from '#catalog/legal.ts';
import { LegalArticle } from '#site/article/legal-article.tsx';

export default function Page() {
  return <LegalArticle page={legalPage('privacy-policy')} />;
}
