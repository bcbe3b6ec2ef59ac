import type { FastifyInstance } from 'fastify';
import { sendError } from './errors.ts';
import { splitTarget } from './paths.ts';

const ofPages = ['GET', 'HEAD'];

/** Answers every method an address does not take with 405 and the ones it does, before anything of it is read. */
export function refuseOtherMethods(app: FastifyInstance): void {
  const taken = new Map<string, string[]>();

  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return;
    taken.set(url.toLowerCase(), [...(taken.get(url.toLowerCase()) ?? []), method].flat());
  });

  app.addHook('onRequest', async (request, reply) => {
    const path = splitTarget(request.raw.url ?? '/').path.toLowerCase();
    const methods = taken.get(path.replace(/(?<=.)\/$/, '')) ?? ofPages;
    if (methods.includes(request.method)) return;
    return sendError(request, reply.header('allow', [...new Set(methods)].join(', ')), 405);
  });
}
