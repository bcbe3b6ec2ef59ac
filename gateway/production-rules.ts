import { isAbsolute } from 'node:path';
import type { site } from '#config/site.ts';
import type { Env } from './env.ts';
import { StartError } from './start-error.ts';

/**
 * Refuses to serve the public with stand-ins, test keys, open doors or legal texts that nobody has adopted; a rehearsal may
 * use test keys and drafts. A live key is enough for the public, whatever NODE_ENV says: it may have been forgotten.
 *
 * @throws StartError with a line for each rule that is not kept
 */
export function refuseUnfitForPublic(env: Env, legal: typeof site.legal): void {
  const live = liveKeysOf(env);
  if (env.NODE_ENV !== 'production' && live.length === 0) return;
  const problems = productionRules.filter(([, isMet]) => !isMet(env, legal)).map(([rule]) => rule);
  if (problems.length === 0) return;
  const cause = env.NODE_ENV === 'production' ? 'NODE_ENV=production' : `a live ${live.join(' and a live ')}`;
  throw new StartError(problems.map((rule) => `With ${cause}, ${rule}.`).join('\n'));
}

/**
 * The settings that hold a key to real money or real people. Checkr's keys do not tell by themselves: one of its production
 * environment is live unless it says that it is for tests.
 */
function liveKeysOf(env: Env): string[] {
  const isLive = {
    STRIPE_SECRET_KEY: isLiveStripeKey(env.STRIPE_SECRET_KEY),
    CHECKR_API_KEY: env.CHECKR_ENV === 'production' && isLiveCheckrKey(env.CHECKR_API_KEY),
  };
  return Object.entries(isLive)
    .filter(([, is]) => is)
    .map(([name]) => name);
}

const isLiveStripeKey = (key = '') => /^.k_live_/.test(key);
const isLiveCheckrKey = (key = '') => key !== '' && !/test|sandbox/i.test(key);

const productionRules: [rule: string, isMet: (env: Env, legal: typeof site.legal) => boolean][] = [
  [
    'NODE_ENV must be production; elsewhere use keys for tests, sk_test_… of Stripe, and of Checkr one with CHECKR_ENV=staging or sandbox',
    (env) => env.NODE_ENV === 'production',
  ],
  ['SITE_URL must be an https address', (env) => env.SITE_URL?.startsWith('https:') ?? false],
  [
    'STRIPE_SECRET_KEY must be a live key: the sandbox and test keys are refused',
    (env) => isLiveStripeKey(env.STRIPE_SECRET_KEY) || isRehearsedWith(env.STRIPE_SECRET_KEY, env),
  ],
  ['STRIPE_WEBHOOK_SECRET must be set', (env) => env.STRIPE_WEBHOOK_SECRET !== undefined],
  ['STRIPE_API_URL must not be set', (env) => env.STRIPE_API_URL === undefined],
  [
    'CHECKR_API_KEY must be set: the sandbox is refused',
    (env) => isLiveCheckrKey(env.CHECKR_API_KEY) || isRehearsedWith(env.CHECKR_API_KEY, env),
  ],
  ['CHECKR_ENV must be production', (env) => env.CHECKR_ENV === 'production' || env.STAGING === 'on'],
  ['CHECKR_API_URL must not be set', (env) => env.CHECKR_API_URL === undefined],
  ['CHECKR_SERVICES_URL must not be set', (env) => env.CHECKR_SERVICES_URL === undefined],
  ['ZENDESK_URL must be an https address', (env) => env.ZENDESK_URL?.startsWith('https:') ?? true],
  ['INTERCOM_API_URL must be an https address', (env) => env.INTERCOM_API_URL.startsWith('https:')],
  ['CONSENT_LINK must not be optional', (env) => env.CONSENT_LINK !== 'optional'],
  ['TOKEN_KEYS must be set', (env) => env.TOKEN_KEYS !== undefined],
  ['SERVICE_KEY must be set', (env) => env.SERVICE_KEY !== undefined],
  [
    'DATABASE_FILE or DATABASE_URL must be set: what people send is to be kept',
    (env) => (env.DATABASE_FILE ?? env.DATABASE_URL) !== undefined,
  ],
  [
    'DATABASE_FILE must be a whole path, such as /var/lib/site/site.sqlite: any other begins in the folder of the release, and is left behind with it',
    (env) => isAbsolute(env.DATABASE_FILE ?? '/') || env.DATABASE_URL !== undefined,
  ],
  ['METRICS_KEY must be set', (env) => env.METRICS_KEY !== undefined],
  [
    'EDITORS_KEY must be set: on that page a person decides on doubtful messages, and sees those that could not be delivered',
    (env) => env.EDITORS_KEY !== undefined,
  ],
  [
    "the terms and the privacy policy must be adopted: have counsel read both, write legal: 'adopted' into config/site.config.ts, and build again; or set LEGAL_DRAFT=allowed to serve the drafts on purpose",
    (env, legal) => legal === 'adopted' || env.LEGAL_DRAFT === 'allowed' || env.STAGING === 'on',
  ],
];

/** Whether a key will do because nothing is real yet. A stand-in won't: a rehearsal is of the real providers. */
function isRehearsedWith(key: string | undefined, { STAGING }: Env): boolean {
  return key !== undefined && STAGING === 'on';
}
