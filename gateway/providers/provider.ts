/** What the payout page is told (spec 7): redirect at once, go on with an error, or ask again. */
export type PayoutStatus = 'READY_TO_REDIRECT' | 'PENDING' | 'ERROR';

/** What the guard before each call goes by. */
export interface Provider {
  readonly name: string;
  /** A call that takes longer has failed. */
  readonly timeoutMs: number;
  /** After how many failures in a row calls are held back for a while; Infinity for never. */
  readonly maxFailures: number;
  /** Ends what the provider has started, if it has. */
  close?(): Promise<void>;
}

/** Whoever pays hosts. `signal` ends a call that takes too long; every failure is a `ProviderError`. */
export interface PayoutProvider extends Provider {
  /** How many statuses we may ask for in a second; Infinity for any number. */
  readonly maxStatusesPerSecond: number;
  readonly cache: CacheTimes;
  status(accountId: string, signal: AbortSignal): Promise<PayoutStatus>;
  /** A page of the provider where the account's owner gives what is missing. */
  onboardingLink(link: OnboardingLink, signal: AbortSignal): Promise<{ url: string; expiresAt: string }>;
  /** Checks and reads a webhook; undefined where the signature is not the provider's, or its time is not now. */
  readEvent(body: Buffer, signature: string): PayoutEvent | undefined;
}

/** How long a status may be answered without asking again, in milliseconds. */
export interface CacheTimes {
  /** A status that is still to change; longer where many accounts share the provider's allowance. */
  readonly pendingTtlMs: number;
  /** A status that will not soon change. */
  readonly settledTtlMs: number;
}

/** What an onboarding link is made of: whose it is, and the two addresses of ours that the provider sends them to. */
export interface OnboardingLink {
  accountId: string;
  returnUrl: string;
  refreshUrl: string;
}

/** An event of the provider, its signature checked; `accountId` is set where it concerns an account. */
export interface PayoutEvent {
  id: string;
  accountId: string | undefined;
}

/** Whoever checks backgrounds. */
export interface ConsentProvider extends Provider {
  /** What the page loads the embed from: the origin (or a path of ours), and the name of the environment. */
  readonly embed: { servicesUrl: string; env: string };
  /** A short-lived token for the embed (spec 7); `link` is what the page was opened with, where it was. */
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
