import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { api, type ApiOptions } from './api.ts';
import type { Env } from './env.ts';
import { handleError, refuseConnection, sendError } from './http/errors.ts';
import { healthRoutes } from './ops/health-routes.ts';
import { refuseOtherMethods } from './http/methods.ts';
import { splitTarget } from './http/paths.ts';
import { searchRoute, type SearchRenderer } from './site/search-route.ts';
import { securityHeaders } from './http/security-headers.ts';
import { siteRoutes, type Redirects } from './site/site-routes.ts';
import type { Site } from './site/static-site.ts';

/** Everything the server is made of. Nothing is read from the environment or kept outside it. */
export interface AppOptions {
  /** The pages and files; left out, only the live calls are served. */
  site?: Site;
  /** Answers searches on the server; left out, `/search` is the page as published. */
  search?: SearchRenderer;
  /** Consulted before "not found". */
  redirects?: Redirects;
  /** The live calls; left out, only the site is served. */
  api?: ApiOptions;
  /** Set to true by the owner of the process when it begins to stop. */
  lifecycle?: { stopping: boolean };
  hsts?: boolean;
  /** The server of the support chat, where the site has one: its pages may load from there. */
  chatUrl?: string | undefined;
  trustProxy?: Env['TRUST_PROXY'];
  logLevel?: Env['LOG_LEVEL'];
  /** Receives the log lines instead of standard output. */
  logStream?: { write(line: string): void };
}

/** Builds the server without opening a port. */
export function buildApp(options: AppOptions = {}): FastifyInstance {
  const { site, redirects, lifecycle = { stopping: false }, logLevel = 'silent', logStream } = options;
  const headersFor = securityHeaders(options.hsts ?? true, {
    embedUrl: options.api?.consent.embed.servicesUrl,
    chatUrl: options.chatUrl,
  });

  const app = Fastify({
    bodyLimit: 8 * 1024,
    connectionTimeout: 30_000,
    requestTimeout: 15_000,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
    trustProxy: options.trustProxy ?? false,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
    // While stopping, a request on an open connection is still answered, and its connection then closed.
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: logLevel,
      ...(logStream && { stream: logStream }),
      serializers: { req: (request) => ({ method: request.method, path: splitTarget(request.url).path }) },
    },
    clientErrorHandler: refuseConnection,
    frameworkErrors(_error, request, reply) {
      reply.headers(headersFor(splitTarget(request.raw.url ?? '/').path));
      return sendError(request, reply, 400);
    },
  });

  refuseOtherMethods(app);

  app.addHook('onSend', async (request, reply) => {
    reply.headers(headersFor(splitTarget(request.raw.url ?? '/').path));
    if (lifecycle.stopping) reply.header('connection', 'close');
  });

  // The path alone: a query may carry a token. No address of the client either.
  app.addHook('onResponse', async (request, reply) => {
    const { path } = splitTarget(request.raw.url ?? '/');
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ method: request.method, path, status: reply.statusCode, ms }, 'request');
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
    };
    options.api?.metrics.requests.observe(labels, ms / 1000);
  });

  app.setErrorHandler(handleError);
  app.setNotFoundHandler((request, reply) => sendError(request, reply, 404));

  healthRoutes(app, () => {
    if (lifecycle.stopping) return 'The server is stopping.';
    return site ? undefined : 'The site is not loaded.';
  });
  if (options.api) void app.register(api, options.api);
  if (site && options.search) searchRoute(app, site, options.search);
  if (site) siteRoutes(app, site, redirects);
  return app;
}
