import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { pageAddress } from '../http/paths.ts';
import type { Redirects } from './site-routes.ts';

const table = z.record(z.string(), z.string());

/**
 * Reads the build's table of addresses that are no page's own: by the address in lower case, without a final slash or
 * `.html`, where it leads. Without the file nothing is redirected.
 *
 * @throws Error when the file is there and is no such table
 */
export function loadRedirects(file: string): Redirects {
  return existsSync(file) ? readRedirects(readFileSync(file, 'utf8')) : () => undefined;
}

/** The same from the table's text. */
export function readRedirects(json: string): Redirects {
  const destinations = new Map(Object.entries(table.parse(JSON.parse(json))));
  return (path) => {
    if (path.length > longest) return undefined;
    const spelled = plainSpelling(path);
    const page = destinations.get(spelled) ?? inHelp(spelled, destinations);
    if (page || !spelled.endsWith(markdown)) return page;
    // Of an article, the same as Markdown.
    const plain = spelled.slice(0, -markdown.length);
    const article = destinations.get(plain) ?? inHelp(plain, destinations);
    return article && /^\/faqs\/\w+\/\w+$/.test(article) ? article + markdown : undefined;
  };
}

/** What was looked for in help under another name of it, for the wrong audience (`/faqs/host/…` of an article for drivers) or for none. */
function inHelp(spelled: string, destinations: ReadonlyMap<string, string>): string | undefined {
  const name = /^\/(?:faqs?|help)\/(?:\w+\/)?(\w+)$/.exec(spelled)?.[1];
  if (name === undefined) return undefined;
  return [`drive/${name}`, `host/${name}`, name]
    .map((each) => destinations.get(`/faqs/${each}`))
    .find(Boolean);
}

const markdown = '.md';

/** No address of ours, with what people add to it, is nearly as long. */
const longest = 300;

/** An address without what people and programs add to it: capitals, doubled strokes, endings, and the mark behind it in a sentence. */
function plainSpelling(path: string): string {
  let plain = path.toLowerCase().replaceAll(/\/{2,}/g, '/');
  for (;;) {
    const shorter = pageAddress(/[.,;:!)]/.test(plain.at(-1)!) ? plain.slice(0, -1) : plain);
    if (shorter === plain) return plain;
    plain = shorter;
  }
}
