import type { ReactNode } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { InLanguage } from '#site/catalog-context.tsx';
import { languageOf } from '#site/page-language.ts';

export default function Wrapper({ children }: { children: ReactNode }) {
  return <InLanguage language={languageOf(usePageContext().urlPathname)}>{children}</InLanguage>;
}
