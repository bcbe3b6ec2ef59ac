import { renderToStaticMarkup } from 'react-dom/server';
import type { Catalog } from '#catalog/catalog.ts';
import { type IncidentKind, incidentKinds, type SiteData } from '#config/site-data-schema.ts';
import { InLanguage } from '#site/catalog-context.tsx';
import css from '#site/incident/incident.css?inline';
import { IncidentBanner } from '#site/incident/incident-banner.tsx';
import { minifiedCss } from './minified-css.ts';

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
    sheet: `<style>${minifiedCss(css)}</style>`,
    banners: bannersOf(false),
    bannersWithLink: bannersOf(true),
  };
}
