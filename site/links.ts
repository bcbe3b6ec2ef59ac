import { site } from '#config/site.ts';

/** Every address outside the site. */
export const links = {
  email: `mailto:${site.email}`,
  emergency: `tel:${site.emergencyNumber}`,
  /** The card payment provider's status page (spec 7 and 8). */
  payoutDashboard: 'https://dashboard.stripe.com/account/status',
  stores: { drive: site.apps.drive.stores, host: site.apps.host.stores },
} as const;

/** The absolute address of an internal path, for canonical links, the sitemap and QR codes. */
export function absolute(path: string): string {
  return new URL(path, site.url).href;
}
