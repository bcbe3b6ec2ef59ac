import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Guard } from '../providers/guard.ts';
import { ProviderError, type ConsentSource, type ProviderFault } from '../providers/provider.ts';
import type { Store } from '../store/store.ts';
import type { Tokens } from '../tokens.ts';

export interface ConsentTokenOptions {
  consent: ConsentSource;
  guard: Guard;
  tokens: Tokens;
  store: Store;
  /** Whether only a link we have signed is answered; so in production. */
  linkRequired: boolean;
  /** How many tokens one client may ask for in a minute. */
  perMinute: number;
}

/** A link is used once, or a few times by somebody who begins again. */
const tokensPerLink = 20;

const answers: Record<ProviderFault, { status: number; message: string; retryAfter?: number }> = {
  busy: {
    status: 503,
    message: 'The background check service is busy. Please try again in a moment.',
    retryAfter: 10,
  },
  unavailable: {
    status: 503,
    message: 'The background check service does not answer right now. Please try again in a few minutes.',
    retryAfter: 10,
  },
  refused: { status: 502, message: 'The background check service did not accept our request.' },
  malformed: { status: 502, message: 'The background check service gave an answer we cannot read.' },
};

/** `POST /v2/document/checkr-session-token` (spec 7), and what the page needs to know to load the embed. */
export async function consentTokenRoutes(app: FastifyInstance, options: ConsentTokenOptions) {
  const { consent, guard, linkRequired } = options;

  // The embed says "JSON" and sends nothing.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) =>
    text === '' || text === '{}'
      ? done(null, undefined)
      : done(Object.assign(new Error(), { statusCode: 400 })),
  );
  app.removeContentTypeParser('text/plain');

  app.get('/v2/document/checkr-embed-config', (_request, reply) =>
    reply.header('cache-control', 'no-store').send(consent.embed),
  );

  app.post(
    '/v2/document/checkr-session-token',
    { config: { rateLimit: { max: options.perMinute, timeWindow: 60_000 } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!isSameOrigin(request, linkRequired)) {
        return refuse(reply, 403, 'This address only answers its own pages.');
      }
      const link = headerOf(request, 'x-consent-link');
      const reason = linkRequired ? await whyLinkIsRefused(link, options) : undefined;
      if (reason) {
        request.log.info({ reason }, 'consent link refused');
        return refuse(
          reply,
          403,
          'This link is no longer valid. Please open the newest one we have sent you.',
        );
      }
      try {
        return { token: await guard('session-token', (signal) => consent.sessionToken(signal, link)) };
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        request.log.warn(
          { provider: consent.name, fault: error.fault, reason: error.message },
          'no session token',
        );
        const { status, message, retryAfter } = answers[error.fault];
        if (retryAfter) reply.header('retry-after', retryAfter);
        return refuse(reply, status, message);
      }
    },
  );
}

function refuse(reply: FastifyReply, status: number, message: string) {
  return reply.code(status).send({ message });
}

async function whyLinkIsRefused(link: string | undefined, { tokens, store }: ConsentTokenOptions) {
  const grant = await tokens.read('consent', link);
  if ('refused' in grant) return grant.refused;
  const { count } = await store.count(`consent:${grant.id}`, grant.lifetimeMs);
  return count > tokensPerLink ? 'used too often' : undefined;
}

/** Browsers say where a request comes from; who says nothing is no browser, and `strictly` is not answered. */
function isSameOrigin(request: FastifyRequest, strictly: boolean): boolean {
  const site = headerOf(request, 'sec-fetch-site');
  const origin = headerOf(request, 'origin');
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin !== undefined) return URL.canParse(origin) && new URL(origin).host === request.host;
  return site !== undefined || !strictly;
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}
