import { isIP } from 'node:net';
import { isAbsolute } from 'node:path';
import { z } from 'zod';
import { site } from '#config/site.ts';
import { isZone } from '#rules/time.ts';
import { secretText, tokenKeys } from './secrets.ts';

/** A setting that is one whole number; the text completes "PORT must be …". */
function wholeNumber(min: number, max: number) {
  const accepted = `a whole number from ${min} to ${max}`;
  return z
    .string()
    .refine((text) => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max, {
      error: accepted,
    })
    .transform(Number);
}

/** A setting that is one word of a list. */
function oneOf<const Words extends readonly [string, ...string[]]>(words: Words) {
  return z.enum(words, { error: `one of ${words.join(', ')}` });
}

function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  const maxBits = version === 4 ? 32 : 128;
  return (
    version > 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && +bits > 0 && +bits <= maxBits))
  );
}

const trustProxy = z
  .string()
  .transform((text) => (text === 'off' ? [] : text.split(',').map((part) => part.trim())))
  .refine((proxies) => proxies.every(isAddressOrRange), {
    error:
      'off, or addresses and ranges such as 10.0.0.0/8, 192.0.2.7; not all there are: anybody could say who they are',
  })
  .transform((proxies) => (proxies.length > 0 ? proxies : false));

/** An address would be read without the blanks around it, and elsewhere perhaps with them. The text completes "SITE_URL must be …". */
const withoutBlanks = (accepted: string) =>
  z.string().regex(/^\S*$/, { error: `${accepted}, without blanks and line ends`, abort: true });

const originAccepted = 'an address such as https://www.example.com';
const origin = withoutBlanks(originAccepted)
  .pipe(z.url({ protocol: /^https?$/, error: `${originAccepted}, without a path`, abort: true }))
  .refine((text) => new URL(text).pathname === '/' && !/[?#]/.test(text), {
    error: `${originAccepted}, without a path`,
    abort: true,
  })
  .transform((text) => new URL(text).origin);

/** A setting that is the address of another program, with what lets us in; the example completes "an address such as …". */
function addressOf(protocol: RegExp, example: string) {
  const accepted = `an address such as ${example}`;
  return withoutBlanks(accepted)
    .pipe(z.url({ protocol, error: accepted, abort: true }))
    .refine(canBeDecoded, {
      error: `${accepted}, in whose user, password and name each % is written as %25`,
      abort: true,
    });
}

/** Whoever reads the address later decodes these parts, and a password may have a % of its own. */
function canBeDecoded(address: string): boolean {
  const { username, password, pathname } = new URL(address);
  try {
    return [username, password, pathname].map(decodeURIComponent).length > 0;
  } catch {
    return false;
  }
}

/** Redis has numbers for names: another one would be sent as "NaN", and its refusal ends the process that serves. */
function namesNumberedDatabase(address: string): boolean {
  const { pathname, searchParams } = new URL(address);
  return /^(?:\/(?:\d{1,3})?)?$/.test(pathname) && /^\d{1,3}$/.test(searchParams.get('db') ?? '0');
}

const mailAddress = z.string().regex(/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/, { error: 'an e-mail address' });

/** Every setting of the server. An `error` text completes the sentence "NAME must be …". */
export const settings = z.object({
  PORT: wholeNumber(0, 65_535).default(3000).describe('The TCP port to listen on; 0 takes any free one.'),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, { error: 'a host name or an IP address' })
    .default('127.0.0.1')
    .describe(
      'The address to listen on, of a name the first, IPv4 before IPv6; 0.0.0.0 lets other machines in.',
    ),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('The least severe log line still written to standard output.'),
  SITE_DIR: z.string().optional().describe('The folder of the built site, when it is not beside the server.'),
  NODE_ENV: oneOf(['development', 'test', 'production'])
    .default('development')
    .describe('Whether this process serves the public, a developer or a test.'),
  STAGING: oneOf(['on', 'off'])
    .default('off')
    .describe(
      'Whether NODE_ENV=production is a rehearsal: test keys of Stripe, a test environment of Checkr and drafts of the legal texts are accepted then.',
    ),
  LEGAL_DRAFT: oneOf(['allowed', 'refused'])
    .default('refused')
    .describe('Whether the public may be served terms and a privacy policy that no counsel has adopted yet.'),
  DRAIN_MS: wholeNumber(0, 300_000)
    .default(1000)
    .describe(
      'How many milliseconds readiness already fails after SIGTERM while the port is still open; as long as whoever sends visitors takes to notice.',
    ),
  SHUTDOWN_GRACE_MS: wholeNumber(0, 300_000)
    .default(8000)
    .describe(
      'How many milliseconds requests in flight have to complete after that; connections that have not ended a second before its end are cut, so that the rest is closed in order.',
    ),
  TRUST_PROXY: trustProxy
    .default(false)
    .describe('Which proxies in front may name the client in X-Forwarded-For; off believes none.'),
  HSTS: oneOf(['on', 'off', 'subdomains', 'preload'])
    .default('on')
    .describe(
      'Whether browsers are told to use only https for a year: for this host, with subdomains for every host below it too, with preload for good, since browsers may then ship with it.',
    ),
  SITE_URL: origin
    .optional()
    .describe('Where people reach the site, such as https://www.example.com; links are made with it.'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(live|test)_\w+$/, { error: 'a secret or restricted key of Stripe, sk_… or rk_…' })
    .optional()
    .describe('The key of the Stripe platform; without it a sandbox answers in place of Stripe.'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+(,\s*whsec_\w+)*$/, {
      error: 'one or more signing secrets, whsec_…, with commas between',
    })
    .optional()
    .describe('What Stripe signs webhooks with; without it they are refused.'),
  STRIPE_ACCOUNTS: oneOf(['v1', 'v2'])
    .default('v1')
    .describe("Which of Stripe's account interfaces the hosts' accounts were made with."),
  STRIPE_API_URL: origin.optional().describe("Another server in place of Stripe's, for tests."),
  CHECKR_API_KEY: z
    .string()
    .regex(/^\S{8,}$/, { error: 'the secret key of a Checkr account' })
    .optional()
    .describe('The key of the Checkr account; without it a sandbox answers in place of Checkr.'),
  CHECKR_ENV: oneOf(['production', 'staging', 'sandbox'])
    .default('production')
    .describe('Which environment of Checkr the key belongs to.'),
  CHECKR_SCOPES: z
    .string()
    .regex(/^\w+(,\w+)*$/, { error: 'words with commas between, such as order' })
    .default('order')
    .describe('What a session token of the consent embed may do.'),
  CHECKR_API_URL: origin.optional().describe("Another server in place of Checkr's, for tests."),
  CHECKR_SERVICES_URL: origin
    .optional()
    .describe("Where the consent embed is loaded from, when it is not Checkr's own host; for tests."),
  CONSENT_LINK: oneOf(['required', 'optional'])
    .optional()
    .describe(
      'Whether the consent page opens only through a link we have signed; left out, only in production, which refuses optional.',
    ),
  TOKEN_KEYS: tokenKeys
    .optional()
    .describe('What links are signed with; without it a key is made at every start.'),
  SERVICE_KEY: secretText
    .optional()
    .describe("What the operator's backend shows to have links made; without it nobody may."),
  METRICS_KEY: secretText
    .optional()
    .describe('What is shown to read /metrics; without it anyone may, which production refuses.'),
  EDITORS_KEY: secretText
    .optional()
    .describe(
      "What editors show to read /editors: the password, beside any name. Without it the page is open, and the public's server has none.",
    ),
  DIGEST_TO: z
    .string()
    .refine((text) => text.split(',').every((each) => mailAddress.safeParse(each.trim()).success), {
      error: 'one or more e-mail addresses, with commas between',
    })
    .optional()
    .describe('Who gets a mail on Monday morning with what to mend in the help; without it nobody does.'),
  DIGEST_FROM: mailAddress
    .optional()
    .describe('The sender of that mail, when it is not CONTACT_FROM, CONTACT_TO or the first of DIGEST_TO.'),
  DIGEST_SMTP_URL: addressOf(/^smtps?$/, 'smtps://user:password@mail.example.com')
    .optional()
    .describe('The mail server that takes it, when it is not CONTACT_SMTP_URL.'),
  DIGEST_TIME_ZONE: z
    .string()
    .refine(isZone, { error: 'a time zone such as America/New_York' })
    .default('UTC')
    .describe('Whose Monday morning, from seven on, the mail to the editors is sent on.'),
  REDIS_URL: addressOf(/^rediss?$/, 'redis://127.0.0.1:6379')
    .refine(namesNumberedDatabase, {
      error:
        'an address such as redis://127.0.0.1:6379, and behind it nothing but the number of a database, such as /1',
    })
    .optional()
    .describe('The Redis or Valkey that several instances share; without it each has its own memory.'),
  DATABASE_URL: addressOf(/^postgres(ql)?$/, 'postgres://site:password@127.0.0.1/site')
    .optional()
    .describe('The Postgres that keeps what people send, shared by all instances.'),
  DATABASE_FILE: z
    .string()
    // Another file than the one meant, or none: either would begin empty.
    .regex(/^(?!:memory:$|[a-z][a-z\d+.-]+:)\S(.*\S)?$/i, {
      error:
        'the path of a file, without a scheme and blanks around it, such as /var/lib/site/site.sqlite; to keep what people send only until the process ends, leave it out',
    })
    .optional()
    .describe(
      'The SQLite file in which one instance keeps what people send, where there is no DATABASE_URL; without either it is kept until the process ends.',
    ),
  FEEDBACK_PER_10_MIN: wholeNumber(1, 1_000_000)
    .default(60)
    .describe('How often one client may answer in 10 minutes whether a section helped, notes included.'),
  INCIDENT_FILE: z
    .string()
    // One that is not there tells of nothing: a mistake would show when it is needed.
    .regex(/^\S(.*\S)?$/, {
      error: 'the path of a file without blanks around it, such as /etc/site/incident.yaml',
    })
    .optional()
    .describe(
      'A file, JSON or YAML, in which the operator tells of an incident: pages do so within seconds, as long as it is there.',
    ),
  CONTACT_PER_10_MIN: wholeNumber(1, 1_000_000)
    .default(60)
    .describe('How often one client may send a message in 10 minutes, mistakes included.'),
  CONTACT_SURGE: wholeNumber(1, 1_000_000)
    .default(60)
    .describe(
      'From how many messages of all clients in 10 minutes on the browser of each further one does a sum first, or a person looks at it.',
    ),
  CONTACT_TO: mailAddress
    .optional()
    .describe('Where messages of the contact page are mailed to; needs CONTACT_SMTP_URL.'),
  CONTACT_FROM: mailAddress
    .optional()
    .describe('The sender of these mails, when it is not CONTACT_TO; the reply goes to whoever wrote.'),
  CONTACT_SMTP_URL: addressOf(/^smtps?$/, 'smtps://user:password@mail.example.com')
    .optional()
    .describe(
      'The mail server that takes them. Without it, ZENDESK_URL or INTERCOM_TOKEN they are read in the editors page.',
    ),
  ZENDESK_URL: origin
    .optional()
    .describe(
      'The Zendesk that gets messages of the contact page as tickets, https://{subdomain}.zendesk.com.',
    ),
  ZENDESK_EMAIL: mailAddress.optional().describe('The agent of that Zendesk whose token is used.'),
  ZENDESK_TOKEN: z
    .string()
    .regex(/^\S{8,}$/, { error: 'an API token of Zendesk' })
    .optional()
    .describe('The API token of that agent.'),
  INTERCOM_TOKEN: z
    .string()
    .regex(/^\S{8,}$/, { error: 'an access token of Intercom' })
    .optional()
    .describe('The access token of the Intercom workspace that gets messages of the contact page.'),
  INTERCOM_API_URL: origin
    .default('https://api.intercom.io')
    .describe("Where that workspace's region is, such as https://api.eu.intercom.io."),
  POLLS_PER_10_S: wholeNumber(1, 1_000_000)
    .default(30)
    .describe(
      'How many payout polls one token, or one client without a good token, may make in 10 seconds; one address 20 times as many.',
    ),
  SESSION_TOKENS_PER_MINUTE: wholeNumber(1, 1_000_000)
    .default(5)
    .describe('How many consent session tokens one client may ask for in a minute.'),
  SEARCHES_PER_10_S: wholeNumber(1, 1_000_000)
    .default(20)
    .describe(
      'How many searches the server answers one client in 10 seconds; beyond it the browser searches.',
    ),
  SEARCH_TIMEOUT_MS: wholeNumber(100, 60_000)
    .default(2000)
    .describe(
      'How long somebody waits for the answers to a search before the published page is sent; nginx and Caddy, as set up here, wait 10 seconds.',
    ),
  SEARCH_INDEX: oneOf(['memory', 'postgres'])
    .default('memory')
    .describe(
      'Where the server has the index of its searches: in its memory, or in the Postgres of DATABASE_URL, which it writes it into.',
    ),
});

/** The validated settings, with their defaults filled in. */
export type Env = z.infer<typeof settings>;

/** A start that cannot succeed: `message` is one readable line per problem. */
export class StartError extends Error {}

/**
 * Reads the settings out of the process environment, or says which of them are wrong and what is accepted.
 *
 * @param legal whether the legal texts of the site that was built are adopted
 */
export function readEnv(variables: Record<string, string | undefined>, legal = site.legal): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = settings.safeParse(given);
  // Not all that read a file of settings take quotes away, and a key in quotes is another key.
  const quoted = Object.keys(settings.shape).filter((name) => /^(["']).*\1$/s.test(given[name] ?? ''));
  if (result.success && quoted.length === 0)
    return checkProduction(checkSearch(checkDigest(checkContact(result.data))), legal);
  const inQuotes = quoted.map((name) => `${name} is in quotes, which are part of its value: leave them out.`);
  const issues = (result.error?.issues ?? []).filter(({ path }) => !quoted.includes(String(path[0])));
  const wrong = issues.map(({ path, message }) => {
    const name = String(path[0]);
    const value = isSecret(name) ? 'set' : JSON.stringify(given[name]);
    return `${name} is ${value}, but must be ${message}.`;
  });
  throw new StartError([...inQuotes, ...wrong].join('\n'));
}

/** Settings whose value must not be printed. */
function isSecret(name: string): boolean {
  return /KEY|SECRET|TOKEN|REDIS|DATABASE_URL|SMTP/.test(name);
}

/** The ways out of the outbox, and what each takes. */
const contactSettings = [
  ['CONTACT_SMTP_URL', 'CONTACT_TO'],
  ['ZENDESK_URL', 'ZENDESK_EMAIL', 'ZENDESK_TOKEN'],
  ['INTERCOM_TOKEN'],
] as const;

/** Messages of the contact page take one way, and that one whole. */
function checkContact(env: Env): Env {
  const begun = contactSettings.filter((names) => names.some((name) => env[name] !== undefined));
  if (begun.length > 1) {
    const names = begun.map(([first]) => first).join(' and ');
    throw new StartError(`Messages of the contact page go one way: of ${names} only one may be set.`);
  }
  const missing = (begun[0] ?? []).filter((name) => env[name] === undefined);
  if (missing.length > 0)
    throw new StartError(`For messages of the contact page, ${missing.join(' and ')} must be set, too.`);
  return env;
}

/** A mail that is wanted needs a mail server. */
function checkDigest(env: Env): Env {
  if (env.DIGEST_TO && !env.DIGEST_SMTP_URL && !env.CONTACT_SMTP_URL)
    throw new StartError(
      'For the mail to the editors, DIGEST_SMTP_URL or CONTACT_SMTP_URL must be set, too.',
    );
  return env;
}

/** An index in Postgres needs one. */
function checkSearch(env: Env): Env {
  if (env.SEARCH_INDEX === 'postgres' && !env.DATABASE_URL)
    throw new StartError('For SEARCH_INDEX=postgres, DATABASE_URL must be set, too.');
  return env;
}

/**
 * Refuses to serve the public with stand-ins, test keys, open doors or legal texts that nobody has adopted; a rehearsal may
 * use test keys and drafts. A live key is enough for the public, whatever NODE_ENV says: it may have been forgotten.
 */
function checkProduction(env: Env, legal: typeof site.legal): Env {
  const live = liveKeysOf(env);
  if (env.NODE_ENV !== 'production' && live.length === 0) return env;
  const problems = productionRules.filter(([, isMet]) => !isMet(env, legal)).map(([rule]) => rule);
  if (problems.length === 0) return env;
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
