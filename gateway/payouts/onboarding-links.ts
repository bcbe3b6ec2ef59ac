import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ServerTexts } from '#config/site-data-schema.ts';
import { dayMs } from '../day.ts';
import { siteUrlFor } from '../http/site-url.ts';
import { requireKey } from '../ops/service-key.ts';
import type { Guard } from '../providers/guard.ts';
import type { PayoutProvider } from '../providers/provider.ts';
import { sendProviderFailure } from '../providers/provider-failure.ts';
import type { Shared } from '../shared.ts';
import { type Bound, giveOut } from '../store/give-out.ts';
import type { Grant } from '../tokens.ts';

export const linkTtlMs = dayMs;

/**
 * How often a link may be renewed. Stripe's links end after minutes or when opened twice, so an honest host needs a few; whoever finds
 * such an address in a log or a history gets no more than these. A renewal that Stripe refuses does not count.
 */
export const maxUses = { perLink: 10, perAccountInADay: 30 };

/** Where Stripe sends a host whose link was used or has expired; a token is in its query. */
export const refreshPath = '/v2/payouts/onboarding-links/refresh';

const body = z.strictObject({
  accountId: z.string().regex(/^acct_\w{4,60}$/, 'must be an account id, acct_…'),
});

export interface OnboardingLinkOptions extends Pick<
  Shared,
  'tokens' | 'store' | 'siteUrl' | 'serviceKey' | 'errors'
> {
  provider: PayoutProvider;
  guard: Guard;
  /** The address of the page that hosts come back to. */
  returnPath: string;
  /** How often one client may renew a link in 10 s. */
  maxRefreshes: number;
  texts: ServerTexts['payouts'];
}

/**
 * `POST /v2/payouts/onboarding-links`, for the operator's backend: a page of Stripe's where a host sets up payouts, which
 * returns to ours with a signed token. Stripe's links expire in minutes and work once: `…/refresh` makes another, until 24
 * hours after the first.
 */
export async function onboardingLinkRoutes(app: FastifyInstance, options: OnboardingLinkOptions) {
  const { provider, guard, tokens, store, siteUrl, returnPath, serviceKey, maxRefreshes, errors, texts } =
    options;

  /** @param refreshMs how long the link may be renewed; a renewed one inherits what is left, so that renewing ends */
  async function makeLink(accountId: string, site: string, refreshMs: number) {
    const [returnToken, refreshToken] = await Promise.all([
      tokens.mint('payout-status', accountId, linkTtlMs),
      tokens.mint('payout-refresh', accountId, refreshMs),
    ]);
    const link = {
      accountId,
      returnUrl: `${site}${returnPath}?token=${returnToken}`,
      refreshUrl: `${site}${refreshPath}?token=${refreshToken}`,
    };
    return guard('onboarding-link', (signal) => provider.onboardingLink(link, signal));
  }

  const boundsOf = ({ id, subject, ttlMs }: Grant): Bound[] => [
    { key: `refresh:${id}`, max: maxUses.perLink, ttlMs },
    { key: `refresh:${subject}`, max: maxUses.perAccountInADay, ttlMs: linkTtlMs },
  ];

  app.post(
    '/v2/payouts/onboarding-links',
    { onRequest: requireKey(app, serviceKey, 'Show the service key: Authorization: Bearer …') },
    async (request, reply) => {
      const asked = body.safeParse(request.body);
      if (!asked.success) return reply.code(400).send({ message: z.prettifyError(asked.error) });
      try {
        const link = await makeLink(asked.data.accountId, siteUrlFor(request, siteUrl), linkTtlMs);
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
    // A HEAD would have a link made that nobody sees.
    { exposeHeadRoute: false, config: { rateLimit: { max: maxRefreshes, timeWindow: 10_000 } } },
    async (request, reply) => {
      const grant = await tokens.read('payout-refresh', request.query.token);
      if ('refused' in grant) return refuse(grant.refused);
      try {
        const site = siteUrlFor(request, siteUrl);
        const link = await giveOut(store, boundsOf(grant), () => makeLink(grant.subject, site, grant.leftMs));
        return link ? await reply.redirect(link.url, 303) : refuse('used too often');
      } catch (error) {
        return sendProviderFailure(request, reply, error, 'no onboarding link', (failed) =>
          failed.statusCode === 503
            ? errors.sendPage(failed.header('retry-after', 60), 503, texts.refreshFailed)
            : errors.sendPage(failed, failed.statusCode, texts.refreshDenied),
        );
      }

      function refuse(reason: string) {
        request.log.info({ reason }, 'refresh token refused');
        return errors.sendPage(reply, 403, texts.refreshRefused);
      }
    },
  );
}
