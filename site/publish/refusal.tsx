import { renderToStaticMarkup } from 'react-dom/server';
import type { Catalog } from '#catalog/catalog.ts';
import { InLanguage } from '#site/catalog-context.tsx';
import { ButtonLink } from '#site/components/button/button.tsx';
import { Hero } from '#site/components/page-blocks/hero.tsx';

/**
 * What stands in the page of what is not there when the server has something else to say in it: it fills in the words between
 * braces, escaped. Made of that page's own parts, whose styles are in it.
 */
export const refusalTemplate = ({ language }: Catalog): string =>
  renderToStaticMarkup(
    <InLanguage language={language}>
      <Hero title="{title}" text="{text}">
        <ButtonLink href="{href}">{'{label}'}</ButtonLink>
      </Hero>
    </InLanguage>,
  );
