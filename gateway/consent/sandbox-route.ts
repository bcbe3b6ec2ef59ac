import type { FastifyInstance } from 'fastify';
import script from './checkr-embed-definitions.js?raw';

/** The sandbox's stand-in for Checkr's script; registered only while no real Checkr is configured. */
export async function sandboxRoutes(app: FastifyInstance) {
  app.get('/sandbox/checkr/lib/checkr-embed-definitions.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-store').send(script),
  );
}
