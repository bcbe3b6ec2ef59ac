import { expect, it } from 'vitest';
import { catalogOf } from '#catalog/catalog.ts';
import { defaultLanguage } from '#config/languages.ts';
import { redirects } from './redirects.ts';

const catalog = catalogOf(defaultLanguage);

it('leads from what people guess, and from the names of pages in small letters', () => {
  const table = JSON.parse(redirects(catalog, { '/aid': '/faqs#drive' })) as Record<string, string>;
  expect(table).toMatchObject({
    '/aid': '/faqs#drive',
    '/help/drive/vehiclereservations': '/faqs/drive/VehicleReservations',
  });
});

it('leads from no guess to a page that is not there', () => {
  expect(() => redirects(catalog, { '/aid': '/faq' })).toThrow(/redirects\.ts · \/aid · leads to \/faq, /);
});
