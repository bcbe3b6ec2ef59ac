import type { FastifyRequest } from 'fastify';

/**
 * Whether a request comes from a page of ours. Browsers say so; a program that says nothing is answered unless
 * `browsersOnly`.
 */
export function isSameOrigin(request: FastifyRequest, browsersOnly: boolean): boolean {
  const site = headerOf(request, 'sec-fetch-site');
  const origin = headerOf(request, 'origin');
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin !== undefined) return URL.canParse(origin) && new URL(origin).host === request.host;
  return site !== undefined || !browsersOnly;
}

/** The first value of a header. */
export function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}
