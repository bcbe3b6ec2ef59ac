/** What the payout page is told (spec 7): redirect at once, go on with an error, or ask again. */
export type PayoutStatus = 'READY_TO_REDIRECT' | 'PENDING' | 'ERROR';

/** Whom a status may be told about: one account, through one token. */
export interface PayoutGrant {
  /** Names the token, not the person: what polls are counted by. */
  id: string;
  accountId: string;
  /** How long the token is good for in all, in milliseconds. */
  lifetimeMs: number;
}

/** An event of the provider, its signature checked; `accountId` is set where it concerns an account. */
export interface PayoutEvent {
  id: string;
  accountId: string | undefined;
}

/** Whoever pays hosts. `signal` ends a call that takes too long; every failure is a `ProviderError`. */
export interface PayoutSource {
  readonly name: string;
  /** A demonstration, whose answers change with every question and whose failures are played: asked every time. */
  readonly isSandbox: boolean;
  status(accountId: string, signal: AbortSignal): Promise<PayoutStatus>;
  /** A page of the provider where the account's owner gives what is missing. */
  onboardingLink(link: OnboardingLink, signal: AbortSignal): Promise<{ url: string; expiresAt: string }>;
  /** Checks and reads a webhook; undefined where the signature is not the provider's, or its time is not now. */
  readEvent(body: Buffer, signature: string): PayoutEvent | undefined;
  /** For demonstrations: words that stand for a signed token. */
  demoGrant?(token: string): PayoutGrant | undefined;
}

/** What an onboarding link is made of: whose it is, and the two addresses of ours that the provider sends them to. */
export interface OnboardingLink {
  accountId: string;
  returnUrl: string;
  refreshUrl: string;
}

/** Whoever checks backgrounds. */
export interface ConsentSource {
  readonly name: string;
  readonly isSandbox: boolean;
  /** What the page loads the embed from: the origin (or a path of ours), and the name of the environment. */
  readonly embed: { servicesUrl: string; env: string };
  /** A short-lived token for the embed (spec 7); `link` is what the page was opened with. */
  sessionToken(signal: AbortSignal, link?: string): Promise<string>;
}

/**
 * Why a provider gave no answer: `busy` (429), `unavailable` (5xx, no connection, time-out) pass by themselves;
 * `refused` (bad key, unknown account) and `malformed` (not what its documentation promises) do not.
 */
export type ProviderFault = 'busy' | 'unavailable' | 'refused' | 'malformed';

/** A failed call. `message` is for the log: it names no key, no token and no person. */
export class ProviderError extends Error {
  readonly fault: ProviderFault;
  constructor(fault: ProviderFault, message: string) {
    super(message);
    this.fault = fault;
  }
}
