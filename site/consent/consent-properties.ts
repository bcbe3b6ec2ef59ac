import type { EmbedProperties } from '@checkr/web-sdk';
import type { ConsentCandidate } from '#rules/consent-candidate.ts';
import { facts } from '#rules/facts.ts';
import { paths } from '../paths.ts';
import type { SdkEnv } from './definitions-script.ts';

/** The name of the embed in Checkr's definitions. */
export const embedName = 'DisclosureConsent';

/** The name under which the embed calls back after consent. */
const successCallback = 'onConsentSuccess';

/** What the embed is given (spec 3 and 9): the candidate as the address names it, and what is the same for everybody. */
export function embedProperties(
  { link, ...candidate }: ConsentCandidate,
  accountName: string,
  env: SdkEnv,
  onSuccess: () => void,
): EmbedProperties {
  return {
    ...candidate,
    env,
    accountName,
    language: facts.consentLanguage.value,
    workLocations: [{ country: 'US', state: facts.consentWorkState.value }],
    sessionTokenPath: paths.consentSessionToken,
    // The server compares whom the page was opened for with whom the link was made for.
    sessionTokenRequestHeaders: (): Record<string, string> =>
      link
        ? { 'x-consent-link': link, 'x-consent-candidate': String(new URLSearchParams({ ...candidate })) }
        : {},
    [successCallback]: onSuccess,
  };
}
