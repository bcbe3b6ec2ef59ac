import type { FastifyRequest } from 'fastify';

export interface OriginOptions {
  /** Where the site is reached: who asks that host comes from it by its own scheme. Left out, by any. */
  siteUrl: string | undefined;
  /** Whether a program that says nothing is refused. */
  browsersOnly?: boolean;
}

/**
 * Whether a request comes from a page of ours. Browsers say so. Of the scheme we know by `siteUrl` alone: a proxy in front ends
 * TLS. Asked by another name, as by that of a machine, the host decides.
 */
export function isSameOrigin(
  request: FastifyRequest,
  { siteUrl, browsersOnly = false }: OriginOptions,
): boolean {
  const site = headerOf(request, 'sec-fetch-site');
  const origin = headerOf(request, 'origin');
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin !== undefined) return isOurs(origin, request.host, siteUrl);
  return site !== undefined || !browsersOnly;
}

function isOurs(origin: string, host: string, siteUrl: string | undefined): boolean {
  if (!URL.canParse(origin) || new URL(origin).host !== host) return false;
  return !siteUrl || new URL(siteUrl).host !== host || new URL(origin).origin === new URL(siteUrl).origin;
}

/** The first value of a header. */
export function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}
