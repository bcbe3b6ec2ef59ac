import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from './metrics.ts';

/** What is told of an answer. */
export interface Answered {
  method: string;
  /** As it may be logged. */
  path: string;
  /** The pattern of the route that has answered. */
  route: string;
  status: number;
  ms: number;
  /** The names of the request in the log, where its logger does not bear them. */
  reqId?: string | undefined;
  traceId?: string | undefined;
}

/** The log's line for each answer, and its count. The path alone: a query may carry a token. No address of the client either. */
export function requestRecorder(metrics?: Metrics) {
  return (log: FastifyBaseLogger, answered: Answered): void => {
    const { method, path, route, status, reqId, traceId } = answered;
    const ms = Math.round(answered.ms * 10) / 10;
    log.info({ reqId, traceId, method, path, status, ms }, 'request');
    metrics?.requests.observe({ method, route, status }, ms / 1000);
  };
}
