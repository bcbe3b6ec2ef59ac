import { isIPv6 } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';
import type { Count, Store } from './store.ts';

/** How many clients' worth of allowance all the clients of one IPv6 site have together. */
const clientsPerSite = 16;

/**
 * The client behind an address, as limits know it: an IPv4 address, or the /64 that an IPv6 address is in. Some proxies put
 * the port behind the address; each connection would be a client of its own.
 */
export function clientAt(address: string | undefined): string {
  return normalizeIP(withoutPort(address), 64);
}

/**
 * Counts a request of a client. Whoever has an IPv6 site (/48) has 65,536 networks (/64) to come from: they are counted
 * together as well, and when they have used up their common allowance, that is the count.
 *
 * @param what what is counted, such as a route
 * @param address the client's
 */
export async function countClient(
  store: Store,
  what: string,
  address: string | undefined,
  windowMs: number,
): Promise<Count> {
  const ip = withoutPort(address);
  const counting = store.count(`client:${what}:${clientAt(ip)}`, windowMs);
  if (!isIPv6(ip) || clientAt(ip).includes('.')) return counting;
  const [own, site] = await Promise.all([
    counting,
    store.count(`clients:${what}:${normalizeIP(ip, 48)}`, windowMs),
  ]);
  const share = Math.ceil(site.count / clientsPerSite);
  return share > own.count ? { count: share, ageMs: site.ageMs } : own;
}

/** The seconds until a window is over, for `Retry-After`. */
export const secondsLeft = (windowMs: number, { ageMs }: Pick<Count, 'ageMs'>): number =>
  Math.max(1, Math.ceil((windowMs - ageMs) / 1000));

/**
 * An address without the port that some proxies put behind it. Who has asked and is gone before we look has none, whatever the
 * framework's types say: all of those are one client.
 */
export function withoutPort(address: string | undefined = ''): string {
  return (
    /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ?? /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? address
  );
}
