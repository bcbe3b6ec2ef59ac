import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { countClient } from './client-count.ts';
import type { Store } from './store.ts';

type Done = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** Lets `@fastify/rate-limit` count in our store, so that a client has one allowance over all instances. */
export function rateLimitStore(store: Store): FastifyRateLimitStoreCtor {
  return class RateLimitStore {
    private readonly route: string;
    constructor(options: object & { routeInfo?: { url?: string } }) {
      this.route = options.routeInfo?.url ?? '';
    }
    incr(address: string, done: Done, windowMs: number) {
      countClient(store, this.route, address, windowMs).then(
        ({ count, ageMs }) => done(null, { current: count, ttl: windowMs - ageMs }),
        (error: Error) => done(error),
      );
    }
    child(options: object) {
      return new RateLimitStore(options);
    }
  };
}
