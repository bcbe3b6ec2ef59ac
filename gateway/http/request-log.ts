import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/**
 * A log for what works for a request and is not handed it: its lines bear the name of the request that they belong to.
 *
 * @param app the scope whose requests are meant
 */
export function requestLog(app: FastifyInstance): Log {
  const current = new AsyncLocalStorage<FastifyBaseLogger>();
  // Not before the body is read: what reads it goes on outside of this.
  app.addHook('preHandler', (request, _reply, done) => current.run(request.log, done));

  const line = <Level extends keyof Log>(level: Level): Log[Level] => {
    const log = current.getStore() ?? app.log;
    return log[level].bind(log);
  };
  return {
    get info() {
      return line('info');
    },
    get warn() {
      return line('warn');
    },
    get error() {
      return line('error');
    },
  };
}
