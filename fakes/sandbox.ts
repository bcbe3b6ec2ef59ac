import type { FastifyInstance } from 'fastify';
import { checkrProvider } from '../gateway/consent/checkr.ts';
import { stripeProvider } from '../gateway/payouts/stripe.ts';
import type { ConsentProvider, PayoutProvider } from '../gateway/providers/provider.ts';
import type { Tokens } from '../gateway/tokens.ts';
import script from './checkr/checkr-embed-definitions.js?raw';
import { startFakeCheckr } from './checkr/checkr.ts';
import { playedName, playedTtlMs } from './stripe/played-accounts.ts';
import { startFakeStripe } from './stripe/stripe.ts';

const name = 'sandbox';
const embedPath = '/sandbox/checkr';

/**
 * The stand-in for Stripe behind the real client, in place of Stripe where there is no key: every state of the payout page
 * can be seen. Its states change with every question and its failures are played, so it is asked each time.
 */
export async function sandboxPayouts(): Promise<PayoutProvider> {
  const fake = await startFakeStripe('sandbox-ready-after-3');
  const stripe = stripeProvider({
    secretKey: 'sk_test_sandbox',
    webhookSecrets: [],
    accounts: 'v1',
    apiUrl: fake.url,
    // Longer than the slow account takes.
    attemptTimeoutMs: 5500,
  });
  return {
    ...stripe,
    name,
    maxFailures: Infinity,
    maxStatusesPerSecond: Infinity,
    cache: { pendingTtlMs: 0, settledTtlMs: 0 },
    // There is no page of Stripe's to fill in: the link leads straight to where Stripe would return to.
    async onboardingLink(link, signal) {
      const { expiresAt } = await stripe.onboardingLink(link, signal);
      return { url: link.returnUrl, expiresAt };
    },
    close: () => fake.stop(),
  };
}

/** Lets the name of a played account stand for a signed token of it. */
export function sandboxTokens(tokens: Tokens): Tokens {
  return {
    ...tokens,
    async read(purpose, token) {
      const isPlayed = purpose === 'payout-status' && typeof token === 'string' && playedName.test(token);
      if (!isPlayed) return tokens.read(purpose, token);
      return { id: token, subject: token, ttlMs: playedTtlMs, leftMs: playedTtlMs };
    },
  };
}

/**
 * The stand-in for Checkr behind the real client, in place of Checkr where there is no key. What the page was opened with
 * is shown to it as the key, and some keys have an outcome of their own.
 */
export async function sandboxConsent(): Promise<ConsentProvider> {
  const fake = await startFakeCheckr();
  const embed = { servicesUrl: embedPath, env: 'sandbox-local' };
  const checkrWith = (apiKey: string) =>
    checkrProvider({ ...embed, apiKey, apiUrl: fake.url, scopes: ['order'] });
  return {
    ...checkrWith(name),
    name,
    maxFailures: Infinity,
    sessionToken: (signal, link) => checkrWith(link || name).sessionToken(signal),
    close: () => fake.stop(),
  };
}

/** Serves the stand-in for Checkr's script from our own address, as the page's security policy wants it. */
export async function sandboxRoutes(app: FastifyInstance) {
  app.get(`${embedPath}/lib/checkr-embed-definitions.js`, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(script),
  );
}
