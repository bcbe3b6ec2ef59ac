import { describe, expect, it } from 'vitest';
import { factNames, facts, factText } from './facts.ts';

describe('facts', () => {
  it.each([
    ['licenseReviewHours', '24-78 hours'],
    ['extensionCutoffMinutes', '30 minutes'],
    ['hostFreeCancellationHours', '24 hours'],
    ['damageClaimHours', '24 hours'],
    ['maintenanceAgeYears', '2 years'],
    ['chargeVerificationMinutes', '10 minutes'],
    ['payoutPollSeconds', '3 seconds'],
    ['redirectDelaySeconds', '3 seconds'],
    ['chunkLoadTimeoutMilliseconds', '120,000 milliseconds'],
    ['hashScrollOffsetPercent', '6.5%'],
    ['copyrightYear', '2023'],
    ['consentWorkState', 'CA'],
  ] as const)('%s reads "%s"', (name, text) => {
    expect(factText(name)).toBe(text);
  });

  it('cites a section of the specification for every fact', () => {
    for (const name of factNames) expect(facts[name].source, name).toMatch(/^spec [1-9]$/);
  });
});
