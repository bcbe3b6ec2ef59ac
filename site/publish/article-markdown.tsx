import { htmlToMarkdown } from '@mdream/js';
import { createPlugin } from '@mdream/js/plugins';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Catalog } from '#catalog/catalog.ts';
import type { HelpPage } from '#catalog/help.ts';
import { InLanguage } from '#site/catalog-context.tsx';
import { absolute } from '#site/links.ts';
import { paths } from '#site/paths.ts';
import { HasNoTerms } from '../article/elements/facts-list.tsx';
import { plainElements } from './plain-elements.tsx';

/** A help page as plain Markdown, made from what the page shows, so that tables from the rules are in it. */
export function articleMarkdown(catalog: Catalog, page: HelpPage): string {
  const { language, ui } = catalog;
  const { title, description, lastRevised } = page.frontMatter;
  const article = (
    <InLanguage language={language}>
      <HasNoTerms value>
        <page.Text components={plainElements} />
      </HasNoTerms>
    </InLanguage>
  );
  const text = htmlToMarkdown(renderToStaticMarkup(article), {
    hooks: [absoluteLinks(page)],
  });
  return `# ${title}\n\n${description}\n\n${ui.lastRevised}: ${lastRevised}\n\n${text}\n`;
}

const absoluteLinks = (page: HelpPage) =>
  createPlugin({
    processAttributes({ attributes }) {
      const { href } = attributes;
      if (href === undefined || /^[a-z]+:/.test(href)) return;
      attributes.href = absolute(href.startsWith('#') ? paths.help(page.audience, page.name) + href : href);
    },
  });
