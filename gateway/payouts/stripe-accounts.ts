import type Stripe from 'stripe';
import { z } from 'zod';
import { ProviderError, type OnboardingLink, type PayoutStatus } from '../providers/provider.ts';

/** Stripe's two account interfaces, made one. The SDK lets a 502 pass as a success: every answer is checked. */
interface AccountCalls {
  status(accountId: string): Promise<PayoutStatus>;
  link(link: OnboardingLink): Promise<{ url: string; expiresAt: string }>;
}

const deleted = z.object({ deleted: z.literal(true) });
const httpsUrl = z.url({ protocol: /^https$/ });

const accountV1 = z.object({
  object: z.literal('account'),
  details_submitted: z.boolean(),
  requirements: z.object({ disabled_reason: z.string().nullish() }).nullish(),
});
const linkV1 = z.object({ object: z.literal('account_link'), url: httpsUrl, expires_at: z.number() });

/** Accounts of `/v1/accounts`: submitted and not rejected is ready. */
export function accountsV1(stripe: Stripe): AccountCalls {
  return {
    async status(accountId) {
      const account = await stripe.accounts.retrieve(accountId);
      if (isClosed(accountId, account)) return 'ERROR';
      const { details_submitted: submitted, requirements } = check(accountV1, account);
      if (requirements?.disabled_reason?.startsWith('rejected.')) return 'ERROR';
      return submitted ? 'READY_TO_REDIRECT' : 'PENDING';
    },
    async link({ accountId, returnUrl, refreshUrl }) {
      const link = await stripe.accountLinks.create({
        account: accountId,
        type: 'account_onboarding',
        return_url: returnUrl,
        refresh_url: refreshUrl,
      });
      const { url, expires_at: expires } = check(linkV1, link);
      return { url, expiresAt: new Date(expires * 1000).toISOString() };
    },
  };
}

/** Stripe's types promise none of the parts below: an account that has not begun may lack them all. */
const accountV2 = z.object({
  object: z.literal('v2.core.account'),
  closed: z.boolean().nullish(),
  configuration: z
    .object({ recipient: z.object({ capabilities: capabilities().nullish() }).nullish() })
    .nullish(),
  requirements: z
    .object({ entries: z.array(z.object({ awaiting_action_from: z.string() })).nullish() })
    .nullish(),
});
const linkV2 = z.object({
  object: z.literal('v2.core.account_link'),
  url: httpsUrl,
  expires_at: z.iso.datetime(),
});

function capabilities() {
  const transfers = z.object({ status: z.string() });
  return z.object({ stripe_balance: z.object({ stripe_transfers: transfers.nullish() }).nullish() });
}

/**
 * Accounts of `/v2/core/accounts`: transfers active, or nothing owed by the user, is ready. Where Stripe says nothing of what
 * is owed, nobody knows that it is nothing.
 */
export function accountsV2(stripe: Stripe): AccountCalls {
  return {
    async status(accountId) {
      const include = ['requirements' as const, 'configuration.recipient' as const];
      const account = await stripe.v2.core.accounts.retrieve(accountId, { include });
      if (isClosed(accountId, account)) return 'ERROR';
      const { closed, configuration, requirements } = check(accountV2, account);
      const transfers = configuration?.recipient?.capabilities?.stripe_balance?.stripe_transfers?.status;
      if (closed || transfers === 'rejected') return 'ERROR';
      const owed =
        requirements?.entries?.some((entry) => entry.awaiting_action_from === 'user') ?? !requirements;
      return transfers === 'active' || !owed ? 'READY_TO_REDIRECT' : 'PENDING';
    },
    async link({ accountId, returnUrl, refreshUrl }) {
      const link = await stripe.v2.core.accountLinks.create({
        account: accountId,
        use_case: {
          type: 'account_onboarding',
          account_onboarding: {
            return_url: returnUrl,
            refresh_url: refreshUrl,
          },
        },
      });
      const { url, expires_at: expiresAt } = check(linkV2, link);
      return { url, expiresAt };
    },
  };
}

/** An answer about another account is worse than none. */
function isClosed(accountId: string, account: { id?: unknown }): boolean {
  if (account.id !== accountId) throw new ProviderError('malformed', 'an answer that is not this account');
  return deleted.safeParse(account).success;
}

function check<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map((issue) => issue.path.join('.'));
  throw new ProviderError('malformed', `an answer with something wrong in: ${fields.join(', ')}`);
}
