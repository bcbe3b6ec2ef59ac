import type { ReactNode } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { catalogOf } from '#catalog/catalog.ts';
import { InLanguage } from '#site/catalog-context.tsx';
import { structuredData, toJsonLd } from '#site/head/structured-data.ts';
import { languageOf } from '#site/page-language.ts';

/** What a page tells search engines comes last: in the head its bytes would keep the first words waiting on a slow line. */
export default function Wrapper({ children }: { children: ReactNode }) {
  const { urlPathname: path } = usePageContext();
  const language = languageOf(path);
  const things = structuredData(catalogOf(language), path);
  return (
    <>
      <InLanguage language={language}>{children}</InLanguage>
      {things.length > 0 && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJsonLd(things) }} />
      )}
    </>
  );
}
