import { createHash } from 'node:crypto';
import type { Catalog } from '#catalog/catalog.ts';
import { allCategories, categoryOf } from '#catalog/categories.ts';
import type { HelpPage } from '#catalog/help.ts';
import { paths } from '#site/paths.ts';

/** Raise it when the shape of the manifest changes; pages and anchors come and go without. */
const version = 3;

/**
 * `/help-manifest.json`: every help page and section, so that the apps can check the links they hold. An anchor once
 * published stays, or stands among the `formerly` of the section that took its place. Pages of a category stand in a file of
 * their own, which the manifest names. The server fills in the incidents, while there are any.
 */
export function helpManifestFiles({ categories, helpPages }: Catalog): Record<string, string> {
  const listed = helpPages.filter((page) => !categoryOf(categories, page)).map(toEntry);
  const parts = allCategories(categories).map(({ pages }) => {
    const json = JSON.stringify({ pages: pages.map(toEntry) });
    const hash = createHash('sha256').update(json).digest('hex').slice(0, 10);
    return { address: `/static/help-manifest/${hash}.json`, json };
  });
  const manifest = { version, incidents: [], pages: listed, parts: parts.map(({ address }) => address) };
  return {
    'help-manifest.json': `${JSON.stringify(manifest, null, 2)}\n`,
    ...Object.fromEntries(parts.map(({ address, json }) => [address.slice(1), json])),
  };
}

const toEntry = ({ audience, name, frontMatter, sections }: HelpPage) => ({
  audience,
  name,
  path: paths.help(audience, name),
  title: frontMatter.title,
  formerly: frontMatter.formerly,
  lastRevised: frontMatter.lastRevised,
  sections: sections.map(({ anchor, title, question, formerly }) => ({ anchor, title, question, formerly })),
});
