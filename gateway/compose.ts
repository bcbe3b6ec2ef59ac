import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { collectDefaultMetrics } from 'prom-client';
import type { Services } from './api.ts';
import { contactChannel } from './contact/channels/choose-channel.ts';
import { checkrHosts } from './consent/checkr-hosts.ts';
import { checkrProvider } from './consent/checkr.ts';
import type { Database } from './database/database.ts';
import { migrations } from './database/migrations.ts';
import { postgresDatabase } from './database/postgres.ts';
import { sqliteDatabase, sqliteInMemory } from './database/sqlite.ts';
import { smtpMailer } from './editors/mailer.ts';
import type { Env } from './env.ts';
import { StartError } from './start-error.ts';
import { createMetrics } from './ops/metrics.ts';
import { stripeProvider } from './payouts/stripe.ts';
import type { ConsentProvider, PayoutProvider } from './providers/provider.ts';
import { ephemeralKey, keyFrom } from './secrets.ts';
import { memoryStore } from './store/memory.ts';
import { redisStore } from './store/redis.ts';
import { createTokens, type Tokens } from './tokens.ts';

/** What plays the providers that have no key: `fakes/sandbox.ts`. */
export interface StandIns {
  sandboxPayouts(): Promise<PayoutProvider>;
  /** The same tokens, and words of the demonstration beside them. */
  sandboxTokens(tokens: Tokens): Tokens;
  sandboxConsent(): Promise<ConsentProvider>;
  sandboxRoutes: FastifyPluginAsync;
}

/**
 * Makes what the live calls need, as the settings say: the real providers where there is a key, else their stand-ins.
 *
 * @param loadStandIns called only where a key is missing
 * @param sqliteWorker the file that runs SQLite: `sqlite-worker.mjs`, or what the build has made of it
 * @throws StartError where the database's file cannot be opened
 */
export async function composeServices(
  env: Env,
  loadStandIns: () => Promise<StandIns>,
  sqliteWorker: string,
): Promise<Services> {
  const metrics = createMetrics();
  collectDefaultMetrics({ register: metrics.registry });
  return {
    ...(await composePayouts(env, loadStandIns)),
    ...(await composeConsent(env, loadStandIns)),
    database: await composeDatabase(env, sqliteWorker),
    contactChannel: contactChannel(env),
    markKey: keyFrom(env.TOKEN_KEYS ?? ephemeralKey(), 'client-mark'),
    wordingKey: keyFrom(env.TOKEN_KEYS ?? ephemeralKey(), 'search-wording'),
    store: memoryStore(),
    sharedStore: env.REDIS_URL ? redisStore(env.REDIS_URL) : undefined,
    metrics,
    incidentFile: env.INCIDENT_FILE,
    siteUrl: env.SITE_URL,
    serviceKey: env.SERVICE_KEY,
    metricsKey: env.METRICS_KEY,
    editors: { key: env.EDITORS_KEY },
    digest: composeDigest(env),
    consentLinkRequired: env.NODE_ENV === 'production' || env.CONSENT_LINK === 'required',
    limits: {
      polls: env.POLLS_PER_10_S,
      sessionTokens: env.SESSION_TOKENS_PER_MINUTE,
      feedback: env.FEEDBACK_PER_10_MIN,
      messages: env.CONTACT_PER_10_MIN,
      messageSurge: env.CONTACT_SURGE,
      searches: env.SEARCHES_PER_10_S,
      searchTimeoutMs: env.SEARCH_TIMEOUT_MS,
    },
  };
}

/** The weekly mail to the editors, where somebody wants it. */
function composeDigest(env: Env): Services['digest'] {
  const { DIGEST_TO: to, DIGEST_TIME_ZONE: timeZone } = env;
  const url = env.DIGEST_SMTP_URL ?? env.CONTACT_SMTP_URL;
  if (!to || !url) return undefined;
  const from = env.DIGEST_FROM ?? env.CONTACT_FROM ?? env.CONTACT_TO ?? to.split(',')[0]!;
  return { to, timeZone, send: smtpMailer({ url, from }) };
}

/** Postgres where there is one, else SQLite: in a file where one is named, and in production one is. */
async function composeDatabase(env: Env, sqliteWorker: string): Promise<Database> {
  const { DATABASE_URL: url, DATABASE_FILE: file } = env;
  if (url) return postgresDatabase(url, migrations);
  if (!file) return sqliteInMemory(sqliteWorker, migrations);
  try {
    return await sqliteDatabase(file, sqliteWorker, migrations);
  } catch (error) {
    const { message } = error as Error;
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
      throw new StartError(
        `DATABASE_FILE ${file} is a folder; name a file in it, such as ${join(file, 'site.sqlite')}.`,
      );
    throw new StartError(`DATABASE_FILE ${file} cannot be opened (${message}): ${remedyOf(message)}.`);
  }
}

/** What an operator does about a file that SQLite does not open, by what it says. */
function remedyOf(message: string): string {
  if (/locked|busy/.test(message))
    return 'another process has it open; several instances share a Postgres, DATABASE_URL';
  if (message.includes('full')) return 'make room on its disk';
  if (/malformed|not a database/.test(message))
    return 'it is damaged, or something else; put it aside, with the -wal beside it, and bring back the backup';
  if (message.includes('@photostructure/sqlite'))
    return 'take Node 22.13 or newer, which has SQLite, or a Postgres, DATABASE_URL';
  return 'its folder must be there, for this user to write to';
}

async function composePayouts(env: Env, loadStandIns: () => Promise<StandIns>) {
  const tokens = createTokens(env.TOKEN_KEYS ?? ephemeralKey());
  if (!env.STRIPE_SECRET_KEY) {
    const { sandboxPayouts, sandboxTokens } = await loadStandIns();
    return { payouts: await sandboxPayouts(), tokens: sandboxTokens(tokens) };
  }
  const payouts = stripeProvider({
    secretKey: env.STRIPE_SECRET_KEY,
    webhookSecrets: env.STRIPE_WEBHOOK_SECRET?.split(/,\s*/) ?? [],
    accounts: env.STRIPE_ACCOUNTS,
    apiUrl: env.STRIPE_API_URL,
  });
  return { payouts, tokens };
}

async function composeConsent(env: Env, loadStandIns: () => Promise<StandIns>) {
  if (!env.CHECKR_API_KEY) {
    const { sandboxConsent, sandboxRoutes } = await loadStandIns();
    return { consent: await sandboxConsent(), standInRoutes: sandboxRoutes };
  }
  const { apiUrl, servicesUrl } = checkrHosts(env.CHECKR_ENV);
  const consent = checkrProvider({
    apiKey: env.CHECKR_API_KEY,
    apiUrl: env.CHECKR_API_URL ?? apiUrl,
    servicesUrl: env.CHECKR_SERVICES_URL ?? servicesUrl,
    env: env.CHECKR_ENV,
    scopes: env.CHECKR_SCOPES.split(','),
  });
  return { consent };
}
