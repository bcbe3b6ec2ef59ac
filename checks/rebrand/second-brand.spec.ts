import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogOf } from '#catalog/catalog.ts';
import { defaultLanguage } from '#config/languages.ts';
import type { PolicyKey } from '#rules/policy.ts';
import { policyKeys } from '#rules/policy-fields.ts';
import { policyStatement } from '#rules/policy-words.ts';
import type { RulesTexts } from '#rules/text-keys.ts';
import { filesBelow } from '../../scripts/bootstrap/files-below.mjs';
import { builtSite } from '../built-site.ts';
import { policy } from './brand/policy.ts';
import { buildSecondBrand } from './second-brand.ts';
import { findTraces, tracesOfFirstBrand } from './traces.ts';

describe('the site built for another brand', () => {
  const folder = mkdtempSync(join(tmpdir(), 'second-brand-'));
  let built = '';
  beforeAll(() => void (built = buildSecondBrand(folder)));
  afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

  test('has no trace of the first', () => {
    expect(findTraces(join(built, 'client'), tracesOfFirstBrand())).toEqual([]);
  });

  test('shows its own name, mark and colors on the page, in the icon and in the web manifest', () => {
    const text = (file: string) => readFileSync(join(built, 'client', file), 'utf8');
    const manifest = JSON.parse(text('manifest.webmanifest')) as Record<string, string>;
    expect(manifest.name).toBe('Kerbside');
    expect(text('index.html')).toContain('M2 2h32v32H2z');
    expect(text('favicon.svg')).toContain('M2 2h32v32H2z');
    expect(text('index.html')).toContain(`content="${manifest.theme_color}"`);
  });

  test.each(['index.html', 'become-a-host/index.html'])('shows the proof that it has: %s', (file) => {
    const page = readFileSync(join(built, 'client', file), 'utf8');
    expect(page).toMatch(/Portland, (drivers reserve )?from \$41\.50 a day/);
    expect(page).toMatch(/<blockquote.*Robin Sample/s);
  });

  test.each(['privacy-policy', 'terms-of-service'])('has adopted %s, which is no draft any more', (page) => {
    const notice = /<p[^>]*>This is a draft\./;
    expect(readFileSync(join(built, 'client', page, 'index.html'), 'utf8')).not.toMatch(notice);
    expect(readFileSync(join(builtSite, page, 'index.html'), 'utf8')).toMatch(notice);
  });

  describe('and for its settings', () => {
    let texts: RulesTexts;
    let told: string;
    beforeAll(() => {
      texts = JSON.parse(readFileSync(join(built, 'rules/texts.en.json'), 'utf8')) as RulesTexts;
      told = wordsOfPages(join(built, 'client'));
    });

    test.each(policyKeys)('%s is told as a fact, and nowhere as something that is not published', (key) => {
      expect(told).toContain(policyStatement(texts, key, policy));
      expect(told).not.toContain(texts.unknown[key]);
    });

    test('its numbers can be pressed where people are told to call them', () => {
      const page = readFileSync(join(built, 'client/faqs/drive/VehicleReservations/index.html'), 'utf8');
      for (const number of [policy.roadsideHelp, policy.supportPhone])
        expect(page).toMatch(new RegExp(`<a [^>]*href="tel:${number.replace('-', '')}"[^>]*>${number}</a>`));
    });

    test.each([
      ['price-estimate', 'fee'],
      ['host-earnings', 'share'],
    ])('a tool asks for nothing that is set: %s for no %s', (tool, field) => {
      const isAsked = (site: string) => {
        const page = parse(readFileSync(join(site, `tools/${tool}/index.html`), 'utf8'));
        return page.querySelector(`form [name="${field}"]`) !== null;
      };
      expect([isAsked(builtSite), isAsked(join(built, 'client'))]).toEqual([true, false]);
    });
  });
});

describe('the site without any setting', () => {
  const texts = catalogOf(defaultLanguage).rules;
  const told = wordsOfPages(builtSite);

  test.each(policyKeys)('says of %s that it is not published', (key) => {
    const list = notPublished[key];
    if (list)
      expect(wordsBelow(list.at)).toMatch(new RegExp(`(isn't|not) published here.*\\b${list.topic}\\b`, 'i'));
    else expect(told).toContain(policyStatement(texts, key, {}));
  });
});

const drivers = 'faqs/drive/QuickStartGuide#NotPublished';
const hosts = 'faqs/host/HostQuickStart#NotPublished';
const criteria = 'faqs/host/HostVehiclePolicies#EligibilityCriteria';

/** What is named in a list of what is not published, and where that is: one sentence each would say the same a dozen times. */
const notPublished: Partial<Record<PolicyKey, { at: string; topic: string }>> = {
  lateFee: { at: drivers, topic: 'Late fee: how much' },
  reservationFee: { at: drivers, topic: 'Reservation fee' },
  abandonmentReminderMinutes: { at: drivers, topic: 'when we remind you' },
  refundArrivalDays: { at: drivers, topic: 'Refunds' },
  deposit: { at: drivers, topic: 'Deposit' },
  secondDriver: { at: drivers, topic: 'Other drivers' },
  leavingState: { at: drivers, topic: 'Other states' },
  supportHours: { at: drivers, topic: 'phone and hours' },
  refundDays: { at: hosts, topic: 'Refunds: until when' },
  extraChargeDays: { at: hosts, topic: 'Extra charges: until when' },
  extraChargeMax: { at: hosts, topic: 'how much' },
  vehicleTypes: { at: criteria, topic: 'Type' },
  vehicleMaxAgeYears: { at: criteria, topic: 'Year' },
  vehicleMaxMiles: { at: criteria, topic: 'Mileage' },
  vehicleMaxValue: { at: criteria, topic: 'Value' },
  vehicleTechnology: { at: criteria, topic: 'Technology' },
};

/** What a section of the built site says, up to the next one. */
function wordsBelow(address: string): string {
  const [page = '', anchor] = address.split('#');
  const html = readFileSync(join(builtSite, page, 'index.html'), 'utf8');
  const [section = ''] = html.slice(html.indexOf(`id="${anchor}"`)).split(/<h2/);
  return parse(`<p ${section}`).structuredText.replace(/\s+/g, ' ');
}

/** What the pages of a built site say, one after the other. */
function wordsOfPages(site: string): string {
  return filesBelow(site)
    .filter((file) => file.endsWith('.html'))
    .map((file) => parse(readFileSync(file, 'utf8')).textContent.replace(/\s+/g, ' '))
    .join('\n');
}
