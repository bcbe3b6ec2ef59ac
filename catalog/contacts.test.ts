import { expect, test } from 'vitest';
import { site } from '#config/site.ts';
import { contactParts } from './contacts.ts';

const { email, emergencyNumber: number } = site;

test.each([
  ['alone', number, [{ text: number, href: `tel:${number}` }]],
  [
    'in a sentence',
    `In danger, call ${number} first.`,
    [{ text: 'In danger, call ' }, { text: number, href: `tel:${number}` }, { text: ' first.' }],
  ],
  ['in a longer number', `+1 770 ${number} 7777 or 77${number}`, undefined],
  [
    'beside the address',
    `${email}, ${number}`,
    [{ text: email, href: `mailto:${email}` }, { text: ', ' }, { text: number, href: `tel:${number}` }],
  ],
  ['not named', 'Wait.', undefined],
])('the emergency number and the address can be pressed: %s', (_where, text, parts) => {
  expect(contactParts(text)).toEqual(parts ?? [{ text }]);
});
