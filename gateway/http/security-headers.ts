import { isSpelling } from './paths.ts';

type Headers = Record<string, string>;
type Policy = Record<string, string[]>;

/** What differs from one installation to another. */
export interface SecurityOptions {
  /** Whether browsers are told to use only https for a year. */
  hsts: boolean;
  /** Addresses that carry a token in their query. */
  tokenAddresses: readonly string[];
  /** The page that loads the consent embed, and where from: an origin, or a path of ours. */
  embed: { address: string; servicesUrl?: string | undefined };
  /** The server of the support chat, where the site has one: an origin. */
  chatUrl?: string | undefined;
}

const ownPolicy: Policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
};

const common: Headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** A token in an address must not reach another site, nor stay in a cache. */
const discreet: Headers = { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' };

/** What the chat adds on the common pages. Its script draws its window with a style element of its own. */
function chatPolicy(chatUrl: string | undefined): Policy {
  if (!chatUrl) return {};
  const { origin } = new URL(chatUrl);
  return {
    'script-src': [origin],
    'frame-src': [origin],
    'img-src': [origin],
    'connect-src': [origin, origin.replace(/^http/, 'ws')],
    'style-src': ["'unsafe-inline'"],
  };
}

/** What the consent embed adds on its page alone. */
function embedPolicy(servicesUrl = ''): Policy {
  const origins = /^https?:/.test(servicesUrl) ? [new URL(servicesUrl).origin] : [];
  return { 'script-src': origins, 'frame-src': ["'self'", ...origins] };
}

/**
 * Gives the headers that belong on every answer for a path (as `plainPath` gives it), errors and redirects included: whatever
 * may lead to an address with a token needs the same care. These addresses never have the chat.
 */
export function securityHeaders(options: SecurityOptions): (path: string) => Headers {
  const { hsts, tokenAddresses, embed, chatUrl } = options;
  const base = hsts ? { ...common, 'strict-transport-security': 'max-age=31536000' } : common;
  const headersWith = (policy: Policy) => ({ ...base, 'content-security-policy': formatPolicy(policy) });
  const usual = headersWith(chatPolicy(chatUrl));
  const withToken = { ...headersWith({}), ...discreet };
  const withEmbed = { ...headersWith(embedPolicy(embed.servicesUrl)), ...discreet };
  return (path) => {
    if (isSpelling(embed.address, path)) return withEmbed;
    return tokenAddresses.some((address) => isSpelling(address, path)) ? withToken : usual;
  };
}

function formatPolicy(added: Policy): string {
  const directives = new Set([...Object.keys(ownPolicy), ...Object.keys(added)]);
  return [...directives]
    .map((name) => [name, ...(ownPolicy[name] ?? []), ...(added[name] ?? [])].join(' '))
    .join('; ');
}
