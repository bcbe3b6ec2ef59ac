import { isIP } from 'node:net';
import { z } from 'zod';

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
  const widest = version === 4 ? 32 : 128;
  return (
    version > 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && +bits <= widest))
  );
}

const trustProxy = z
  .string()
  .transform((text) => (text === 'off' ? [] : text.split(',').map((part) => part.trim())))
  .refine((proxies) => proxies.every(isAddressOrRange), {
    error: 'off, or addresses and ranges such as 10.0.0.0/8, 192.0.2.7',
  })
  .transform((proxies) => (proxies.length > 0 ? proxies : false));

/** Every setting of the server. An `error` text completes the sentence "NAME must be …". */
export const settings = z.object({
  PORT: wholeNumber(0, 65_535).default(3000).describe('The TCP port to listen on; 0 takes any free one.'),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, { error: 'a host name or an IP address' })
    .default('127.0.0.1')
    .describe('The address to listen on; 0.0.0.0 lets other machines in.'),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('The least severe log line still written to standard output.'),
  SITE_DIR: z.string().optional().describe('The folder of the built site, when it is not beside the server.'),
  NODE_ENV: oneOf(['development', 'test', 'production'])
    .default('development')
    .describe('Whether this process serves the public, a developer or a test.'),
  SHUTDOWN_GRACE_MS: wholeNumber(0, 300_000)
    .default(10_000)
    .describe('How many milliseconds requests in flight have to complete once the server is told to stop.'),
  TRUST_PROXY: trustProxy
    .default(false)
    .describe('Which proxies in front may name the client in X-Forwarded-For; off believes none.'),
  HSTS: oneOf(['on', 'off'])
    .default('on')
    .describe('Whether browsers are told to use only https for this host for a year.'),
});

/** The validated settings, with their defaults filled in. */
export type Env = z.infer<typeof settings>;

/** A start that cannot succeed: `message` is one readable line per problem. */
export class StartError extends Error {}

/** Reads the settings out of the process environment, or says which of them are wrong and what is accepted. */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = settings.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return `${name} is ${JSON.stringify(given[name])}, but must be ${issue.message}.`;
  });
  throw new StartError(lines.join('\n'));
}
