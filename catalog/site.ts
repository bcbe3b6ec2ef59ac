import config from '#config/site.config.ts';
import { type FactName, factText, marketplaceFacts } from '#rules/facts.ts';
import { siteSchema } from '#config/site-schema.ts';
import { problemLines } from './content-error.ts';

const parsed = siteSchema.safeParse(config);
if (!parsed.success) {
  throw new Error(`site.config.ts can't be used:\n${problemLines(parsed.error).join('\n')}`);
}

/** The operator's configuration, checked. */
export const site = parsed.data;

/** The postal address on one line, for running text. */
export const addressLine = (() => {
  const { street, city, state, postalCode, country } = site.address;
  return `${street}, ${city}, ${state} ${postalCode}, ${country}`;
})();

/**
 * What texts may name between braces (`{brand}` in YAML) or double brackets (`[[brand]]` in MDX): the operator's data and
 * what the marketplace promises, so that no number is written by hand.
 */
export const placeholders: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.keys(marketplaceFacts).map((name) => [name, factText(name as FactName)])),
  brand: site.brand,
  driveApp: site.apps.drive.name,
  hostApp: site.apps.host.name,
  legalName: site.legalName,
  address: addressLine,
  email: site.email,
  privacyEmail: site.privacyEmail,
  siteUrl: site.url,
  state: site.address.state,
  country: site.address.country,
  emergencyNumber: site.emergencyNumber,
  copyrightYear: String(site.copyrightYear),
};
