import type { FastifyRequest } from 'fastify';

/** The site's own address: as configured, or, on a developer's machine, as this request was addressed. */
export function siteUrlFor(request: FastifyRequest, configured: string | undefined): string {
  return configured ?? `${request.protocol}://${request.host}`;
}
