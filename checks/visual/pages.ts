/** A page that is compared as a picture. The parts of all pages are in the gallery: these show how they come together. */
export interface VisualPage {
  /** The name of its pictures. */
  name: string;
  path: string;
  /** Words that are there once nothing changes any more. */
  settled?: string;
}

export const visualPages: readonly VisualPage[] = [
  { name: 'home', path: '/' },
  { name: 'faqs', path: '/faqs' },
  { name: 'article', path: '/faqs/drive/VehicleReservations' },
  { name: 'contact', path: '/contact?topic=damage' },
  { name: 'download', path: '/download/drive' },
  { name: 'consent', path: '/checkr-disclosure-embed', settled: 'This link is not complete' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'payout', path: '/payout-setup-complete?token=never-answered', settled: 'Please wait' },
];
