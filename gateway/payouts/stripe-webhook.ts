import type { FastifyInstance } from 'fastify';
import { dayMs } from '../day.ts';
import type { PayoutProvider } from '../providers/provider.ts';
import type { Shared } from '../shared.ts';
import type { PayoutStatuses } from './payout-status.ts';

/** Longer than Stripe repeats an event it got no answer for. */
const eventTtlMs = 4 * dayMs;
const maxBytes = 256 * 1024;

export interface StripeWebhookOptions extends Pick<Shared, 'store' | 'metrics'> {
  provider: Pick<PayoutProvider, 'readEvent'>;
  statuses: Pick<PayoutStatuses, 'refresh'>;
}

/** `POST /v2/webhooks/stripe`: an account has changed, so whoever waits for it hears of it at once. */
export async function stripeWebhookRoute(
  app: FastifyInstance,
  { provider, store, statuses, metrics }: StripeWebhookOptions,
) {
  // The signature is over the bytes as they came.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: maxBytes },
    (_request, bytes, done) => done(null, bytes),
  );

  app.post('/v2/webhooks/stripe', { bodyLimit: maxBytes }, async (request, reply) => {
    const signature = request.headers['stripe-signature'];
    const event =
      typeof signature === 'string' && Buffer.isBuffer(request.body)
        ? provider.readEvent(request.body, signature)
        : undefined;
    if (!event) {
      metrics.webhooks.inc({ outcome: 'refused' });
      return reply.code(400).send({ message: 'The signature does not fit.' });
    }
    const key = `event:${event.id}`;
    if ((await store.get(key)) !== undefined) {
      metrics.webhooks.inc({ outcome: 'repeated' });
      return { received: true };
    }
    // What is not done is not remembered: Stripe sends the event again, and who waits asks with the next poll anyway.
    if (event.accountId && !(await statuses.refresh(event.accountId, request.log))) {
      metrics.webhooks.inc({ outcome: 'postponed' });
      return reply.code(503).header('retry-after', 60).send({ message: 'Not now. Please send it again.' });
    }
    await store.set(key, 'done', eventTtlMs);
    metrics.webhooks.inc({ outcome: 'accepted' });
    return { received: true };
  });
}
