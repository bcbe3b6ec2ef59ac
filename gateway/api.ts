import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { contactIds } from '#config/contact-page.ts';
import type { SiteData } from '#config/site-data-schema.ts';
import { consentLinkRoute } from './consent/consent-links.ts';
import { consentTokenRoutes } from './consent/consent-token.ts';
import { type Channel, ticketWriter } from './contact/channels/channel.ts';
import { contactRoutes } from './contact/contact-routes.ts';
import { type Destination, messages, undeliverable } from './contact/messages.ts';
import { startOutbox } from './contact/outbox.ts';
import { type DigestOptions, startDigest } from './editors/digest.ts';
import { editorsRoutes } from './editors/editors-routes.ts';
import type { EditorsRenderer } from './editors/renderer.ts';
import { feedbackRoutes } from './feedback/feedback-routes.ts';
import { answerSender } from './feedback/send-answer.ts';
import { readVote } from './feedback/vote-token.ts';
import { votes } from './feedback/votes.ts';
import type { FormFields } from './http/form-body.ts';
import { pageBefore } from './http/errors.ts';
import { forbidCaching } from './http/no-store.ts';
import type { IncidentBoard } from './incident/incident-board.ts';
import { incidentRoutes } from './incident/incident-routes.ts';
import { searches } from './insight/missed-searches.ts';
import { missesRoute } from './insight/misses-route.ts';
import type { RecordMiss } from './insight/record-miss.ts';
import { metricsRoute } from './ops/metrics-route.ts';
import { reportsRoute } from './ops/reports-route.ts';
import { payoutStatusRoute } from './payouts/graphql.ts';
import { onboardingLinkRoutes } from './payouts/onboarding-links.ts';
import { payoutStatuses } from './payouts/payout-status.ts';
import { stripeWebhookRoute } from './payouts/stripe-webhook.ts';
import { eraseRoute } from './privacy/erase-route.ts';
import { erasures } from './privacy/erasures.ts';
import { startRetention } from './privacy/retention.ts';
import { createGuard } from './providers/guard.ts';
import type { ConsentProvider, PayoutProvider } from './providers/provider.ts';
import type { Shared } from './shared.ts';
import type { Site } from './site/site-file.ts';
import { rateLimitStore } from './store/rate-limit-store.ts';
import type { Store } from './store/store.ts';

/** What the live calls are made of: third parties, shared state and keys, all passed in. */
export interface Services extends Omit<Shared, 'language' | 'sent' | 'errors' | 'sendOwnPage'> {
  payouts: PayoutProvider;
  consent: ConsentProvider;
  /** Brings messages to our team; left out, they are read in the editors' page. */
  contactChannel?: Channel | undefined;
  /** Routes that a stand-in for a provider brings along. */
  standInRoutes?: FastifyPluginAsync | undefined;
  /** In which the operator tells of an incident. */
  incidentFile?: string | undefined;
  /** Secret: what stands for wordings of searches is made with. */
  wordingKey: Buffer;
  /** This process's own memory. */
  store: Store;
  /** What several instances share, where they do. */
  sharedStore?: Store | undefined;
  /** What Prometheus shows as `Authorization: Bearer …`; left out, `/metrics` is open. */
  metricsKey?: string | undefined;
  /** Who reads the editors' page: whoever shows the key, or anybody where there is none; left out, there is no such page. */
  editors?: { key: string | undefined } | undefined;
  /** Who gets a mail each week with what to mend; left out, nobody. */
  digest?: Pick<DigestOptions, 'to' | 'timeZone' | 'send'> | undefined;
  /** Whether the consent page works only through a link we have signed. */
  consentLinkRequired: boolean;
  limits: ApiLimits;
}

/**
 * How often one client may call: polls and searches in 10 s, session tokens in a minute, feedback and messages in 10 minutes; from
 * how many messages of all in 10 minutes on each is doubted; and how long a search may take.
 */
export interface ApiLimits {
  polls: number;
  sessionTokens: number;
  feedback: number;
  messages: number;
  messageSurge: number;
  searches: number;
  searchTimeoutMs?: number;
}

interface ApiOptions extends Pick<Shared, 'store' | 'sent' | 'errors' | 'sendOwnPage'> {
  siteData: SiteData;
  services: Services;
  incidents: IncidentBoard;
  recordMiss: RecordMiss;
  /** The pages, that of the editors too, and what fills it; left out, nobody reads it. */
  site?: Site | undefined;
  editorsRenderer?: EditorsRenderer | undefined;
  /** The path of an address as it may be logged. */
  pathFor: (address: string) => string;
}

/** All that people send, each kind with how it is erased; erasures first, as every write under a number begins with them. */
const erasable = [erasures, votes, searches, messages];

/** The live calls: everything below `/v2`, `/metrics`, and the editors' page. Each subject's routes take what they need, and nothing else. */
export async function api(app: FastifyInstance, options: ApiOptions) {
  const { siteData, services, site, editorsRenderer, incidents, recordMiss, pathFor, ...rest } = options;
  const { language, pages, texts, feedback } = siteData;
  const { payouts, consent, database, markKey, tokens, metrics, siteUrl, serviceKey, limits } = services;
  const { store, sent } = rest;
  const shared: Shared = { language, siteUrl, serviceKey, markKey, tokens, database, metrics, ...rest };

  const providers = { payouts: payouts.name, consent: consent.name, shared: Boolean(services.sharedStore) };
  app.log.info(providers, 'providers');
  forbidCaching(app);
  await app.register(rateLimit, {
    global: false,
    keyGenerator: ({ ip }) => ip,
    store: rateLimitStore(store),
    skipOnError: true,
  });
  await app.register(metricsRoute, services);
  await app.register(reportsRoute, { metrics, pathFor });
  await registerPayouts(app, shared, options);
  await registerConsent(app, shared, options);
  await app.register(incidentRoutes, { ...shared, board: incidents, site: siteData });

  const endRetention = startRetention({ database, kinds: erasable, log: app.log, metrics });
  const sendAnswer = answerSender({ data: feedback, tokens });
  const maxPer10Min = limits.feedback;
  await app.register(feedbackRoutes, { ...shared, data: feedback, maxPer10Min, sendAnswer });
  await app.register(missesRoute, { ...shared, record: recordMiss });
  const { destination, wake, end: endDelivery } = delivery(app, services, siteData);
  // Whoever deploys reads it now, and not only once somebody has sent something.
  database
    .read({ sql: 'SELECT 1', values: [] })
    .catch(({ message }: Error) => app.log.warn({ reason: message }, 'database away at the start'));
  await app.register(contactRoutes, {
    ...shared,
    data: siteData.contact,
    path: pages.contact,
    page: async () => site?.fileAt(pages.contact),
    destination,
    wake,
    limits: { perClient: limits.messages, surge: limits.messageSurge },
  });
  await app.register(eraseRoute, {
    ...shared,
    kinds: erasable,
    texts: texts.erase,
    async tellErased(request, reply) {
      const vote = await readVote(tokens, (request.body as FormFields).token);
      // The page of the thanks says it in their place: no other state of that page has the form.
      const from = pageBefore(request) ?? '';
      const isFromThanks = from.startsWith(`${pages.contact}?`);
      if (vote) await sendAnswer(request, reply, { ...vote, state: 'erased' });
      else if (isFromThanks) await reply.redirect(`${from}#${contactIds.erased}`, 303);
      return vote !== undefined || isFromThanks;
    },
  });
  if (services.editors && site && editorsRenderer) {
    await app.register(editorsRoutes, {
      ...shared,
      path: pages.editors,
      site,
      renderer: editorsRenderer,
      destination,
      wake,
      editorsKey: services.editors.key,
      keyWanted: texts.editorsKeyWanted,
    });
  }
  const endDigest =
    services.digest &&
    editorsRenderer &&
    startDigest({ database, renderer: editorsRenderer, log: app.log, ...services.digest });
  if (services.standInRoutes) await app.register(services.standInRoutes);

  // Requests in flight may take all the time there is: what is kept does not wait for their end.
  app.addHook('preClose', (done) => {
    void sent.storeNow();
    done();
  });
  app.addHook('onClose', async () => {
    endRetention();
    endDigest?.();
    await endDelivery();
    await Promise.all([store.close(), sent.close(), payouts.close?.(), consent.close?.()]);
  });
}

async function registerPayouts(app: FastifyInstance, shared: Shared, { siteData, services }: ApiOptions) {
  const { payouts, metrics, limits } = services;
  const { pages, texts } = siteData;
  const stripe = { ...shared, provider: payouts, guard: createGuard(payouts, metrics), texts: texts.payouts };
  const statuses = payoutStatuses({ ...stripe, pollsPer10S: limits.polls });
  await app.register(payoutStatusRoute, { ...stripe, statuses, maxPolls: limits.polls });
  const returnPath = pages.payoutReturn;
  await app.register(onboardingLinkRoutes, { ...stripe, returnPath, maxRefreshes: limits.polls });
  await app.register(stripeWebhookRoute, { ...stripe, statuses });
}

async function registerConsent(app: FastifyInstance, shared: Shared, { siteData, services }: ApiOptions) {
  const { consent, metrics, limits } = services;
  await app.register(consentTokenRoutes, {
    ...shared,
    provider: consent,
    guard: createGuard(consent, metrics),
    linkRequired: services.consentLinkRequired,
    maxPerMinute: limits.sessionTokens,
    texts: siteData.texts.consent,
  });
  await app.register(consentLinkRoute, { ...shared, pagePath: siteData.pages.consent });
}

/** Where messages to us go, and what takes them there where something does. */
function delivery(
  { log }: FastifyInstance,
  { contactChannel: channel, database, metrics }: Services,
  { contact }: SiteData,
) {
  const outbox = channel && startOutbox({ database, channel, write: ticketWriter(contact), metrics, log });
  // Where the database is away, it is so at the next start.
  if (!channel) void database.write(undeliverable).catch(() => undefined);
  log.info({ channel: channel?.name ?? 'inbox' }, 'messages');
  const destination: Destination = channel ? 'pending' : 'inbox';
  return { destination, wake: () => outbox?.wake(), end: async () => outbox?.stop() };
}
