import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Catalog } from '#catalog/catalog.ts';
import { type IncidentKind, incidentKinds, type SiteData } from '#config/site-data-schema.ts';
import { InLanguage } from '#site/catalog-context.tsx';
import source from '#site/incident/incident.css?raw';
import { IncidentBanner } from '#site/incident/incident-banner.tsx';

/** Without what only its authors read: each byte counts. */
const css = source
  .replace(/\/\*.*?\*\//gs, '')
  .replace(/\s+/g, ' ')
  .replace(/ ?([{};:,]) ?/g, '$1')
  .replaceAll(';}', '}')
  .trim();
const address = `/static/css/incident.${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;

/** The sheet that pages with a banner ask for, by its path below the site. */
export function incidentFiles(): Record<string, string> {
  return { [address.slice(1)]: css };
}

/** What the server puts into pages while there is an incident: it fills in the words between braces, escaped. */
export function incidentTemplates({ language }: Catalog): SiteData['incident'] {
  const link = { href: '{href}', label: '{label}' };
  const bannerOf = (kind: IncidentKind, withLink: boolean) =>
    renderToStaticMarkup(
      <InLanguage language={language}>
        <IncidentBanner kind={kind} text="{text}" {...(withLink && { link })} />
      </InLanguage>,
    );
  const bannersOf = (withLink: boolean) =>
    Object.fromEntries(incidentKinds.map((kind) => [kind, bannerOf(kind, withLink)])) as Record<
      IncidentKind,
      string
    >;
  return {
    sheet: `<link rel="stylesheet" href="${address}">`,
    sheetBytes: brotliCompressSync(css).length,
    banners: bannersOf(false),
    bannersWithLink: bannersOf(true),
  };
}
