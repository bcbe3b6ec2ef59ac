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
  return (path) => destinations.get(pageAddress(path.toLowerCase()));
}
