import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { namesOneHost } from '../http/front-door.ts';
import { type Encoding, matchesEtag } from '../http/negotiate.ts';
import { decodePath, plainPath } from '../http/paths.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import { requestIdOf, traceIdOf } from '../http/request-id.ts';
import type { Answered, RequestNames } from '../ops/record-request.ts';
import { encodingFor } from './encoding-for.ts';
import { siteRoute } from './site-routes.ts';
import type { Site, SiteFile } from './site-file.ts';

export interface FastPathOptions {
  site: Site;
  /** Whether an address with a file is answered by something else, or with something else, than that file. */
  isAnsweredElsewhere(path: string): boolean;
  /** The headers of every answer for a path. */
  headersFor: SecurityHeaders;
  /** The path of an address as it may be logged. */
  pathFor(address: string): string;
  /** False while the server is stopping: connections are closed then. */
  isOpen(): boolean;
  /** Whether a proxy in front is known of: one that is not is warned about at the front door. */
  trustsProxy: boolean;
  /** Hears of each answer once it is sent. */
  onAnswered(answered: Answered, names: RequestNames): void;
}

/** One coding of a file with all its headers, names and values in turn, as `writeHead` takes them fastest. */
interface PreparedAnswer {
  path: string;
  etag: string;
  body: Buffer;
  /** Those of "not modified". */
  common: readonly string[];
  all: readonly string[];
}

/** What is prepared for an address, and for which file: what is told of an incident changes it. */
interface PreparedFile {
  file: SiteFile;
  answers: Map<Encoding, PreparedAnswer>;
}

/**
 * Sends the files of the site that are in memory by their exact address, as nearly everybody asks for them, without the framework: its
 * request, reply and hooks would cost more than the answer. Same headers, same line of log, same metrics; whatever is unusual in a
 * request is left to the framework.
 */
export function fastPath(app: FastifyInstance, options: FastPathOptions): void {
  const { site, isAnsweredElsewhere, headersFor, pathFor, isOpen, trustsProxy, onAnswered } = options;
  /** By address, of which there are as many as files. */
  const prepared = new Map<string, PreparedFile>();

  function answerTo(path: string, acceptEncoding: string | undefined): PreparedAnswer | undefined {
    const file = site.fileAt(path);
    if (!file || file instanceof Promise) return undefined;
    let known = prepared.get(path);
    if (known?.file !== file) {
      if (decodePath(path) !== path || isAnsweredElsewhere(path)) return undefined;
      known = { file, answers: new Map() };
      prepared.set(path, known);
    }
    const encoding = encodingFor(acceptEncoding, file.representations);
    const ready = known.answers.get(encoding);
    if (ready) return ready;
    const headers = headersFor(plainPath(path), file.styles);
    const answer = prepare(file, encoding, { path: pathFor(path), headers });
    if (answer) known.answers.set(encoding, answer);
    return answer;
  }

  const isUsual = (request: IncomingMessage) =>
    isOpen() &&
    (request.method === 'GET' || request.method === 'HEAD') &&
    namesOneHost(request) &&
    (trustsProxy || request.headers['x-forwarded-for'] === undefined) &&
    request.headers['content-length'] === undefined &&
    request.headers['transfer-encoding'] === undefined;

  function answers(request: IncomingMessage, response: ServerResponse): boolean {
    const begun = performance.now();
    const { method = '', url: target = '', headers } = request;
    const answer = isUsual(request) && answerTo(target, headers['accept-encoding']);
    if (!answer) return false;

    const reqId = requestIdOf(request);
    const traceId = traceIdOf(request);
    const isKnown = matchesEtag(headers['if-none-match'], answer.etag);
    const status = isKnown ? 304 : 200;
    response.writeHead(status, ['x-request-id', reqId, ...(isKnown ? answer.common : answer.all)]);
    response.end(isKnown ? undefined : answer.body, () => {
      const ms = performance.now() - begun;
      try {
        onAnswered({ method, path: answer.path, route: siteRoute, status, ms }, { reqId, traceId });
      } catch (err) {
        failed(err);
      }
    });
    return true;
  }

  /** Nothing else catches what is thrown here: it would end the process, and with it everybody's visit. */
  const failed = (err: unknown) => app.log.error({ err }, 'fast path failed');

  const [framework] = app.server.listeners('request') as [RequestListener];
  app.server.removeAllListeners('request').on('request', (request, response) => {
    try {
      if (answers(request, response)) return;
    } catch (err) {
      failed(err);
    }
    if (response.headersSent) response.destroy();
    else framework(request, response);
  });
}

function prepare(
  { representations, contentType }: SiteFile,
  encoding: Encoding,
  { path, headers }: { path: string; headers: Readonly<Record<string, string>> },
): PreparedAnswer | undefined {
  const form = representations.get(encoding);
  if (!form) return undefined;
  const { etag, body } = form;
  // As in the framework's answers, what belongs to every answer has the last word: it keeps tokens out of caches.
  const common = Object.entries({ ...form.headers, ...headers }).flat();
  return {
    path,
    etag,
    body,
    common,
    all: [...common, 'content-type', contentType, 'content-length', `${body.length}`],
  };
}
