import type { PageContext } from 'vike/types';
import { routeAt } from '#site/routes.ts';

export default function description({ urlPathname }: PageContext): string {
  return routeAt(urlPathname).description;
}
