import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ServerTexts } from '#config/site-data-schema.ts';
import { headerOf, isSameOrigin } from '../http/same-origin.ts';
import type { Guard } from '../providers/guard.ts';
import type { ConsentProvider } from '../providers/provider.ts';
import { sendProviderFailure } from '../providers/provider-failure.ts';
import type { Shared } from '../shared.ts';
import { giveOut } from '../store/give-out.ts';
import type { Grant, Refusal } from '../tokens.ts';
import { digestOf, readCandidate } from './candidate.ts';

export interface ConsentTokenOptions extends Pick<Shared, 'siteUrl' | 'tokens' | 'store'> {
  provider: ConsentProvider;
  guard: Guard;
  /** Whether only a link we have signed is answered; so in production. */
  linkRequired: boolean;
  /** How many tokens one client may ask for in a minute. */
  maxPerMinute: number;
  texts: ServerTexts['consent'];
}

/** A link is used once, or a few times by somebody who begins again; what Checkr does not give, does not count. */
export const maxTokensPerLink = 20;

/** `POST /v2/document/checkr-session-token` (spec 7), and what the page needs to know to load the embed. */
export async function consentTokenRoutes(app: FastifyInstance, options: ConsentTokenOptions) {
  const { provider, siteUrl, guard, store, linkRequired, maxPerMinute, texts } = options;

  // The embed says "JSON" and sends nothing.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) =>
    text === '' || text === '{}'
      ? done(null, undefined)
      : done(Object.assign(new Error(), { statusCode: 400 })),
  );
  app.removeContentTypeParser('text/plain');

  app.get('/v2/document/checkr-embed-config', async () => provider.embed);

  app.post(
    '/v2/document/checkr-session-token',
    { config: { rateLimit: { max: maxPerMinute, timeWindow: 60_000 } } },
    async (request, reply) => {
      if (!isSameOrigin(request, { siteUrl, browsersOnly: linkRequired }))
        return refuse(reply, texts.originRefused);
      const link = headerOf(request, 'x-consent-link');
      const candidate = headerOf(request, 'x-consent-candidate');
      const grant = linkRequired ? await readLink(link, candidate, options) : undefined;
      if (grant && 'refused' in grant) return refuseLink(grant.refused);
      const bounds = grant ? [{ key: `consent:${grant.id}`, max: maxTokensPerLink, ttlMs: grant.ttlMs }] : [];
      try {
        const token = await giveOut(store, bounds, () =>
          guard('session-token', (signal) => provider.sessionToken(signal, link)),
        );
        return token === undefined ? refuseLink('used too often') : { token };
      } catch (error) {
        return sendProviderFailure(request, reply, error, 'no session token', (failed, { fault }) =>
          failed.send({ message: texts.faults[fault] }),
        );
      }

      function refuseLink(reason: string) {
        request.log.info({ reason }, 'consent link refused');
        return refuse(reply, texts.linkRefused);
      }
    },
  );
}

function refuse(reply: FastifyReply, message: string) {
  return reply.code(403).send({ message });
}

/**
 * What a link grants, or a word for the log on why it grants nothing.
 *
 * @param shown the candidate whom the page was opened for, as a query
 */
async function readLink(
  link: string | undefined,
  shown: string | undefined,
  { tokens }: ConsentTokenOptions,
): Promise<Grant | Refusal> {
  const grant = await tokens.read('consent', link);
  if ('refused' in grant) return grant;
  const candidate = readCandidate(shown ?? '');
  return candidate && grant.about === digestOf(candidate) ? grant : { refused: 'for another candidate' };
}
