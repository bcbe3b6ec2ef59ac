import { expect, test } from 'vitest';
import { linkTtlMs as consentLinkMs } from '../../gateway/consent/consent-links.ts';
import { maxTokensPerLink } from '../../gateway/consent/consent-token.ts';
import { linkTtlMs as onboardingLinkMs, maxUses } from '../../gateway/payouts/onboarding-links.ts';
import { maxPollingMs, maxPolls } from '../../gateway/payouts/payout-status.ts';
import { read } from '../repository.ts';

const hours = `${onboardingLinkMs / 3_600_000} hours`;
const days = `${consentLinkMs / 86_400_000} days`;
const minutes = `${maxPollingMs / 60_000} minutes`;

test.each([
  ['docs/how-to/payouts-and-consent.md', `with a token that is good for ${hours}`],
  ['docs/how-to/payouts-and-consent.md', `until ${hours} after the first link`],
  [
    'docs/how-to/payouts-and-consent.md',
    `${maxUses.perLink} times for one link and ${maxUses.perAccountInADay} in a day for one account`,
  ],
  ['docs/how-to/payouts-and-consent.md', `the host took over ${hours}`],
  [
    'docs/how-to/payouts-and-consent.md',
    `The link is good for ${days} and ${maxTokensPerLink} session tokens`,
  ],
  // A key that is gone sooner would make links invalid.
  ['docs/how-to/payouts-and-consent.md', `Take the old one away after ${days}`],
  ['docs/how-to/payouts-and-consent.md', `until the bound of ${maxPolls} polls or ${minutes}`],
  ['docs/specification.md', `Asking has an end, after ${maxPolls} answers or ${minutes}`],
])('%s says as the gateway does: %s', (file, told) => {
  expect(read(file).replace(/\s+/g, ' ')).toContain(told);
});
