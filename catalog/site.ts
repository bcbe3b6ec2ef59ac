import { site } from '#config/site.ts';
import { factNames, factText } from '#rules/facts.ts';

export { site };

/** The postal address on one line, for running text. */
export const addressLine = (() => {
  const { street, city, state, postalCode, country } = site.address;
  return `${street}, ${city}, ${state} ${postalCode}, ${country}`;
})();

/**
 * What texts may name between braces (`{brand}` in YAML) or double brackets (`[[brand]]` in MDX): the operator's data and
 * every fact of the rules, so that no number is written by hand.
 */
export const placeholders: Readonly<Record<string, string>> = {
  ...Object.fromEntries(factNames.map((name) => [name, factText(name)])),
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
};
