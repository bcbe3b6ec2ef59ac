import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ServerTexts } from '#config/site-data-schema.ts';
import type { ErrorReplies } from '../http/errors.ts';
import { siteUrlFor } from '../http/site-url.ts';
import { requireKey } from '../ops/service-key.ts';
import type { Guard } from '../providers/guard.ts';
import type { PayoutProvider } from '../providers/provider.ts';
import { sendProviderFailure } from '../providers/provider-failure.ts';
import type { Tokens } from '../tokens.ts';

const linkTtlMs = 24 * 60 * 60_000;

/** Where Stripe sends a host whose link was used or has expired; a token is in its query. */
export const refreshPath = '/v2/payouts/onboarding-links/refresh';

const body = z.strictObject({
  accountId: z.string().regex(/^acct_\w{4,60}$/, 'must be an account id, acct_…'),
});

export interface OnboardingLinkOptions {
  provider: PayoutProvider;
  guard: Guard;
  tokens: Tokens;
  /** Where the site is reached, without a slash at the end; left out, the address a request was sent to. */
  siteUrl?: string | undefined;
  /** The address of the page that hosts come back to. */
  returnPath: string;
  /** What the operator's backend shows; left out, nobody has links made. */
  serviceKey?: string | undefined;
  /** How often one client may renew a link in 10 s. */
  maxRefreshes: number;
  errors: ErrorReplies;
  texts: ServerTexts['payouts'];
}

/**
 * `POST /v2/payouts/onboarding-links`, for the operator's backend: a page of Stripe's where a host sets up payouts, which
 * returns to ours with a signed token. Stripe's links expire in minutes and work once: `…/refresh` makes another.
 */
export async function onboardingLinkRoutes(app: FastifyInstance, options: OnboardingLinkOptions) {
  const { provider, guard, tokens, siteUrl, returnPath, serviceKey, maxRefreshes, errors, texts } = options;

  async function makeLink(accountId: string, site: string) {
    const [returnToken, refreshToken] = await Promise.all([
      tokens.mint('payout-status', accountId, linkTtlMs),
      tokens.mint('payout-refresh', accountId, linkTtlMs),
    ]);
    const link = {
      accountId,
      returnUrl: `${site}${returnPath}?token=${returnToken}`,
      refreshUrl: `${site}${refreshPath}?token=${refreshToken}`,
    };
    return guard('onboarding-link', (signal) => provider.onboardingLink(link, signal));
  }

  app.post(
    '/v2/payouts/onboarding-links',
    { onRequest: requireKey(serviceKey, 'Show the service key: Authorization: Bearer …') },
    async (request, reply) => {
      const asked = body.safeParse(request.body);
      if (!asked.success) return reply.code(400).send({ message: z.prettifyError(asked.error) });
      try {
        const link = await makeLink(asked.data.accountId, siteUrlFor(request, siteUrl));
        return await reply.code(201).send(link);
      } catch (error) {
        return sendProviderFailure(request, reply, error, 'no onboarding link', (failed, { message }) =>
          failed.send({ message: `Stripe gave no link: ${message}.` }),
        );
      }
    },
  );

  app.get<{ Querystring: { token?: unknown } }>(
    refreshPath,
    { config: { rateLimit: { max: maxRefreshes, timeWindow: 10_000 } } },
    async (request, reply) => {
      const grant = await tokens.read('payout-refresh', request.query.token);
      if ('refused' in grant) {
        request.log.info({ reason: grant.refused }, 'refresh token refused');
        return errors.sendPage(reply, 403, texts.refreshRefused);
      }
      try {
        const { url } = await makeLink(grant.subject, siteUrlFor(request, siteUrl));
        return await reply.redirect(url, 303);
      } catch (error) {
        return sendProviderFailure(request, reply, error, 'no onboarding link', (failed) =>
          errors.sendPage(failed.header('retry-after', 60), 503, texts.refreshFailed),
        );
      }
    },
  );
}
