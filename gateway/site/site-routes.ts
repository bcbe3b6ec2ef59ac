import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerTexts } from '#config/site-data-schema.ts';
import type { ErrorReplies } from '../http/errors.ts';
import { matchesEtag } from '../http/negotiate.ts';
import type { SendOwnPage } from '../http/send-own-page.ts';
import { appViewOf, asksForAppView } from './app-view.ts';
import { encodingFor } from './encoding-for.ts';
import { decodePath, localRedirect, looksLikeFile, pageAddress, splitTarget } from '../http/paths.ts';
import { redirectForAnHour } from '../http/redirect.ts';
import { type Site, type SiteFile, textOf } from './site-file.ts';

/** Everything that no other route answers. */
export const siteRoute = '/*';

/** Where an address that is not there has moved to, if it has: a path on this host, or undefined. */
export type Redirects = (path: string) => string | undefined;

/** Pages that are their reader's alone: as an address wants them, and not as they were published. */
export interface OwnPages {
  /** Whether it may have something to say to an address; a query begins with its `?`. */
  wants(path: string, query: string): boolean;
  /** The published page as the address wants it; undefined where that is as it was published. */
  fill(path: string, query: string, page: string): Promise<string | undefined>;
  /** Whether it says what became of something that was sent, for which the published page is no answer. */
  isOutcome(query: string): boolean;
}

export interface SiteRouteOptions {
  site: Site;
  redirects?: Redirects | undefined;
  errors: ErrorReplies;
  texts: ServerTexts;
  ownPages?: readonly OwnPages[] | undefined;
  sendOwnPage: SendOwnPage;
}

/** Answers every address no other route has: a file, a redirect to a page's one address, or "not found". */
export async function siteRoutes(app: FastifyInstance, options: SiteRouteOptions) {
  const { site, redirects = () => undefined, errors, texts, ownPages = [], sendOwnPage } = options;

  app.route({
    method: ['GET', 'HEAD'],
    url: siteRoute,
    handler(request, reply) {
      const { path: rawPath, query } = splitTarget(request.raw.url ?? '/');
      const path = decodePath(rawPath);
      if (path === undefined) return void errors.send(request, reply, 400);

      const inApp = asksForAppView(query);
      // What is in memory is sent at once: a promise costs as much as finding it.
      const isOwn = ownPages.some((pages) => pages.wants(path, query));
      const file = site.fileAt(path);
      if (file && !inApp && !isOwn && !(file instanceof Promise)) return void sendFile(request, reply, file);
      return answerLater(request, reply, { path, query, inApp }, file);
    },
  });

  interface Asked {
    path: string;
    query: string;
    inApp: boolean;
  }

  async function answerLater(
    request: FastifyRequest,
    reply: FastifyReply,
    { path, query, inApp }: Asked,
    file: ReturnType<Site['fileAt']>,
  ) {
    const published = await file;
    // What is no page is nobody's own: it waits for no place.
    const own = published?.isPage && ownPages.find((pages) => pages.wants(path, query));
    if (own) {
      const make = () => ownPage(own, reply, published, { path, query, inApp });
      const sent = await sendOwnPage(request, reply, make);
      if (sent === 'sent') return reply;
      // Whoever is to be thanked, and is shown an empty form, would fill it in again.
      if (sent === 'noPlace' && own.isOutcome(query))
        return errors.sendBare(
          reply.headers({ 'cache-control': 'no-store', 'retry-after': 1 }),
          503,
          texts.notNow,
        );
    }

    const found = (inApp && (await site.appViewAt(path))) || published;
    if (found) return sendFile(request, reply, found);

    const page = pageAddress(path);
    const destination = (await site.fileAt(page))?.isPage ? page : redirects(path);
    const location = destination && destination !== path && localRedirect(destination, query);
    if (location) return redirectForAnHour(reply, location);

    return sendNotFound(request, reply, path, await site.notFound(inApp, path));
  }

  /** A page as an address wants it; undefined where that is as it was published. */
  async function ownPage(own: OwnPages, reply: FastifyReply, file: SiteFile, { path, query, inApp }: Asked) {
    const page = await own.fill(path, query, textOf(file));
    if (page === undefined) return undefined;
    if (query) reply.header('x-robots-tag', 'noindex');
    return { page: inApp ? appViewOf(page) : page, styles: file.styles };
  }

  /** Never to be kept: during a release the missing file may be there a second later. */
  function sendNotFound(request: FastifyRequest, reply: FastifyReply, path: string, page?: SiteFile) {
    reply.code(404).header('cache-control', 'no-store');
    if (!page || looksLikeFile(path)) {
      return reply.type('text/plain; charset=utf-8').send(`${texts.noFile}\n`);
    }
    const { body, headers } = represent(request, page);
    reply.styles = page.styles;
    for (const name of ['vary', 'content-encoding']) if (headers[name]) reply.header(name, headers[name]);
    return reply.type(page.contentType).send(body);
  }
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile) {
  const { etag, body, headers } = represent(request, file);
  reply.headers(headers);
  reply.styles = file.styles;
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type(file.contentType).send(body);
}

function represent(request: FastifyRequest, file: SiteFile) {
  const encoding = encodingFor(request.headers['accept-encoding'], file.representations);
  const representation = file.representations.get(encoding);
  if (!representation) throw new Error(`A file of the site lacks its ${encoding} form`);
  return representation;
}
