import type { PayoutStatuses } from './payout-status.ts';

/** `getStripePayoutAccountStatus(token)`: one status word (spec 7). */
export function payoutResolvers(payouts: Pick<PayoutStatuses, 'forToken'>) {
  return {
    Query: {
      getStripePayoutAccountStatus: (_parent: unknown, { token }: { token?: string | null }) =>
        payouts.forToken(token),
    },
  };
}
