import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { catalogOf } from '#catalog/catalog.ts';
import { defaultLanguage } from '#config/languages.ts';
import { site } from '#config/site.ts';
import { InLanguage } from '#site/catalog-context.tsx';
import { askedPage } from '../../gateway/site/asked-page.ts';
import { fillSearchPage as fill } from './server.tsx';
import { SearchView } from './view/search-view.tsx';

const published = `<title>Search | ${site.brand}</title><main><div id="search-view"><h1>How can we help?</h1></div></main><footer></footer>`;

const fillSearchPage = (...asked: Parameters<typeof fill>) => fill(...asked).page;

it.each([
  ['refund', 'answers'],
  ['recipe for banana bread', 'nothing'],
  ['i smell smoke', 'answers'],
  [' ', undefined],
])('says what a question found: %s', (query, found) => {
  expect(fill(published, query, '').found).toBe(found);
});

it('names the query in the title, as text', () => {
  const { titled, title } = catalogOf(defaultLanguage).search.texts;
  const about = (query: string) => titled.replace('{query}', () => query).replace('{title}', title);
  expect(fillSearchPage(published, 'flat tire', '')).toContain(
    `<title>${about('flat tire')} | ${site.brand}</title>`,
  );
  expect(fillSearchPage(published, '</title>$&<b>', '')).toContain(
    `<title>${about('&lt;/title&gt;$&amp;&lt;b&gt;')}`,
  );
  expect(fillSearchPage(published, ' ', '')).toContain(`<title>Search | ${site.brand}</title>`);
});

it.each([
  [site.emergencyNumber, '', '/faqs/drive/VehicleReservations#ReportingIncidents'],
  ['accident', 'host', '/faqs/host/HostSafetyProtocols#IncidentWithGuest'],
])('puts one emergency card above the answers: %s %s', (query, audience, steps) => {
  const page = fillSearchPage(published, query, audience);
  expect(page.match(/data-safety/g)).toHaveLength(1);
  const card = page.slice(page.indexOf('data-safety'), page.indexOf('<ol'));
  expect(card).toContain(`href="tel:${site.emergencyNumber}"`);
  expect(card).toContain(`href="${steps}"`);
  expect(card).toContain('href="/contact?topic=');
  expect(page).not.toContain('Nothing fits');
});

it('leads whoever finds nothing to the number to call in danger, and nobody else', () => {
  expect(fillSearchPage(published, 'recipe for banana bread', '')).toMatch(/<a href="tel:911">In danger\? /);
  expect(fillSearchPage(published, 'refund', '')).not.toContain('tel:');
});

it('gives the field the focus only where there is nothing to read', () => {
  expect(fillSearchPage(published, '', '')).toContain('autofocus');
  expect(fillSearchPage(published, 'refund', '')).not.toContain('autofocus');
});

it('is published with a form that the server can put a question into, and with what to do without answers', () => {
  const view = createElement(SearchView);
  const page = renderToStaticMarkup(createElement(InLanguage, { language: 'en', children: view }));
  const asked = askedPage(page, 'lost "key"', 'host');
  expect(asked).toMatch(/name="q" value="lost &quot;key&quot;"/);
  expect(asked).not.toContain('autofocus');
  expect(asked.match(/checked=""[^>]*/g)).toEqual(['checked="" value="host"/']);
  expect(asked).toMatch(/<noscript><p>.*href="\/faqs"/);
  expect(catalogOf('en').search.texts.withoutScript).toMatch(/Press Search again/);
});
