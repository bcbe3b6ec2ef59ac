import { usePageContext } from 'vike-react/usePageContext';
import { site } from '#catalog/site.ts';
import { structuredData, toJsonLd } from '#site/head/structured-data.ts';
import { absolute } from '#site/links.ts';
import { routeAt } from '#site/routes.ts';

/** What every page says of itself beside title and description. */
export default function Head() {
  const { path, indexed } = routeAt(usePageContext().urlPathname);
  const things = structuredData(path);
  return (
    <>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#14171c" media="(prefers-color-scheme: dark)" />
      {indexed ? <link rel="canonical" href={absolute(path)} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.brand} />
      {indexed && <meta property="og:url" content={absolute(path)} />}
      {things.length > 0 && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJsonLd(things) }} />
      )}
    </>
  );
}
