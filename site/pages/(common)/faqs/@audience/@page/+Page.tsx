import { usePageContext } from 'vike-react/usePageContext';
import { findHelpPage } from '#catalog/help.ts';
import { HelpArticle } from '#site/article/help-article.tsx';
import { useCatalog } from '#site/catalog-context.tsx';

export default function Page() {
  const { helpPages } = useCatalog();
  const { audience, page } = usePageContext().routeParams as Record<'audience' | 'page', string>;
  return <HelpArticle page={findHelpPage(helpPages, audience, page)!} />;
}
