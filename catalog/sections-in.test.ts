import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { defaultLanguage } from '#config/languages.ts';
import { catalogOf } from './catalog.ts';
import { refuseDeadSections } from './sections-in.ts';

const { helpPages } = catalogOf(defaultLanguage);
const refuse = (to: string) => () =>
  refuseDeadSections(parse(`links:\n  rule:\n    to: ${to}`), helpPages, 'content/en/tools/cancel.yaml');

test.each([
  'drive/Nope#Nope',
  '"drive/Nope#Nope"',
  'drive/Nope#Nope # as long as it is there',
  '[drive/Nope#Nope]',
])('a section that is not there is refused, however YAML writes it: %s', (to) => {
  expect(refuse(to)).toThrow(/cancel\.yaml · links\.rule\.to\S* · "drive\/Nope#Nope" leads nowhere/);
});

test('one that is there is not, nor are words that speak of one', () => {
  expect(refuse('drive/VehicleReservations#Breakdown')).not.toThrow();
  expect(refuse('see drive/Nope#Nope')).not.toThrow();
});
