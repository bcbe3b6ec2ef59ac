/** A page that is compared as a picture. */
export interface VisualPage {
  /** The name of its pictures. */
  name: string;
  path: string;
  /** Also compared in the dark scheme: where it has bands, drawings or forms of its own. */
  dark?: boolean;
  /** Compared to its end, however long it is. */
  whole?: boolean;
}

export const visualPages: readonly VisualPage[] = [
  { name: 'home', path: '/', dark: true },
  { name: 'how-it-works', path: '/how-it-works' },
  { name: 'about-us', path: '/about-us' },
  { name: 'become-a-host', path: '/become-a-host' },
  { name: 'faqs', path: '/faqs', dark: true },
  { name: 'driver-article', path: '/faqs/drive/VehicleReservations', dark: true },
  { name: 'host-article', path: '/faqs/host/HostPaymentsAndPayouts' },
  { name: 'terms', path: '/terms-of-service' },
  { name: 'download', path: '/download/drive' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'consent-success', path: '/checkr-disclosure-embed-success' },
  { name: 'payout', path: '/payout-setup-complete?token=never-answered', dark: true },
  { name: 'styleguide', path: '/styleguide', dark: true, whole: true },
];
