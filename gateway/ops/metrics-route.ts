import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';
import { requireKey } from './service-key.ts';

export interface MetricsRouteOptions {
  metrics: Metrics;
  /** What Prometheus shows; left out, anybody may read. */
  metricsKey?: string | undefined;
}

/** `GET /metrics`, in the form Prometheus reads. */
export async function metricsRoute(app: FastifyInstance, { metrics, metricsKey }: MetricsRouteOptions) {
  const onRequest = metricsKey
    ? requireKey(app, metricsKey, 'Show the metrics key: Authorization: Bearer …')
    : [];

  app.get('/metrics', { onRequest, logLevel: 'warn' }, async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
}
