import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readCandidateField, type CandidateField } from '#rules/consent-candidate.ts';
import { dayMs } from '../day.ts';
import { siteUrlFor } from '../http/site-url.ts';
import { requireKey } from '../ops/service-key.ts';
import type { Shared } from '../shared.ts';
import { digestOf } from './candidate.ts';

export const linkTtlMs = 7 * dayMs;

/** A field by the rule that the page reads it by; the text completes the error's sentence. */
const field = (name: CandidateField, message: string) =>
  z.string().transform((text, context) => {
    const value = readCandidateField(name, [text]);
    if (value === undefined) context.addIssue(message);
    return value ?? z.NEVER;
  });

const body = z.strictObject({
  candidateFullName: field('candidateFullName', 'must be a name of 1 to 200 characters, without < and >'),
  candidateId: field('candidateId', 'must be letters, digits, . : - and _, at most 200'),
  packageSlug: field('packageSlug', 'must be small letters, digits, - and _, at most 100'),
  driverLicenseState: field('driverLicenseState', 'must be the two letters of a state, such as GA'),
});

export interface ConsentLinkOptions extends Pick<Shared, 'tokens' | 'siteUrl' | 'serviceKey'> {
  /** The address of the consent page. */
  pagePath: string;
}

/** `POST /v2/consent-links`, for the operator's backend: the consent page's address for one candidate, signed. */
export async function consentLinkRoute(app: FastifyInstance, options: ConsentLinkOptions) {
  const { tokens, siteUrl, pagePath, serviceKey } = options;

  app.post(
    '/v2/consent-links',
    { onRequest: requireKey(app, serviceKey, 'Show the service key: Authorization: Bearer …') },
    async (request, reply) => {
      const asked = body.safeParse(request.body);
      if (!asked.success) return reply.code(400).send({ message: z.prettifyError(asked.error) });
      const { candidateId } = asked.data;
      const link = await tokens.mint('consent', candidateId, linkTtlMs, digestOf(asked.data));
      const query = new URLSearchParams({ ...asked.data, link });
      const url = `${siteUrlFor(request, siteUrl)}${pagePath}?${query.toString()}`;
      return reply.code(201).send({ url, expiresAt: new Date(Date.now() + linkTtlMs).toISOString() });
    },
  );
}
