import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The name of a request, as whoever sent it has named it in a well-formed `X-Request-Id`, else a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** The trace that a request belongs to, out of its `traceparent` (W3C Trace Context); undefined where it names none. */
export function traceIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  const { traceparent } = headers;
  if (typeof traceparent !== 'string') return undefined;
  const [, trace] =
    /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(?:$|-)/.exec(traceparent) ?? [];
  return trace;
}
