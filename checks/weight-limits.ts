import { site } from '../config/site.ts';
import { articlePaths, galleryPath } from './built-site.ts';
import type { Weight } from './measure-weight.ts';

/** What must stay below which number of bytes. */
export interface Limit {
  of: string;
  bytes: number;
  measure: (weight: Weight) => number;
}

const js = (weight: Weight) => weight.js;
const text = ({ html, css, js }: Weight) => html + css + js;
const everything = (weight: Weight) => text(weight) + weight.pictures + weight.other;

/** The typeface has a limit of its own: it comes after the text, which does not wait for it, once for all pages. */
const typeface: Limit = { of: 'fonts', bytes: 20_000, measure: ({ fonts }) => fonts };

/**
 * What the button of the support chat may add, where the operator has one: to the styles, and to the page as a whole. What comes in
 * the first flight has room for it.
 */
export const chatBytes = site.chat ? { styles: 125, html: 300 } : { styles: 0, html: 0 };

/** A help article is read at the roadside: all of it arrives in the first flight of packets of a new connection. */
const helpArticle: Limit[] = [
  { of: 'scripts', bytes: 2_050, measure: js },
  { of: 'styles', bytes: 4_500 + chatBytes.styles, measure: ({ styles }) => styles },
  { of: 'HTML, styles and scripts', bytes: 14_000, measure: text },
  typeface,
];

const otherPage: Limit[] = [
  { of: 'scripts', bytes: 3_000, measure: js },
  { of: 'everything but fonts', bytes: 40_000, measure: everything },
  typeface,
];

/** Its field has the focus from the start, so the engine and what every question needs come at once. */
const searchPage: Limit[] = [
  { of: 'scripts', bytes: 16_000, measure: js },
  { of: 'everything but fonts', bytes: 34_000 + chatBytes.html, measure: everything },
  typeface,
];

/** Every part of the site in every state, for who builds it: a server for the public leaves the page out. */
const gallery: Limit[] = [
  { of: 'scripts', bytes: 3_000, measure: js },
  { of: 'everything but fonts', bytes: 48_000, measure: everything },
  typeface,
];

/** The limits that hold for a page. */
export function limitsFor(path: string): Limit[] {
  if (path === '/search') return searchPage;
  if (path === galleryPath) return gallery;
  return articlePaths.includes(path) ? helpArticle : otherPage;
}
