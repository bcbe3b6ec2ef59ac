import { expect, it } from 'vitest';
import { siteWithMain } from '../testing/site-with-main.ts';
import { siteData } from '../testing/test-site-data.ts';
import type { Incident } from './incident.ts';
import { withIncidents } from './with-incidents.ts';

const late: Incident = { kind: 'warning', text: { en: 'Late.' }, until: '2026-11-22T18:00:00Z' };

function board() {
  const listeners: (() => void)[] = [];
  let incidents: readonly Incident[] = [];
  return {
    current: () => incidents,
    onChange: (act: () => void) => void listeners.push(act),
    tell(...told: Incident[]) {
      incidents = told;
      for (const act of listeners) act();
    },
  };
}

it('is the site itself, at once, while nothing is told', () => {
  const site = siteWithMain();
  const told = board();
  expect(withIncidents(site, told, siteData).fileAt('/')).toBe(site.fileAt('/'));
});

it('leaves files that are no pages as they are', () => {
  const site = siteWithMain();
  const told = board();
  told.tell(late);
  expect(withIncidents(site, told, siteData).fileAt('/robots.txt')).toBe(site.fileAt('/robots.txt'));
});

it('makes a page once for all who ask, gives it at once after that, and lets go of it when something else is told', async () => {
  const told = board();
  const site = withIncidents(siteWithMain(), told, siteData);
  told.tell(late);
  const [one, other] = await Promise.all([site.fileAt('/'), site.fileAt('/')]);
  expect(one).toBe(other);
  expect(site.fileAt('/')).toBe(one);
  told.tell();
  told.tell(late);
  expect(await site.fileAt('/')).not.toBe(one);
});

it.each<[string, Partial<Incident>, string[]]>([
  ['everybody', {}, ['/', '/faqs/drive/Guide', '/payout-setup-complete', '/gone', '/faqs/gone']],
  ['drivers', { audience: 'drive' }, ['/', '/faqs/drive/Guide', '/gone', '/faqs/gone']],
  ['hosts', { audience: 'host' }, ['/', '/payout-setup-complete', '/gone', '/faqs/gone']],
  ['readers of a part', { routes: ['/faqs'] }, ['/faqs/drive/Guide', '/faqs/gone']],
  ['readers of the home page', { routes: ['/'] }, ['/']],
  [
    'drivers of a part',
    { audience: 'drive', routes: ['/faqs', '/payout-setup-complete'] },
    ['/faqs/drive/Guide', '/faqs/gone'],
  ],
])('tells %s on their pages alone', async (_name, whom, expected) => {
  const told = board();
  const site = withIncidents(siteWithMain(), told, siteData);
  told.tell({ ...late, ...whom });
  const addresses = ['/', '/faqs/drive/Guide', '/payout-setup-complete', '/gone', '/faqs/gone'];
  const tells = await Promise.all(
    addresses.map(async (address) => {
      const file = (await site.fileAt(address)) ?? (await site.notFound(false, address));
      return file!.representations.get('identity')!.body.includes('Late.');
    }),
  );
  expect(addresses.filter((_each, at) => tells[at])).toEqual(expected);
});
