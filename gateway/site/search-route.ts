import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { chooseEncoding, type Encoding } from '../http/negotiate.ts';
import { splitTarget } from '../http/paths.ts';
import { appViewOf } from './app-view.ts';
import { asksForAppView } from './site-routes.ts';
import type { Site } from './static-site.ts';

/** What the website's build leaves for the server: it puts the answers to a query, of any length, into the search page. */
export interface SearchRenderer {
  fillSearchPage(page: string, query: string, audience: string): string | Promise<string>;
}

const compress: Record<Exclude<Encoding, 'identity'>, (text: string) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: promisify(gzip),
};

/** The renderer that the build has put at `file`; undefined where there is none. */
export async function loadSearch(file: string): Promise<SearchRenderer | undefined> {
  if (!existsSync(file)) return undefined;
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as SearchRenderer;
}

/** Answers `/search?q=…&audience=…` for browsers without JavaScript. What people search for is not kept anywhere. */
export async function searchRoute(
  app: FastifyInstance,
  { path, site, renderer }: { path: string; site: Site; renderer: SearchRenderer },
) {
  app.get<{ Querystring: Record<string, unknown> }>(path, async (request, reply) => {
    // The router forgives spellings; a page has one address.
    const target = splitTarget(request.raw.url ?? path);
    if (target.path !== path) return reply.redirect(path + target.query, 308);

    const page = (await site.fileAt(path))?.representations.get('identity')?.body.toString();
    if (page === undefined) return reply.callNotFound();

    const { q, audience } = request.query;
    const answered = await renderer.fillSearchPage(page, first(q), first(audience));
    const html = asksForAppView(target.query) ? appViewOf(answered) : answered;
    const encoding = chooseEncoding(
      request.headers['accept-encoding'],
      new Map(Object.entries(compress) as [Encoding, unknown][]),
    );
    reply.headers({ 'cache-control': 'no-store', vary: 'Accept-Encoding' }).type('text/html; charset=utf-8');
    if (encoding === 'identity') return html;
    return reply.header('content-encoding', encoding).send(await compress[encoding](html));
  });
}

/** The first value of a parameter; the address may name it twice. */
function first(value: unknown): string {
  const text: unknown = Array.isArray(value) ? value[0] : value;
  return typeof text === 'string' ? text : '';
}
