import type { Catalog } from '#catalog/catalog.ts';
import { paths } from '#site/paths.ts';

/** Raise it when the shape of the manifest changes; pages and anchors come and go without. */
const version = 2;

/**
 * `/help-manifest.json`: every help page and section, so that the apps can check the links they hold. An anchor once
 * published stays, or stands among the `formerly` of the section that took its place. The server fills in the incidents,
 * while there are any.
 */
export function helpManifest({ helpPages }: Catalog): string {
  const pages = helpPages.map(({ audience, name, frontMatter, sections }) => ({
    audience,
    name,
    path: paths.help(audience, name),
    title: frontMatter.title,
    formerly: frontMatter.formerly,
    lastRevised: frontMatter.lastRevised,
    sections: sections.map(({ anchor, title, question, formerly }) => ({
      anchor,
      title,
      question,
      formerly,
    })),
  }));
  return `${JSON.stringify({ version, incidents: [], pages }, null, 2)}\n`;
}
