import { expect, test } from 'vitest';
import { defaultLanguage } from '#config/languages.ts';
import { catalogOf } from './catalog.ts';
import { findHelpPage, leadsNowhere } from './help.ts';

const { helpPages } = catalogOf(defaultLanguage);
const page = findHelpPage(helpPages, 'drive', 'GettingStarted')!;
const [own] = page.sections;
const other = '/faqs/drive/VehicleReservations';

test.each([
  `#${own!.anchor}`,
  other,
  `${other}#Breakdown`,
  `${other}?view=app#Breakdown`,
  '/faqs#host',
  '/contact?topic=accident',
  '/privacy-policy#CookiesPolicy',
  'https://www.example.com/a#b',
  'mailto:sam@example.com',
])('leads to a section, or is for others to judge: %s', (url) => {
  expect(leadsNowhere(helpPages, page, url)).toBe(false);
});

test.each([
  '#Nope',
  '#sign-in',
  '#',
  '/faqs/drive/Nope',
  `${other}#Nope`,
  `${other}#break-down`,
  `${other}?view=app#Nope`,
  `${other}#Break%20down`,
])('leads nowhere: %s', (url) => {
  expect(leadsNowhere(helpPages, page, url)).toBe(true);
});
