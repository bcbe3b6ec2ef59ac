import { expect, test } from 'vitest';
import { catalogOf } from '#catalog/catalog.ts';
import { defaultLanguage } from '#config/languages.ts';
import { structuredData } from '#site/head/structured-data.ts';
import { paths } from '#site/paths.ts';
import { searchData } from '#site/search/data.ts';
import { type WordedElement, elementContents, elementWords } from './elements/element-content.ts';
import { authorElements } from './elements/author-elements.ts';
import { sectionWords } from './section-words.ts';

const catalog = catalogOf(defaultLanguage);
const { rules, ui } = catalog;

test.each([
  ['terms', 'RefundReasons', {}, Object.values(rules.refundReasons).join('; ')],
  [
    'terms by attribute',
    'AccountFields',
    { type: 'company' },
    Object.values(rules.accountFields.company).join('; '),
  ],
  [
    'terms with texts',
    'InviteStates',
    {},
    `${rules.partnerInviteStates.invited}: ${ui.rules.inviteStates.invited}`,
  ],
  ['sentences', 'Deadlines', { audience: 'drive' }, rules.rules.licenseReview],
  ['a tool', 'Tool', { name: 'cancel' }, rules.rules.hostCancellation],
] as const)('an element is said in the words that the page shows: %s', (_kind, name, props, words) => {
  expect(elementWords(catalog, name, props)).toContain(words);
});

test('an element stands in its sentence, with one full stop', () => {
  const words = sectionWords(catalog, { text: 'Choose: <RefundReasons/>. Then go.', answer: '' });
  expect(words.text).toBe(`Choose: ${Object.values(rules.refundReasons).join('; ')}. Then go.`);
});

test('no copy has an element left that nobody has put into words', () => {
  const told = [
    searchData(catalog).documents,
    catalog.helpPages.map(({ audience, name }) => structuredData(catalog, paths.help(audience, name))),
  ];
  expect(JSON.stringify(told)).not.toMatch(/<[A-Z]\w*/);
  expect(JSON.stringify(told)).not.toMatch(/[^.]\.\.[^.]/);
});

test('every element that authors may write has its words, but for those that only frame', () => {
  const worded = Object.keys(elementContents) as WordedElement[];
  const framing = ['AppScreen', 'Callout', 'EraseForm', 'Section'];
  expect([...worded, ...framing].sort()).toEqual(Object.keys(authorElements).sort());
});
