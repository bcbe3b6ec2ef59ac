import type { IncidentKind } from '#config/site-data-schema.ts';
import { useCatalog } from '#site/catalog-context.tsx';

/**
 * What the operator tells everybody, at the beginning of the main part of a page. Its class names are plain: the styles are no
 * part of a page's sheet, but a file that only pages with a banner ask for.
 */
export function IncidentBanner({
  kind,
  text,
  link,
}: {
  kind: IncidentKind;
  text: string;
  link?: { href: string; label: string };
}) {
  const name = useCatalog().incident.kinds[kind];
  return (
    <section className={`incident ${kind}`} aria-label={name}>
      <strong>{name}</strong> {text}
      {link && (
        <>
          {' '}
          <a href={link.href}>{link.label}</a>
        </>
      )}
    </section>
  );
}
