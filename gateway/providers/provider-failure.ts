import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProviderError } from './provider.ts';

const retryAfterSeconds = 10;

/**
 * Answers a call that a provider has failed: 503 and when to come back where that passes by itself, else 502. The reason
 * goes to the log; `send` says the rest.
 *
 * @param missing for the log, such as "no session token"
 * @throws the error itself where it is not a provider's
 */
export function sendProviderFailure<Sent extends FastifyReply | Promise<FastifyReply>>(
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  missing: string,
  send: (reply: FastifyReply, error: ProviderError) => Sent,
): Sent {
  if (!(error instanceof ProviderError)) throw error;
  request.log.warn({ fault: error.fault, reason: error.message }, missing);
  const isPassing = error.fault === 'busy' || error.fault === 'unavailable';
  if (isPassing) reply.header('retry-after', retryAfterSeconds);
  return send(reply.code(isPassing ? 503 : 502), error);
}
