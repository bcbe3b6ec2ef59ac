import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { SiteData } from '#config/site-data-schema.ts';
import { api, storeOf, type Services } from './api.ts';
import type { Env } from './env.ts';
import { errorReplies, refuseConnection } from './http/errors.ts';
import { refuseOtherMethods } from './http/methods.ts';
import { splitTarget } from './http/paths.ts';
import { securityHeaders } from './http/security-headers.ts';
import { healthRoutes } from './ops/health.ts';
import { metricsRoute } from './ops/metrics-route.ts';
import { refreshPath } from './payouts/onboarding-links.ts';
import { searchRoute, type SearchRenderer } from './site/search-route.ts';
import { siteRoutes, type Redirects } from './site/site-routes.ts';
import type { Site } from './site/static-site.ts';
import { memoryStore } from './store/memory.ts';

/** Everything the server is made of. Nothing is read from the environment or kept outside it. */
export interface AppOptions {
  /** What the site has told the server: its addresses and its words. */
  siteData: SiteData;
  /** The pages and files; left out, only the live calls are answered. */
  site?: Site | undefined;
  /** Answers searches on the server; left out, `/search` is the page as published. */
  search?: SearchRenderer | undefined;
  /** Consulted before "not found". */
  redirects?: Redirects | undefined;
  /** What the live calls are made of; left out, only the site is served. */
  services?: Services | undefined;
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
export function buildApp(options: AppOptions): FastifyInstance {
  const { siteData, site, search, redirects, services, logLevel = 'silent', logStream } = options;
  const { pages, texts } = siteData;
  const { lifecycle = { stopping: false } } = options;
  const errors = errorReplies(siteData);
  const headersFor = securityHeaders({
    hsts: options.hsts ?? true,
    tokenAddresses: [pages.payoutReturn, pages.consent, refreshPath],
    embed: { address: pages.consent, servicesUrl: services?.consent.embed.servicesUrl },
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
      void errors.send(request, reply, 400);
    },
  });

  refuseOtherMethods(app, errors);

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
    services?.metrics.requests.observe(labels, ms / 1000);
  });

  app.setErrorHandler(errors.handle);
  app.setNotFoundHandler((request, reply) => errors.send(request, reply, 404));

  void app.register(healthRoutes, {
    whyNotReady() {
      if (lifecycle.stopping) return 'The server is stopping.';
      return site ? undefined : 'The site is not loaded.';
    },
  });
  const store = services ? storeOf(services, app.log) : memoryStore();
  if (services) {
    void app.register(metricsRoute, services);
    void app.register(api, { services, store, pages, texts, errors });
  }
  if (site && search) {
    const { metrics, limits } = services ?? {};
    const limit = { store, searchesPer10S: limits?.searches };
    void app.register(searchRoute, { path: pages.search, site, renderer: search, metrics, ...limit });
  }
  if (site) void app.register(siteRoutes, { site, redirects, errors, texts });
  return app;
}
