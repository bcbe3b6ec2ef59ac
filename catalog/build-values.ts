import { type Language, languages } from '#config/languages.ts';
import { site } from '#config/site.ts';
import { type FactName, factText, marketplaceFacts } from '#rules/facts.ts';
import type { BuildValues } from './fill-build.ts';

/**
 * What texts may name between double brackets, `[[brand]]`: the operator's data, and what the marketplace promises, so
 * that no number is written by hand.
 */
export function buildValues(language: Language): BuildValues {
  const { locale } = languages[language];
  const { street, city, state, postalCode, country } = site.address;
  const promised = (Object.keys(marketplaceFacts) as FactName[]).map((name) => [
    name,
    factText(name, locale),
  ]);
  return {
    ...(Object.fromEntries(promised) as Record<string, string>),
    brand: site.brand,
    driveApp: site.apps.drive.name,
    hostApp: site.apps.host.name,
    legalName: site.legalName,
    address: `${street}, ${city}, ${state} ${postalCode}, ${country}`,
    email: site.email,
    privacyEmail: site.privacyEmail,
    siteUrl: site.url,
    state,
    country,
    emergencyNumber: site.emergencyNumber,
    copyrightYear: String(site.copyrightYear),
  };
}
