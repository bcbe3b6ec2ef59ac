type Headers = Record<string, string>;
type Policy = Record<string, string[]>;

/** What one address changes: other header values, or sources added to the content security policy. */
export interface RouteHeaders {
  path: string;
  headers?: Headers;
  policy?: Policy;
}

const policy: Policy = {
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

/** Addresses that carry a token in their query: it must not reach another site, nor stay in a cache. */
const discreet = { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' };

/** Other hosts that pages may load from, where the operator has configured them. */
export interface OtherHosts {
  /** Where the consent embed is loaded from: an origin, or a path of ours. */
  embedUrl?: string | undefined;
  /** The server of the support chat: an origin. */
  chatUrl?: string | undefined;
}

/** What the chat adds on the common pages. Its script draws its window with a style element of its own. */
function chatPolicy(chatUrl: string | undefined): Policy {
  if (!chatUrl) return {};
  const chat = [new URL(chatUrl).origin];
  return {
    'script-src': chat,
    'frame-src': chat,
    'img-src': chat,
    'connect-src': [...chat, ...chat.map((origin) => origin.replace(/^http/, 'ws'))],
    'style-src': ["'unsafe-inline'"],
  };
}

/** The consent page alone may load the embed, and from the configured host alone; no special page has the chat. */
function routeTable(embedUrl: string | undefined): RouteHeaders[] {
  const embed =
    embedUrl?.startsWith('https:') || embedUrl?.startsWith('http:') ? [new URL(embedUrl).origin] : [];
  return [
    { path: '/payout-setup-complete', headers: discreet },
    { path: '/v2/payouts/onboarding-links/refresh', headers: discreet },
    {
      path: '/checkr-disclosure-embed',
      headers: discreet,
      policy: { 'script-src': embed, 'frame-src': ["'self'", ...embed] },
    },
  ];
}

/** Gives the headers that belong on every answer for a path, errors and redirects included. */
export function securityHeaders(
  hsts: boolean,
  { embedUrl, chatUrl }: OtherHosts = {},
): (path: string) => Headers {
  const base = hsts ? { ...common, 'strict-transport-security': 'max-age=31536000' } : common;
  const usual = { ...base, 'content-security-policy': formatPolicy(chatPolicy(chatUrl)) };
  const special = routeTable(embedUrl).map(({ path, headers, policy }) => ({
    path,
    headers: { ...base, 'content-security-policy': formatPolicy(policy), ...headers },
  }));
  return (path) => special.find((route) => isSpelling(route.path, path))?.headers ?? usual;
}

function formatPolicy(added: Policy = {}): string {
  const directives = new Set([...Object.keys(policy), ...Object.keys(added)]);
  return [...directives]
    .map((name) => [name, ...(policy[name] ?? []), ...(added[name] ?? [])].join(' '))
    .join('; ');
}

/** `/Consent`, `/consent/` and `/consent.html` redirect to `/consent` or may: their answers need the same care. */
function isSpelling(path: string, spelled: string): boolean {
  const lower = spelled.toLowerCase();
  return lower === path || lower.startsWith(`${path}/`) || lower.startsWith(`${path}.`);
}
