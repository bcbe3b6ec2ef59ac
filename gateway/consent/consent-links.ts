import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ApiOptions } from '../api.ts';
import { requireKey } from '../ops/service-key.ts';
import { siteUrlFor } from '../http/site-url.ts';

const livesMs = 7 * 24 * 60 * 60_000;

const body = z.strictObject({
  candidateFullName: z.string().trim().min(1).max(200),
  candidateId: z.string().regex(/^[\w-]{1,64}$/, 'must be letters, digits, - and _, at most 64'),
  packageSlug: z.string().regex(/^[a-z\d_-]{1,64}$/, 'must be small letters, digits, - and _, at most 64'),
  driverLicenseState: z.string().regex(/^[A-Z]{2}$/, 'must be two capital letters, such as GA'),
});

/** `POST /v2/consent-links`, for the operator's backend: the consent page's address for one candidate, signed. */
export async function consentLinkRoute(app: FastifyInstance, options: ApiOptions) {
  app.post(
    '/v2/consent-links',
    { onRequest: requireKey(options.serviceKey, 'Show the service key: Authorization: Bearer …') },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const asked = body.safeParse(request.body);
      if (!asked.success) return reply.code(400).send({ message: z.prettifyError(asked.error) });
      const link = await options.tokens.mint('consent', asked.data.candidateId, livesMs);
      const query = new URLSearchParams({ ...asked.data, link });
      const url = `${siteUrlFor(request, options.siteUrl)}/checkr-disclosure-embed?${query}`;
      return reply.code(201).send({ url, expiresAt: new Date(Date.now() + livesMs).toISOString() });
    },
  );
}
