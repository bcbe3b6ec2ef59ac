import { contactPageName } from '#config/contact-page-name.ts';
import { type Language, languages } from '#config/languages.ts';
import { site } from '#config/site.ts';
import { type FactName, factText, marketplaceFacts } from '#rules/facts.ts';
import { operatorPolicy } from '#rules/policy.ts';
import { policyKeys } from '#rules/policy-fields.ts';
import { policySentence, policyStatement } from '#rules/policy-words.ts';
import type { BuildValues } from './fill-build.ts';
import { refuseWrongPolicy } from './operator-policy.ts';
import { readRulesWords } from './rules-texts.ts';
import type { YamlText } from './yaml-file.ts';

/**
 * What texts may name between double brackets: the operator's data, `[[brand]]`; what the marketplace promises,
 * `[[damageClaimHours]]`, so that no number is written by hand; and in whole sentences the rules, `[[rule.verifyCharge]]`,
 * what many pages say alike, `[[said.inDanger]]`, and what is to be said of each setting of the operator's, set or not:
 * `[[policy.pets]]`; `[[told.pets]]` without whom to ask; `[[known.pets]]`, which is empty while it is not set.
 *
 * @param rules `content/{language}/rules.yaml`, which has those sentences
 * @throws ContentError for a setting of the operator's that cannot be one
 */
export function buildValues(rules: YamlText): BuildValues {
  const key = `${rules.language} ${rules.source}`;
  const values = known.get(key) ?? { ...plainValues(rules.language), ...sentences(rules) };
  known.set(key, values);
  return values;
}

/** By their source: it is the same for every file of a build. */
const known = new Map<string, BuildValues>();

function sentences(rules: YamlText): BuildValues {
  refuseWrongPolicy();
  const { texts, said } = readRulesWords(rules, plainValues(rules.language));
  return Object.fromEntries([
    ...policyKeys.flatMap((key) => [
      [`policy.${key}`, policySentence(texts, key)],
      [`told.${key}`, policyStatement(texts, key)],
      [`known.${key}`, operatorPolicy[key] === undefined ? '' : policyStatement(texts, key)],
    ]),
    ...Object.entries(texts.rules).map(([id, sentence]) => [`rule.${id}`, sentence]),
    ...Object.entries(said).map(([id, sentence]) => [`said.${id}`, sentence]),
  ]) as BuildValues;
}

/** What the words for the rules may name themselves: all but the sentences that they make. */
export function plainValues(language: Language): BuildValues {
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
    contactPage: contactPageName,
    privacyEmail: site.privacyEmail,
    siteUrl: site.url,
    state,
    country,
    emergencyNumber: site.emergencyNumber,
    copyrightYear: String(site.copyrightYear),
  };
}
