import type { SiteConfig } from './site-schema.ts';

/**
 * The brand and everything that belongs to the operator. With `site/styles/tokens.css` this is all a rebranding touches.
 * Every field is explained in `config/site-schema.ts`; a wrong value stops the build and says which.
 */
export default {
  brand: 'Wheelstead',
  legalName: 'Wheelstead Example, Inc.',
  url: 'https://www.example.com',
  email: 'help@example.com',
  privacyEmail: 'privacy@example.com',
  securityEmail: 'security@example.com',
  address: {
    street: '100 Example Street, Suite 200',
    city: 'Atlanta',
    state: 'Georgia',
    postalCode: '30303',
    country: 'USA',
  },
  emergencyNumber: '911',
  copyrightYear: 2023,
  legal: 'draft',
  apps: {
    drive: {
      name: 'Wheelstead Drive',
      stores: {
        ios: 'https://ios.example.com/app/wheelstead-drive',
        android: 'https://android.example.com/app/wheelstead-drive',
      },
    },
    host: {
      name: 'Wheelstead Host',
      stores: {
        ios: 'https://ios.example.com/app/wheelstead-host',
        android: 'https://android.example.com/app/wheelstead-host',
      },
    },
  },
} satisfies SiteConfig;
