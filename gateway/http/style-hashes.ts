import { createHash } from 'node:crypto';

/**
 * What the content security policy must name for the style elements in a page's head to count, such as `'sha256-…'`. Only
 * of pages as they were published: of one with a visitor's words in it, it would allow what the policy is to keep out.
 */
export function styleHashes(page: string): string[] {
  const head = page.slice(0, Math.max(0, page.indexOf('</head>')));
  return [...head.matchAll(/<style>(.*?)<\/style>/gs)].map(
    ([, css]) => `'sha256-${createHash('sha256').update(css!).digest('base64')}'`,
  );
}
