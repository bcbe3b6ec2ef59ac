import { expect, it } from 'vitest';
import { fillSearchPage } from './server.tsx';

const published =
  '<title>Search | Wheelstead</title><main><div id="search-view"><h1>How can we help?</h1></div></main><footer></footer>';

it('names the query in the title, as text', () => {
  expect(fillSearchPage(published, 'flat tire', '')).toContain(
    '<title>“flat tire” – Search | Wheelstead</title>',
  );
  expect(fillSearchPage(published, '</title>$&<b>', '')).toContain(
    '<title>“&lt;/title&gt;$&amp;&lt;b&gt;” – Search',
  );
  expect(fillSearchPage(published, ' ', '')).toContain('<title>Search | Wheelstead</title>');
});

it.each([
  ['911', '', '/faqs/drive/VehicleReservations#ReportingIncidents'],
  ['accident', 'host', '/faqs/host/HostSafetyProtocols#IncidentWithGuest'],
])('puts one emergency card above the answers: %s %s', (query, audience, steps) => {
  const page = fillSearchPage(published, query, audience);
  expect(page.match(/data-safety/g)).toHaveLength(1);
  const card = page.slice(page.indexOf('data-safety'), page.indexOf('<ol'));
  expect(card).toContain('href="tel:911"');
  expect(card).toContain(`href="${steps}"`);
  expect(card).toContain('href="mailto:');
  expect(page).not.toContain('Nothing fits');
});

it('gives the field the focus only where there is nothing to read', () => {
  expect(fillSearchPage(published, '', '')).toContain('autofocus');
  expect(fillSearchPage(published, 'refund', '')).not.toContain('autofocus');
});
