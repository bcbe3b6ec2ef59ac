import { site } from '../config/site.ts';

/** Where a token may be in the address: the chat is never there. */
const discreet = ['/payout-setup-complete', '/checkr-disclosure-embed'];

/** Whether the policy of an address lets the support chat in, where the operator has one. */
export const letsChatIn = (address: string): boolean =>
  site.chat !== undefined && !discreet.includes(address.replace(/\?.*/, ''));

/** A policy without the one thing that the chat needs of all that is unsafe: its script draws a window with styles of its own. */
export const policyBesideChat = (address: string, policy: string): string =>
  letsChatIn(address) ? policy.replace("style-src 'self' 'unsafe-inline'", "style-src 'self'") : policy;
