import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ApiOptions } from '../api.ts';
import { problemPage } from '../http/errors.ts';
import type { Guard } from '../providers/guard.ts';
import { ProviderError } from '../providers/provider.ts';
import { requireKey } from '../ops/service-key.ts';
import { siteUrlFor } from '../http/site-url.ts';

const livesMs = 24 * 60 * 60_000;
const refreshPath = '/v2/payouts/onboarding-links/refresh';

const body = z.strictObject({
  accountId: z.string().regex(/^(acct_\w{4,60}|sandbox-[a-z\d-]+(\.\w+)?)$/, 'must be an account id, acct_…'),
});

/**
 * `POST /v2/payouts/onboarding-links`, for the operator's backend: a page of Stripe's where a host sets up payouts, which
 * returns to ours with a signed token. Stripe's links expire in minutes and work once: `…/refresh` makes another.
 */
export async function onboardingRoutes(app: FastifyInstance, options: ApiOptions & { guard: Guard }) {
  const { payouts, tokens, guard, limits } = options;

  async function makeLink(accountId: string, site: string) {
    const [returning, refreshing] = await Promise.all([
      tokens.mint('payout-status', accountId, livesMs),
      tokens.mint('payout-refresh', accountId, livesMs),
    ]);
    const link = {
      accountId,
      returnUrl: `${site}/payout-setup-complete?token=${returning}`,
      refreshUrl: `${site}${refreshPath}?token=${refreshing}`,
    };
    return guard('onboarding-link', (signal) => payouts.onboardingLink(link, signal));
  }

  app.post(
    '/v2/payouts/onboarding-links',
    { onRequest: requireKey(options.serviceKey, 'Show the service key: Authorization: Bearer …') },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const asked = body.safeParse(request.body);
      if (!asked.success) return reply.code(400).send({ message: z.prettifyError(asked.error) });
      try {
        const link = await makeLink(asked.data.accountId, siteUrlFor(request, options.siteUrl));
        return await reply.code(201).send(link);
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        request.log.warn({ fault: error.fault, reason: error.message }, 'no onboarding link');
        const passes = error.fault === 'busy' || error.fault === 'unavailable';
        if (passes) reply.header('retry-after', 10);
        return reply.code(passes ? 503 : 502).send({ message: `Stripe gave no link: ${error.message}.` });
      }
    },
  );

  app.get(
    refreshPath,
    { config: { rateLimit: { max: limits.polls, timeWindow: 10_000 } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
      const grant = await tokens.read('payout-refresh', (request.query as { token?: unknown }).token);
      if ('refused' in grant) {
        request.log.info({ reason: grant.refused }, 'refresh token refused');
        return problemPage(
          reply,
          403,
          'This link is no longer valid. Start the payout set-up again in the app.',
        );
      }
      try {
        const { url } = await makeLink(grant.subject, siteUrlFor(request, options.siteUrl));
        return await reply.redirect(url, 303);
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        request.log.warn({ fault: error.fault, reason: error.message }, 'no onboarding link');
        const message =
          'Stripe does not answer right now. Reload this page in a minute, or go on in the app.';
        return problemPage(reply.header('retry-after', 60), 503, message);
      }
    },
  );
}
