import type { FastifyInstance } from 'fastify';
import { forbidCaching } from '../http/no-store.ts';

/** `/healthz`: the process is alive. `/readyz`: it should be sent visitors, or why not. */
export async function healthRoutes(
  app: FastifyInstance,
  { whyNotReady }: { whyNotReady: () => string | undefined },
) {
  forbidCaching(app);

  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }));

  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const reason = whyNotReady();
    return reason ? reply.code(503).send({ status: 'unavailable', reason }) : { status: 'ok' };
  });
}
