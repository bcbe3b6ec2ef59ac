import type { FastifyInstance } from 'fastify';

/** `/healthz`: the process is alive. `/readyz`: it should be sent visitors, or why not. */
export function healthRoutes(app: FastifyInstance, whyNotReady: () => string | undefined): void {
  app.get('/healthz', { logLevel: 'warn' }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  app.get('/readyz', { logLevel: 'warn' }, (_request, reply) => {
    const reason = whyNotReady();
    reply.header('cache-control', 'no-store');
    return reason ? reply.code(503).send({ status: 'unavailable', reason }) : reply.send({ status: 'ok' });
  });
}
