import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import config from './site.config.ts';
import { facts } from '#rules/facts.ts';
import { siteFile, siteMistakes } from './site-mistakes.ts';
import { siteSchema } from './site-schema.ts';

const told = (changes: object) =>
  siteMistakes({ ...config, ...changes }).map(({ field, message }) => `${field} ${message}`);

test('the data of the repository are right', () => expect(told({})).toEqual([]));

test('the year is the specified one unless the operator sets another', () => {
  expect(siteSchema.parse({ ...config, copyrightYear: undefined }).copyrightYear).toBe(
    facts.copyrightYear.value,
  );
  expect(siteSchema.parse({ ...config, copyrightYear: 2031 }).copyrightYear).toBe(2031);
});

test.each([
  [{ brand: 'The Very Large Vehicle Company' }, 'brand has more than 24 letters'],
  [{ brand: '' }, 'brand is empty; write it'],
  [
    { emergencyNumber: '110 or 112' },
    'emergencyNumber must be one number of two to four digits, such as 911',
  ],
  [{ emergencyNumber: 112 }, 'emergencyNumber must be a text between quotes'],
  [{ email: 'help' }, 'email must be one address, such as help@example.com'],
  [{ url: 'www.example.com' }, 'url must be scheme and host alone'],
  [{ url: 'https://www.example.com/' }, 'url must be scheme and host alone'],
  [{ url: 'https://www.example.com?from=mail' }, 'url must be scheme and host alone'],
  [{ url: 'https://www.example.com#top' }, 'url must be scheme and host alone'],
  [{ legalName: undefined }, 'legalName is missing; add it'],
  [{ copyrightYear: '2023' }, 'copyrightYear must be a number without quotes'],
  [{ copyrightYear: 23 }, 'copyrightYear must be a year of four digits'],
  [{ mail: 'a@b.example' }, 'mail is no field; delete it, or write one of brand, legalName, url, email,'],
  [{ 'email (press)': 'a@b.example' }, 'email (press) is no field; delete it, or write one of brand,'],
  [{ '(email': 'a@b.example' }, '(email is no field; delete it, or write one of brand,'],
  [
    { apps: { ...config.apps, drive: { name: 'A', stores: { iOS: '' } } } },
    'apps.drive.stores.iOS is no field; delete it, or write one of ios, android',
  ],
])('%j', (changes, message) => {
  const [first = ''] = told(changes);
  expect(first.slice(0, message.length)).toBe(message);
});

test('a mistake is told with its line', () => {
  const [mistake] = siteMistakes({ ...config, address: { ...config.address, city: '' } });
  expect(mistake?.field).toBe('address.city');
  expect(readFileSync(siteFile, 'utf8').split('\n')[mistake!.line! - 1]).toMatch(/^ +city:/);
});
