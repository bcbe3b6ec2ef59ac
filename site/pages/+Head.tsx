import { usePageContext } from 'vike-react/usePageContext';
import { site } from '#config/site.ts';
import { socialPicture } from '#site/head/social-picture.ts';
import { absolute } from '#site/links.ts';
import { type Route, routeAt } from '#site/routes.ts';
import { colorOf } from '#site/styles/paint.ts';

const schemes = ['light', 'dark'] as const;

/** What every page says of itself beside title and description. */
export default function Head() {
  const { path, indexed, picture } = routeAt(usePageContext().urlPathname);
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {schemes.map((scheme) => (
        <meta
          key={scheme}
          name="theme-color"
          content={colorOf('--color-page', scheme)}
          media={`(prefers-color-scheme: ${scheme})`}
        />
      ))}
      {indexed ? <link rel="canonical" href={absolute(path)} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.brand} />
      {indexed && <SharedLink path={path} picture={picture} />}
    </>
  );
}

/** How a link to the page looks where people share it. */
function SharedLink({ path, picture }: Pick<Route, 'path' | 'picture'>) {
  return (
    <>
      <meta property="og:url" content={absolute(path)} />
      <meta property="og:image" content={absolute(picture.path)} />
      <meta property="og:image:width" content={String(socialPicture.width)} />
      <meta property="og:image:height" content={String(socialPicture.height)} />
      <meta property="og:image:alt" content={`${picture.title} | ${site.brand}`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
