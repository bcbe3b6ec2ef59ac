import type { SiteConfig } from '#config/site-schema.ts';

/** Another brand in every respect: nothing is as in the `site.config.ts` of the repository. */
export default {
  brand: 'Kerbside',
  legalName: 'Kerbside Sample LLC',
  url: 'https://kerbside.example',
  email: 'hello@kerbside.example',
  privacyEmail: 'data@kerbside.example',
  securityEmail: 'weakness@kerbside.example',
  address: {
    street: '1 Sample Plaza',
    city: 'Portland',
    state: 'Oregon',
    postalCode: '97201',
    country: 'United States',
  },
  emergencyNumber: '112',
  copyrightYear: 2031,
  legal: 'adopted',
  proof: {
    city: 'Portland',
    dayPriceFrom: 41.5,
    host: {
      name: 'Robin Sample',
      about: 'hosts a camper van',
      quote: 'The van used to wait for summer. Now it pays for its own garage.',
    },
  },
  apps: {
    drive: { name: 'Kerbside Go', stores: { ios: 'https://apps.kerbside.example/go-ios' } },
    host: { name: 'Kerbside Keys', stores: {} },
  },
} satisfies SiteConfig;
