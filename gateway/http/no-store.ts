import type { FastifyInstance } from 'fastify';

/** Lets nobody keep an answer of this scope, whichever of its routes or errors it comes from. */
export function forbidCaching(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
}
