import type Stripe from 'stripe';
import { z } from 'zod';
import { parseJson } from '../http/parse-json.ts';
import type { PayoutEvent } from '../providers/provider.ts';

/** How far a webhook's time may lie from ours, in seconds. */
const tolerance = { past: 300, future: 60 };

const event = z.object({
  id: z.string().min(1),
  type: z.string(),
  /** Where the event is about an account of the platform's (v1). */
  account: z.string().nullish(),
  data: z.object({ object: z.object({ id: z.string().nullish(), object: z.string() }) }).nullish(),
  /** What a thin event is about (v2). */
  related_object: z.object({ id: z.string(), type: z.string() }).nullish(),
});

/**
 * Checks a webhook and says which account it is about. The SDK would accept one from the future, for as long as that is
 * ahead; and a copy, which whoever receives it must recognize by its id.
 */
export function readStripeEvent(
  stripe: Stripe,
  secrets: string[],
  body: Buffer,
  signature: string,
): PayoutEvent | undefined {
  // Which time counts where there are several is for the SDK to say: none may lie ahead.
  const latest = Math.floor(Date.now() / 1000) + tolerance.future;
  const times = signature.matchAll(/(?:^|,)t=([^,]*)/g);
  if (![...times].every(([, seconds]) => Number(seconds) <= latest)) return undefined;
  if (!secrets.some((secret) => isSigned(stripe, secret, body, signature))) return undefined;
  const parsed = event.safeParse(parseJson(body.toString()));
  return parsed.success ? { id: parsed.data.id, accountId: accountOf(parsed.data) } : undefined;
}

function isSigned(stripe: Stripe, secret: string, body: Buffer, signature: string): boolean {
  try {
    return Boolean(stripe.webhooks.signature?.verifyHeader(body, signature, secret, tolerance.past));
  } catch {
    return false;
  }
}

function accountOf({ account, data, related_object: related }: z.infer<typeof event>): string | undefined {
  if (related?.type === 'v2.core.account') return related.id;
  if (data?.object.object === 'account') return data.object.id ?? undefined;
  return account ?? undefined;
}
