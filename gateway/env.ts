import { z } from 'zod';
import { isZone } from '#rules/time.ts';
import { keyOf, secretText, tokenKeys } from './secrets.ts';
import {
  addressOf,
  mailAddress,
  namesNumberedDatabase,
  oneOf,
  origin,
  trustProxy,
  wholeNumber,
} from './setting-kinds.ts';

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
  STRIPE_SECRET_KEY: keyOf(/^(sk|rk)_(live|test)_\w+$/, 'a secret or restricted key of Stripe, sk_… or rk_…')
    .optional()
    .describe('The key of the Stripe platform; without it a sandbox answers in place of Stripe.'),
  STRIPE_WEBHOOK_SECRET: keyOf(
    /^whsec_\w+(,\s*whsec_\w+)*$/,
    'one or more signing secrets, whsec_…, with commas between',
  )
    .optional()
    .describe('What Stripe signs webhooks with; without it they are refused.'),
  STRIPE_ACCOUNTS: oneOf(['v1', 'v2'])
    .default('v1')
    .describe("Which of Stripe's account interfaces the hosts' accounts were made with."),
  STRIPE_API_URL: origin.optional().describe("Another server in place of Stripe's, for tests."),
  CHECKR_API_KEY: keyOf(/^\S{8,}$/, 'the secret key of a Checkr account')
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
  ZENDESK_TOKEN: keyOf(/^\S{8,}$/, 'an API token of Zendesk')
    .optional()
    .describe('The API token of that agent.'),
  INTERCOM_TOKEN: keyOf(/^\S{8,}$/, 'an access token of Intercom')
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
