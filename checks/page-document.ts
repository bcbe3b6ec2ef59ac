import { type HTMLElement, parse } from 'node-html-parser';
import { htmlAt } from './built-site.ts';

const parsed = new Map<string, HTMLElement>();

/** A built page as a tree; each is parsed once. */
export function documentAt(path: string): HTMLElement {
  const known = parsed.get(path) ?? parse(htmlAt(path));
  parsed.set(path, known);
  return known;
}
