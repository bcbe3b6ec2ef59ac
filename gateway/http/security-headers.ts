import { isSpelling } from './paths.ts';

type Headers = Record<string, string>;
type Policy = Record<string, string[]>;

/** What differs from one installation to another. */
export interface SecurityOptions {
  /** Whether browsers are told to use only https for a year, and for which hosts. */
  hsts: keyof typeof strictTransport;
  /** Addresses that carry a token in their query. */
  tokenAddresses: readonly string[];
  /** The page that loads the consent embed, and where from: an origin, or a path of ours. */
  embed: { address: string; servicesUrl?: string | undefined };
  /** The server of the support chat, where the site has one: an origin. */
  chatUrl?: string | undefined;
}

const strictTransport = {
  off: undefined,
  on: 'max-age=31536000',
  subdomains: 'max-age=31536000; includeSubDomains',
  preload: 'max-age=31536000; includeSubDomains; preload',
};

/** Where browsers report what a policy has kept from happening, and what will cease to work. */
export const reportsPath = '/v2/reports';

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
  'report-to': ['default'],
  // For browsers that do not know the line above.
  'report-uri': [reportsPath],
};

/** No text becomes markup or a script's address: nothing of ours needs that, so no injected text can use it. */
const trustedTypes: Policy = { 'require-trusted-types-for': ["'script'"], 'trusted-types': ["'none'"] };

/** What no page of ours needs. Only what today's browsers know: they complain of other names in the console. */
const refusedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

const common: Headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': refusedFeatures.map((feature) => `${feature}=()`).join(),
  'reporting-endpoints': `default="${reportsPath}"`,
};

/** A token in an address must not reach another site, nor stay in a cache. */
const discreet: Headers = { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' };

/**
 * What the chat adds on the common pages. Its script draws its window with a style element of its own, and is loaded by its
 * address, which trusted types forbid.
 */
function chatPolicy(chatUrl: string | undefined): Policy {
  if (!chatUrl) return trustedTypes;
  const { origin } = new URL(chatUrl);
  return {
    'script-src': [origin],
    'frame-src': [origin],
    'img-src': [origin],
    'connect-src': [origin, origin.replace(/^http/, 'ws')],
    'style-src': ["'unsafe-inline'"],
  };
}

/** What the consent embed adds on its page alone. No trusted types: Checkr's SDK loads its script by its address. */
function embedPolicy(servicesUrl = ''): Policy {
  const origins = /^https?:/.test(servicesUrl) ? [new URL(servicesUrl).origin] : [];
  return { 'script-src': origins, 'frame-src': ["'self'", ...origins] };
}

/** The headers that are the same on every answer, whatever was asked for, and where nothing could be read. */
export function commonHeaders(hsts: SecurityOptions['hsts']): Readonly<Headers> {
  const transport = strictTransport[hsts];
  return transport ? { ...common, 'strict-transport-security': transport } : common;
}

/** The headers of an answer for a path, with the style elements of the page that it sends, if it is one. */
export type SecurityHeaders = (path: string, styles?: readonly string[]) => Readonly<Headers>;

/**
 * Gives the headers that belong on every answer for a path (as `plainPath` gives it), errors and redirects included: whatever
 * may lead to an address with a token needs the same care. These addresses never have the chat. A page's styles are named as
 * `styleHashes` gives them.
 */
export function securityHeaders(options: SecurityOptions): SecurityHeaders {
  const { hsts, tokenAddresses, embed, chatUrl } = options;
  const base = commonHeaders(hsts);
  /** By the styles of the page, of which there are few: pages of one kind have the same. */
  const headersWith = (policy: Policy, more: Headers = {}) => {
    const known = new Map<string, Headers>();
    // Beside a hash, browsers pass over 'unsafe-inline', which allows the page's own styles too.
    const allowsAll = policy['style-src']?.includes("'unsafe-inline'");
    return (styles: readonly string[]): Headers => {
      const named = allowsAll ? '' : styles.join(' ');
      const headers = known.get(named) ?? {
        ...base,
        'content-security-policy': formatPolicy(named ? { ...policy, 'style-src': [named] } : policy),
        ...more,
      };
      known.set(named, headers);
      return headers;
    };
  };
  const usual = headersWith(chatPolicy(chatUrl));
  const withToken = headersWith(trustedTypes, discreet);
  const withEmbed = headersWith(embedPolicy(embed.servicesUrl), discreet);
  return (path, styles = []) => {
    if (isSpelling(embed.address, path)) return withEmbed(styles);
    const isDiscreet = tokenAddresses.some((address) => isSpelling(address, path));
    return (isDiscreet ? withToken : usual)(styles);
  };
}

/** Without the blanks that nobody needs: it comes with every page. */
function formatPolicy(added: Policy): string {
  const directives = new Set([...Object.keys(ownPolicy), ...Object.keys(added)]);
  return [...directives]
    .map((name) => [name, ...(ownPolicy[name] ?? []), ...(added[name] ?? [])].join(' '))
    .join(';');
}
