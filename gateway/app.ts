import type { FastifyInstance } from 'fastify';
import type { SiteData } from '#config/site-data-schema.ts';
import { api, type Services } from './api.ts';
import { type BaseServer, baseServer, type Lifecycle, type ServerOptions } from './base-server.ts';
import { contactPages } from './contact/contact-page.ts';
import { type KeptWrites, keptWrites } from './database/kept-writes.ts';
import type { EditorsRenderer } from './editors/renderer.ts';
import { answeredPages } from './feedback/send-answer.ts';
import { boundAhead } from './http/pipelined.ts';
import { type IncidentBoard, incidentBoard } from './incident/incident-board.ts';
import { keptIncidents } from './incident/kept-incidents.ts';
import { withIncidents } from './incident/with-incidents.ts';
import { missesOnServer, missRecorder, type RecordMiss } from './insight/record-miss.ts';
import { healthRoutes } from './ops/health.ts';
import { plainRecorder } from './ops/record-request.ts';
import { securityTextRoute } from './ops/security-txt.ts';
import { refreshPath } from './payouts/onboarding-links.ts';
import { erasedNumbers } from './privacy/lately-erased.ts';
import { withoutAppViews } from './site/app-views.ts';
import { fastPath } from './site/fast-path.ts';
import { searchRoute, type SearchRenderer } from './site/search-route.ts';
import { type OwnPages, siteRoutes, type Redirects } from './site/site-routes.ts';
import type { Site } from './site/site-file.ts';
import { withoutPages } from './site/without-pages.ts';
import { withFallback } from './store/fallback.ts';
import { memoryStore } from './store/memory.ts';
import type { Store } from './store/store.ts';

/** Everything the server is made of. Nothing is read from the environment or kept outside it. */
export interface AppOptions extends ServerOptions {
  /** Answers searches on the server; left out, `/search` is the page as published. */
  search?: SearchRenderer | undefined;
  /** Fills the editors' page; left out, there is none. */
  editors?: EditorsRenderer | undefined;
  /** Consulted before "not found". */
  redirects?: Redirects | undefined;
  /** What the live calls are made of; left out, only the site is served. */
  services?: Services | undefined;
  lifecycle?: Lifecycle;
  /** Where people report a weakness: an e-mail address. Left out, there is no `security.txt`. */
  securityContact?: string | undefined;
}

/** Builds the server without opening a port. */
export function buildApp(options: AppOptions): FastifyInstance {
  const { siteData, search, editors, services, lifecycle = { stopping: false } } = options;
  const { language, pages } = siteData;
  const base = baseServer({
    ...options,
    lifecycle,
    metrics: services?.metrics,
    tokenAddresses: [pages.payoutReturn, pages.consent, refreshPath],
    embedUrl: services?.consent.embed.servicesUrl,
  });
  const { app, errors, sendOwnPage, pathFor, mayLogUnread } = base;

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
  const store = services?.sharedStore ? sharedBy(app, services, services.sharedStore, own) : own;
  const live = services && liveParts(app, { services, siteData, store, lifecycle });
  const published = options.site && withoutAppViews(options.site, [pages.payoutReturn, pages.consent]);
  const site = published && live ? withIncidents(published, live.incidents, siteData) : published;
  if (services && live) {
    void app.register(api, {
      siteData,
      services,
      incidents: live.incidents,
      store,
      sent: live.sent,
      recordMiss: live.recordMiss,
      site,
      editorsRenderer: editors,
      errors,
      sendOwnPage,
      pathFor,
    });
  }
  if (site && search) {
    const { metrics, limits } = services ?? {};
    void app.register(searchRoute, {
      path: pages.search,
      site,
      renderer: search,
      metrics,
      onAnswered: live && missesOnServer(live.recordMiss),
      store,
      searchesPer10S: limits?.searches,
      timeoutMs: limits?.searchTimeoutMs,
    });
  }
  // The frame of the editors' page is filled for those with the key, and is nothing to anybody else.
  if (site)
    registerSite(base, { ...options, lifecycle }, withoutPages(site, [pages.editors]), live?.ownPages);
  boundAhead(app.server, () => {
    services?.metrics.connectionsCut.inc();
    if (mayLogUnread()) app.log.info('connection cut: too many requests ahead of their answers');
  });
  return app;
}

/** What the live calls have in common with the pages: these tell of incidents, and say what became of what was sent. */
interface LiveParts {
  incidents: IncidentBoard;
  sent: KeptWrites;
  recordMiss: RecordMiss;
  ownPages: OwnPages[];
}

function liveParts(
  app: FastifyInstance,
  made: { services: Services; siteData: SiteData; store: Store; lifecycle: Lifecycle },
): LiveParts {
  const { services, siteData, store, lifecycle } = made;
  const { language, pages, feedback, knownWords } = siteData;
  const { database, metrics, tokens } = services;
  const incidents = boardOf(app, services, siteData);
  const sent = keptWrites(database, { metrics, log: app.log, timeOver: lifecycle.timeOver });
  return {
    incidents,
    sent,
    recordMiss: missRecorder({ ...services, sent, store, language, knownWords }),
    ownPages: [
      answeredPages({ data: feedback, tokens }),
      contactPages(pages.contact, tokens, erasedNumbers(store)),
    ],
  };
}

/** The pages and files: by the framework, and before it those that are in memory. */
function registerSite(
  { app, errors, sendOwnPage, headersFor, pathFor }: BaseServer,
  options: AppOptions & { lifecycle: Lifecycle },
  site: Site,
  ownPages?: readonly OwnPages[],
): void {
  const { siteData, redirects, services, lifecycle, trustProxy, logLevel = 'silent', logStream } = options;
  void app.register(siteRoutes, { site, redirects, errors, texts: siteData.texts, ownPages, sendOwnPage });
  const writeLine = (line: string) => logStream?.write(line);
  const logsRequests = ['trace', 'debug', 'info'].includes(logLevel);
  fastPath(app, {
    site,
    isOpen: () => !lifecycle.stopping && app.server.listening,
    trustsProxy: Boolean(trustProxy),
    isAnsweredElsewhere: (path) =>
      app.hasRoute({ method: 'GET', url: path }) || Boolean(ownPages?.some(({ wants }) => wants(path, ''))),
    headersFor,
    pathFor,
    onAnswered: plainRecorder(services?.metrics, logsRequests ? writeLine : undefined),
  });
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
