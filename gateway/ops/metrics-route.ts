import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';
import { requireKey } from './service-key.ts';

/** `GET /metrics`, in the form Prometheus reads. */
export async function metricsRoute(
  app: FastifyInstance,
  { metrics, metricsKey }: { metrics: Metrics; metricsKey?: string | undefined },
) {
  const onRequest = metricsKey ? requireKey(metricsKey, 'Show the metrics key: Authorization: Bearer …') : [];
  app.get('/metrics', { onRequest, logLevel: 'warn' }, async (_request, reply) =>
    reply
      .type(metrics.registry.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.registry.metrics()),
  );
}
