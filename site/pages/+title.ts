import type { PageContext } from 'vike/types';
import { site } from '#config/site.ts';
import { routeAt } from '#site/routes.ts';

export default function title({ urlPathname }: PageContext): string {
  return `${routeAt(urlPathname).title} | ${site.brand}`;
}
