import { contactPath } from '#config/contact-path.ts';
import type { AppName } from '#config/site-schema.ts';
import type { Audience } from '#catalog/help.ts';

/** Builds every internal address. Nothing else in the site writes one out, but browser scripts that count bytes. */
export const paths = {
  home: '/',
  howItWorks: '/how-it-works',
  aboutUs: '/about-us',
  faqs: '/faqs',
  faqsFor: (audience: Audience) => `/faqs#${audience}`,
  search: '/search',
  contact: contactPath,
  contactAbout: (topic: string) => `${contactPath}?topic=${topic}`,
  becomeAHost: '/become-a-host',
  privacyPolicy: '/privacy-policy',
  cookiesPolicy: '/privacy-policy#CookiesPolicy',
  termsOfService: '/terms-of-service',
  help: (audience: Audience, page: string, anchor?: string) =>
    `/faqs/${audience}/${page}${anchor ? `#${anchor}` : ''}`,
  category: (audience: Audience, name: string) => `/faqs/${audience}/categories/${name}`,
  download: (app: AppName) => `/download/${app}`,
  payoutReturn: '/payout-setup-complete',
  consent: '/checkr-disclosure-embed',
  tools: '/tools',
  tool: (name: string) => `/tools/${name}`,
  styleguide: '/styleguide',
  editors: '/editors',
  consentSuccess: '/checkr-disclosure-embed-success',
  feedback: (page: string) => `/v2/feedback?page=${page}`,
  feedbackWords: '/v2/feedback/words',
  contactSend: '/v2/contact',
  erase: '/v2/erase',
  gateway: '/v2/gateway',
  consentConfig: '/v2/document/checkr-embed-config',
  consentSessionToken: '/v2/document/checkr-session-token',
} as const;
