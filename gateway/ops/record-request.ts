import { hostname } from 'node:os';
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
}

/** The names of a request in the log. */
export interface RequestNames {
  reqId: string;
  traceId: string | undefined;
}

/** What every line of the log begins with. */
export const logBase = { pid: process.pid, hostname: hostname() };

/**
 * The log's line for each answer of the framework, and its count. The path alone: a query may carry a token. No address of the
 * client either.
 */
export function requestRecorder(metrics?: Metrics) {
  return (log: FastifyBaseLogger, answered: Answered): void => {
    const { method, path, status } = answered;
    log.info({ method, path, status, ms: inTenths(answered.ms) }, 'request');
    count(answered, metrics);
  };
}

/**
 * The same for an answer that the framework has not heard of. The line is written as the logger would write it, which takes a tenth of
 * the time of such an answer.
 *
 * @param writeLine undefined where such lines are not wanted
 */
export function plainRecorder(metrics?: Metrics, writeLine?: (line: string) => void) {
  const base = JSON.stringify(logBase).slice(1, -1);
  return (answered: Answered, { reqId, traceId }: RequestNames): void => {
    const { method, path, status, ms } = answered;
    const names = traceId === undefined ? `"reqId":"${reqId}"` : `"reqId":"${reqId}","traceId":"${traceId}"`;
    const told = `"method":"${method}","path":${JSON.stringify(path)},"status":${status},"ms":${inTenths(ms)}`;
    writeLine?.(`{"level":30,"time":${Date.now()},${base},${names},${told},"msg":"request"}\n`);
    count(answered, metrics);
  };
}

const inTenths = (ms: number) => Math.round(ms * 10) / 10;

function count({ method, route, status, ms }: Answered, metrics: Metrics | undefined): void {
  metrics?.requests.observe({ method, route, status }, ms / 1000);
}
