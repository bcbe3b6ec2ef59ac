import { paths } from '#site/paths.ts';

/** Addresses that act or leave by themselves, ask others, cost the server a search, or are files. */
const never = [paths.payoutReturn, '/checkr-*', '/v2/*', '/search', '/search\\?*', '/*.*', '/*\\?*view=app*'];

/**
 * `speculation-rules.json`: which links a browser may fetch and render ahead, once a pointer rests on them or a finger
 * touches them. The server names this file in the `Speculation-Rules` header of each page, since the content security
 * policy allows no rules within the page.
 */
export function speculationRules(): string {
  const where = {
    and: [
      { href_matches: '/*' },
      ...never.map((pattern) => ({ not: { href_matches: pattern } })),
      { not: { selector_matches: '[download], [target="_blank"]' } },
    ],
  };
  const rule = { source: 'document', where, eagerness: 'moderate' };
  return `${JSON.stringify({ prerender: [rule], prefetch: [rule] }, null, 2)}\n`;
}
