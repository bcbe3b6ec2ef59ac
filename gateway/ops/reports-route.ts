import type { FastifyInstance } from 'fastify';
import { reportsPath } from '../http/security-headers.ts';
import { reportRecorder, screenReports } from './browser-reports.ts';
import type { Metrics } from './metrics.ts';

/** A browser gathers some reports before it sends them; each may quote a few lines of a page. */
const maxBytes = 64 * 1024;
const maxPerMinute = 20;

export interface ReportsRouteOptions {
  metrics: Metrics;
  /** The path of an address as it may be logged. */
  pathFor: (address: string) => string;
}

/** `POST /v2/reports`: what browsers have kept from happening on our pages. They ask for no answer, and get none. */
export async function reportsRoute(app: FastifyInstance, { metrics, pathFor }: ReportsRouteOptions) {
  const record = reportRecorder(metrics);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/reports+json', 'application/csp-report', 'application/json'],
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  );

  app.post(
    reportsPath,
    { bodyLimit: maxBytes, config: { rateLimit: { max: maxPerMinute, timeWindow: 60_000 } } },
    async (request, reply) => {
      for (const report of screenReports(request.body, pathFor)) record(report, request.log);
      return reply.code(204).send();
    },
  );
}
