import type { FastifyInstance } from 'fastify';
import type { ErrorReplies } from './errors.ts';
import { splitTarget } from './paths.ts';

const pageMethods = ['GET', 'HEAD'];

/** Answers every method that an address does not take with 405 and those it does, before anything of it is read. */
export function refuseOtherMethods(app: FastifyInstance, errors: ErrorReplies): void {
  const methodsByAddress = new Map<string, string[]>();

  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return;
    const address = url.toLowerCase();
    methodsByAddress.set(address, [...(methodsByAddress.get(address) ?? []), method].flat());
  });

  app.addHook('onRequest', (request, reply, done) => {
    const path = splitTarget(request.raw.url ?? '/').path.toLowerCase();
    const methods = methodsByAddress.get(path.replace(/(?<=.)\/$/, '')) ?? pageMethods;
    if (methods.includes(request.method)) return done();
    void errors.send(request, reply.header('allow', [...new Set(methods)].join(', ')), 405);
  });
}
