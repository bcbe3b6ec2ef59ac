import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { SiteData } from '#config/site-data-schema.ts';
import { api, type Services } from './api.ts';
import { keptWrites } from './database/kept-writes.ts';
import type { EditorsRenderer } from './editors/renderer.ts';
import type { Env } from './env.ts';
import { contactPages } from './contact/contact-page.ts';
import { answeredPages } from './feedback/send-answer.ts';
import { errorReplies, refuseConnection } from './http/errors.ts';
import { atMost } from './http/at-most.ts';
import { frontDoor } from './http/front-door.ts';
import { refuseOtherMethods } from './http/methods.ts';
import { keepAliveMs } from './http/keep-alive.ts';
import { loggedPath, plainPath } from './http/paths.ts';
import { boundAhead } from './http/pipelined.ts';
import { requestIdOf, traceIdOf } from './http/request-id.ts';
import { commonHeaders, securityHeaders } from './http/security-headers.ts';
import { ownPageSender } from './http/send-own-page.ts';
import { type IncidentBoard, incidentBoard } from './incident/incident-board.ts';
import { keptIncidents } from './incident/kept-incidents.ts';
import { withIncidents } from './incident/with-incidents.ts';
import { missesOnServer, missRecorder } from './insight/record-miss.ts';
import { healthRoutes } from './ops/health.ts';
import { logBase, plainRecorder, requestRecorder } from './ops/record-request.ts';
import { securityTextRoute } from './ops/security-txt.ts';
import { refreshPath } from './payouts/onboarding-links.ts';
import { erasedNumbers } from './privacy/lately-erased.ts';
import { withoutAppViews } from './site/app-views.ts';
import { fastPath } from './site/fast-path.ts';
import { searchRoute, type SearchRenderer } from './site/search-route.ts';
import { siteRoutes, type Redirects } from './site/site-routes.ts';
import type { Site } from './site/site-file.ts';
import { withoutPages } from './site/without-pages.ts';
import { withFallback } from './store/fallback.ts';
import { memoryStore } from './store/memory.ts';
import type { Store } from './store/store.ts';

/** Everything the server is made of. Nothing is read from the environment or kept outside it. */
export interface AppOptions {
  /** What the site has told the server: its addresses and its words. */
  siteData: SiteData;
  /** The pages and files; left out, only the live calls are answered. */
  site?: Site | undefined;
  /** Answers searches on the server; left out, `/search` is the page as published. */
  search?: SearchRenderer | undefined;
  /** Fills the editors' page; left out, there is none. */
  editors?: EditorsRenderer | undefined;
  /** Consulted before "not found". */
  redirects?: Redirects | undefined;
  /** What the live calls are made of; left out, only the site is served. */
  services?: Services | undefined;
  /** What the owner of the process says of its end: true when it begins to stop, aborted shortly before it is left. */
  lifecycle?: { stopping: boolean; timeOver?: AbortSignal };
  hsts?: Env['HSTS'];
  /** The server of the support chat, where the site has one: its pages may load from there. */
  chatUrl?: string | undefined;
  /** Where people report a weakness: an e-mail address. Left out, there is no `security.txt`. */
  securityContact?: string | undefined;
  trustProxy?: Env['TRUST_PROXY'];
  logLevel?: Env['LOG_LEVEL'];
  /** Receives the log lines instead of standard output. */
  logStream?: { write(line: string): void };
}

declare module 'fastify' {
  interface FastifyReply {
    /** The style elements of the page that is sent, as the content security policy names them. */
    styles?: readonly string[];
  }
}

/** Builds the server without opening a port. */
export function buildApp(options: AppOptions): FastifyInstance {
  const { siteData, search, editors, redirects, services, logLevel = 'silent', logStream } = options;
  const { language, pages, texts, feedback, knownWords } = siteData;
  const { trustProxy = false, hsts = 'on' } = options;
  const lifecycle: NonNullable<AppOptions['lifecycle']> = options.lifecycle ?? { stopping: false };
  const trustsProxy = Boolean(trustProxy);
  const sendOwnPage = ownPageSender();
  const errors = errorReplies(siteData, () => options.site?.notFound(false, ''), sendOwnPage);
  const tokenAddresses = [pages.payoutReturn, pages.consent, refreshPath];
  const pathFor = (address: string) => loggedPath(address, tokenAddresses);
  const record = requestRecorder(services?.metrics);
  const headersFor = securityHeaders({
    hsts,
    tokenAddresses,
    embed: { address: pages.consent, servicesUrl: services?.consent.embed.servicesUrl },
    chatUrl: options.chatUrl,
  });

  /** Strangers can cause as many of these lines as they like. */
  const mayLogUnread = atMost(10, 60_000);

  const app = Fastify({
    bodyLimit: 8 * 1024,
    connectionTimeout: 30_000,
    requestTimeout: 15_000,
    keepAliveTimeout: keepAliveMs,
    // A request without a host is refused by us, so that the log hears of it.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000, requireHostHeader: false },
    trustProxy,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
    // While stopping, a request on an open connection is still answered, and its connection then closed.
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: logLevel,
      base: logBase,
      ...(logStream && { stream: logStream }),
      serializers: { req: ({ method, raw }) => ({ method, path: pathFor(raw.url ?? '/') }) },
    },
    genReqId: requestIdOf,
    childLoggerFactory(logger, bindings, childOptions, raw) {
      const traceId = traceIdOf(raw);
      return logger.child(traceId === undefined ? bindings : { ...bindings, traceId }, childOptions);
    },
    clientErrorHandler: refuseConnection(commonHeaders(hsts), (status, code, reqId) => {
      services?.metrics.unread.inc({ status });
      if (mayLogUnread()) app.log.info({ reqId, status, code }, 'connection refused');
    }),
    // An address that cannot be decoded reaches none of the hooks below. Which styles its answer has is known once that is sent.
    frameworkErrors(_error, request, reply) {
      const send = reply.send.bind(reply);
      reply.send = (...payload) => {
        addHeaders(request, reply);
        return send(...payload);
      };
      void errors.send(request, reply, 400);
      recordReply(request, reply);
    },
  });

  app.decorateReply('styles');
  frontDoor(app, { errors, trustsProxy });
  refuseOtherMethods(app, errors);

  // The two hooks of every answer call back: a promise for each would cost more than what they do.
  app.addHook('onSend', (request, reply, _payload, done) => {
    addHeaders(request, reply);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    recordReply(request, reply);
    done();
  });

  function addHeaders(request: FastifyRequest, reply: FastifyReply) {
    reply
      .headers(headersFor(plainPath(request.raw.url ?? '/'), reply.styles))
      .header('x-request-id', request.id);
    if (lifecycle.stopping) reply.header('connection', 'close');
  }

  function recordReply({ log, method, raw, routeOptions }: FastifyRequest, reply: FastifyReply) {
    const { statusCode: status, elapsedTime: ms } = reply;
    record(log, { method, path: pathFor(raw.url ?? '/'), route: routeOptions.url ?? 'none', status, ms });
  }

  app.setErrorHandler(errors.handle);
  app.setNotFoundHandler((request, reply) => errors.send(request, reply, 404));

  void app.register(healthRoutes, {
    whyNotReady() {
      if (lifecycle.stopping) return 'The server is stopping.';
      return options.site ? undefined : 'The site is not loaded.';
    },
  });
  if (options.securityContact) {
    void app.register(securityTextRoute, {
      contact: options.securityContact,
      language,
      siteUrl: services?.siteUrl,
    });
  }
  const own = services?.store ?? memoryStore();
  const { log } = app;
  const store = services?.sharedStore ? sharedBy(app, services, services.sharedStore, own) : own;
  const incidents = services && boardOf(app, services, siteData);
  const published = options.site && withoutAppViews(options.site, [pages.payoutReturn, pages.consent]);
  const site = published && incidents ? withIncidents(published, incidents, siteData) : published;
  const sent =
    services &&
    keptWrites(services.database, { metrics: services.metrics, log, timeOver: lifecycle.timeOver });
  const recordMiss = sent && missRecorder({ ...services, sent, store, language, knownWords });
  if (services && incidents && sent && recordMiss)
    void app.register(api, {
      siteData,
      services,
      incidents,
      store,
      sent,
      recordMiss,
      site,
      editorsRenderer: editors,
      errors,
      sendOwnPage,
      pathFor,
    });
  const ownPages = services && [
    answeredPages({ data: feedback, tokens: services.tokens }),
    contactPages(pages.contact, services.tokens, erasedNumbers(store)),
  ];
  if (site && search) {
    const { metrics, limits } = services ?? {};
    const limit = { store, searchesPer10S: limits?.searches, timeoutMs: limits?.searchTimeoutMs };
    const onAnswered = recordMiss && missesOnServer(recordMiss);
    void app.register(searchRoute, {
      path: pages.search,
      site,
      renderer: search,
      metrics,
      onAnswered,
      ...limit,
    });
  }
  // The frame of the editors' page is filled for those with the key, and is nothing to anybody else.
  const publicSite = site && withoutPages(site, [pages.editors]);
  if (publicSite) {
    void app.register(siteRoutes, { site: publicSite, redirects, errors, texts, ownPages, sendOwnPage });
    const writeLine = (line: string) => logStream?.write(line);
    const logsRequests = ['trace', 'debug', 'info'].includes(logLevel);
    fastPath(app, {
      site: publicSite,
      isOpen: () => !lifecycle.stopping && app.server.listening,
      trustsProxy,
      isAnsweredElsewhere: (path) =>
        app.hasRoute({ method: 'GET', url: path }) || Boolean(ownPages?.some(({ wants }) => wants(path, ''))),
      headersFor,
      pathFor,
      onAnswered: plainRecorder(services?.metrics, logsRequests ? writeLine : undefined),
    });
  }
  boundAhead(app.server, () => {
    services?.metrics.connectionsCut.inc();
    if (mayLogUnread()) app.log.info('connection cut: too many requests ahead of their answers');
  });
  return app;
}

/** What instances share, tried at the start: whoever deploys reads now of a wrong address, and nobody waits for it. */
function sharedBy(app: FastifyInstance, { metrics }: Services, shared: Store, own: Store): Store {
  const store = withFallback(shared, own, { metrics, log: app.log });
  app.addHook('onReady', (done) => {
    void store.tryOut();
    done();
  });
  return store;
}

/** What the operator tells, looked at as long as the server runs. */
function boardOf(app: FastifyInstance, services: Services, site: SiteData): IncidentBoard {
  const { database, incidentFile: file, metrics } = services;
  const board = incidentBoard({ site, kept: keptIncidents(database), file, metrics, log: app.log });
  app.addHook('onReady', () => board.start());
  app.addHook('onClose', async () => board.stop());
  return board;
}
