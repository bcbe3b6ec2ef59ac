import type { FastifyInstance } from 'fastify';
import { forbidCaching } from '../http/no-store.ts';
import type { Metrics } from './metrics.ts';
import { requireKey } from './service-key.ts';

export interface MetricsRouteOptions {
  metrics: Metrics;
  /** What Prometheus shows; left out, anybody may read. */
  metricsKey?: string | undefined;
}

/** `GET /metrics`, in the form Prometheus reads. */
export async function metricsRoute(app: FastifyInstance, { metrics, metricsKey }: MetricsRouteOptions) {
  forbidCaching(app);
  const onRequest = metricsKey ? requireKey(metricsKey, 'Show the metrics key: Authorization: Bearer …') : [];

  app.get('/metrics', { onRequest, logLevel: 'warn' }, async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
}
