import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defaultLanguage } from '#config/languages.ts';
import { catalogOf } from './catalog.ts';
import { ContentError } from './content-error.ts';
import { findHelpPage, leadsNowhere, sectionAt, whatIsWrong } from './help.ts';

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

const [section] = page.sections;
const renamed = { ...page, sections: [{ ...section!, formerly: ['OldName'] }] };

test.each([
  ['drive/VehicleReservation#Breakdown', 'there is no such page; the nearest is drive/VehicleReservations'],
  [
    'drive/VehicleReservations#Breakdwon',
    'drive/VehicleReservations has no such section; the nearest is #Breakdown',
  ],
  [`${own!.anchor}s`, `this page has no such section; the nearest is #${own!.anchor}`],
])('of %s it is told which part is wrong, and what may be meant', (reference, told) => {
  expect(whatIsWrong(helpPages, reference, page)).toContain(told);
});

test('of an anchor that was renamed the new name is told', () => {
  expect(whatIsWrong([renamed], 'OldName', renamed)).toBe(
    `on this page the section is now called #${section!.anchor}`,
  );
});

test.each([
  ['asked-most', 'drive.0', /^ {2}- drive\/\w+#\w+$/],
  ['search/asked', 'drive/GettingStarted.SignIn', /^ {2}\w+: \[/],
])('a place in %s.yaml is told with its line', (name, field, written) => {
  const file = `content/en/${name}.yaml`;
  const lines = readFileSync(file, 'utf8').split('\n');
  const [first = ''] = lines.map((line) => /drive\/\w+#\w+/.exec(line)?.[0]).filter(Boolean);
  const reference = name === 'asked-most' ? first : 'drive/GettingStarted#SignIn';
  expect(() => sectionAt([], reference, { file, field })).toThrow(ContentError);
  try {
    sectionAt([], reference, { file, field });
  } catch (error) {
    const [problem] = (error as ContentError).problems;
    expect(lines[problem!.line! - 1]).toMatch(written);
  }
});
