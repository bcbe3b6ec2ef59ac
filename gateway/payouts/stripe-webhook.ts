import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../ops/metrics.ts';
import type { PayoutStatuses } from './payout-status.ts';
import type { PayoutSource } from '../providers/provider.ts';
import type { Store } from '../store/store.ts';

/** Longer than Stripe repeats an event it got no answer for. */
const rememberMs = 4 * 24 * 60 * 60_000;

export interface WebhookOptions {
  source: PayoutSource;
  store: Store;
  statuses: PayoutStatuses;
  metrics: Metrics;
}

/** `POST /v2/webhooks/stripe`: an account has changed, so whoever waits for it hears of it at once. */
export async function webhookRoute(
  app: FastifyInstance,
  { source, store, statuses, metrics }: WebhookOptions,
) {
  // The signature is over the bytes as they came.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: 256 * 1024 },
    (_, body, done) => done(null, body),
  );

  app.post('/v2/webhooks/stripe', { bodyLimit: 256 * 1024 }, async (request, reply) => {
    const signature = request.headers['stripe-signature'];
    const event =
      typeof signature === 'string' && Buffer.isBuffer(request.body)
        ? source.readEvent(request.body, signature)
        : undefined;
    if (!event) {
      metrics.webhooks.inc({ outcome: 'refused' });
      return reply.code(400).send({ message: 'The signature does not fit.' });
    }
    const isRepeated = (await store.count(`event:${event.id}`, rememberMs)).count > 1;
    metrics.webhooks.inc({ outcome: isRepeated ? 'repeated' : 'accepted' });
    if (event.accountId && !isRepeated) await statuses.refresh(event.accountId);
    return { received: true };
  });
}
