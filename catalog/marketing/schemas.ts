import { aboutUsContent } from './about-us.ts';
import { becomeAHostContent } from './become-a-host.ts';
import { consentSuccessContent } from './consent-success.ts';
import { downloadContent } from './download.ts';
import { homeContent } from './home.ts';
import { howItWorksContent } from './how-it-works.ts';
import { notFoundContent } from './not-found.ts';
import { styleguideContent } from './styleguide.ts';

/** The shape of the files in `content/{language}/marketing/`, by name without the extension. */
export const marketingSchemas = {
  home: homeContent,
  'how-it-works': howItWorksContent,
  'about-us': aboutUsContent,
  'become-a-host': becomeAHostContent,
  'consent-success': consentSuccessContent,
  'not-found': notFoundContent,
  download: downloadContent,
  styleguide: styleguideContent,
};
