import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import type { SiteData } from '#config/site-data-schema.ts';
import type { Env } from './env.ts';
import { atMost } from './http/at-most.ts';
import { type ErrorReplies, errorReplies, refuseConnection } from './http/errors.ts';
import { frontDoor } from './http/front-door.ts';
import { keepAliveMs } from './http/keep-alive.ts';
import { refuseOtherMethods } from './http/methods.ts';
import { loggedPath, plainPath } from './http/paths.ts';
import { requestIdOf, traceIdOf } from './http/request-id.ts';
import { commonHeaders, type SecurityHeaders, securityHeaders } from './http/security-headers.ts';
import { ownPageSender, type SendOwnPage } from './http/send-own-page.ts';
import type { Metrics } from './ops/metrics.ts';
import { logBase, requestRecorder } from './ops/record-request.ts';
import type { Site } from './site/site-file.ts';

/** What the owner of the process says of its end: true when it begins to stop, aborted shortly before it is left. */
export interface Lifecycle {
  stopping: boolean;
  timeOver?: AbortSignal;
}

/** What a server is told whatever it serves. */
export interface ServerOptions {
  /** What the site has told the server: its addresses and its words. */
  siteData: SiteData;
  /** The pages and files; left out, only the live calls are answered. */
  site?: Site | undefined;
  hsts?: Env['HSTS'];
  /** The server of the support chat, where the site has one: its pages may load from there. */
  chatUrl?: string | undefined;
  trustProxy?: Env['TRUST_PROXY'];
  logLevel?: Env['LOG_LEVEL'];
  /** Receives the log lines instead of standard output. */
  logStream?: { write(line: string): void };
}

interface BaseOptions extends ServerOptions {
  lifecycle: Lifecycle;
  metrics: Metrics | undefined;
  /** Addresses whose query may carry a token: it is kept from other sites, caches and the log. */
  tokenAddresses: readonly string[];
  /** Where the consent embed is loaded from; undefined where there is none. */
  embedUrl: string | undefined;
}

/** A server without a route, and what its routes share. */
export interface BaseServer {
  app: FastifyInstance;
  errors: ErrorReplies;
  sendOwnPage: SendOwnPage;
  /** The headers of every answer for a path. */
  headersFor: SecurityHeaders;
  /** The path of an address as it may be logged. */
  pathFor: (address: string) => string;
  /** Whether what strangers can cause may have one more line of the log. */
  mayLogUnread: () => boolean;
}

declare module 'fastify' {
  interface FastifyReply {
    /** The style elements of the page that is sent, as the content security policy names them. */
    styles?: readonly string[];
  }
}

/** Fastify with our bounds, log, headers and refusals; no route yet. */
export function baseServer(options: BaseOptions): BaseServer {
  const { siteData, lifecycle, metrics, tokenAddresses, trustProxy = false, hsts = 'on' } = options;
  const sendOwnPage = ownPageSender();
  const errors = errorReplies(siteData, () => options.site?.notFound(false, ''), sendOwnPage);
  const pathFor = (address: string) => loggedPath(address, tokenAddresses);
  const record = requestRecorder(metrics);
  const headersFor = securityHeaders({
    hsts,
    tokenAddresses,
    embed: { address: siteData.pages.consent, servicesUrl: options.embedUrl },
    chatUrl: options.chatUrl,
  });
  const mayLogUnread = atMost(10, 60_000);

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

  const app = Fastify({
    ...bounds,
    ...loggingTo(options, pathFor),
    trustProxy,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
    // While stopping, a request on an open connection is still answered, and its connection then closed.
    return503OnClosing: false,
    genReqId: requestIdOf,
    clientErrorHandler: refuseConnection(commonHeaders(hsts), (status, code, reqId) => {
      metrics?.unread.inc({ status });
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
  frontDoor(app, { errors, trustsProxy: Boolean(trustProxy) });
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
  app.setErrorHandler(errors.handle);
  app.setNotFoundHandler((request, reply) => errors.send(request, reply, 404));
  return { app, errors, sendOwnPage, headersFor, pathFor, mayLogUnread };
}

const bounds = {
  bodyLimit: 8 * 1024,
  connectionTimeout: 30_000,
  requestTimeout: 15_000,
  keepAliveTimeout: keepAliveMs,
  // A request without a host is refused by us, so that the log hears of it.
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000, requireHostHeader: false },
};

/** The log: one line for each request is ours, and no query is in it. */
const loggingTo = ({ logLevel = 'silent', logStream }: ServerOptions, pathFor: (address: string) => string) =>
  ({
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: logLevel,
      base: logBase,
      ...(logStream && { stream: logStream }),
      serializers: { req: ({ method, raw }) => ({ method, path: pathFor(raw.url ?? '/') }) },
    },
    childLoggerFactory(logger, bindings, childOptions, raw) {
      const traceId = traceIdOf(raw);
      return logger.child(traceId === undefined ? bindings : { ...bindings, traceId }, childOptions);
    },
  }) satisfies FastifyServerOptions;
