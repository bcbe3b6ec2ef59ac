import type { Catalog } from '#catalog/catalog.ts';
import { site } from '#config/site.ts';
import { paths } from '#site/paths.ts';
import { colorOf } from '#site/styles/paint.ts';

const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** `manifest.webmanifest`: how the site stands on a home screen. It stays a website, with the browser's own bar. */
export function webManifest({ locale, marketing }: Catalog): string {
  const manifest = {
    id: paths.home,
    name: site.brand,
    short_name: site.brand,
    description: marketing.home.description,
    lang: locale,
    start_url: paths.home,
    scope: paths.home,
    display: 'minimal-ui',
    theme_color: colorOf('--color-page'),
    background_color: colorOf('--color-page'),
    icons: [
      icon('/icon-192.png', 192, 'any'),
      icon('/icon-512.png', 512, 'any'),
      icon('/icon-maskable-512.png', 512, 'maskable'),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
