import { expect, test } from 'vitest';
import { site } from '#config/site.ts';
import { contactsOf, splitAtContacts } from './contact-links.ts';

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
  expect(splitAtContacts(text)).toEqual(parts ?? [{ text }]);
});

test('the operator’s numbers can be pressed, too, each as it stands and as a whole', () => {
  const numbers = contactsOf({ roadsideHelp: '555-0100', supportPhone: '+1 (404) 555-0100' });
  const pressed = (text: string) =>
    splitAtContacts(text, undefined, numbers)
      .filter(({ href }) => href)
      .map(({ text, href }) => [text, href]);
  expect(pressed(`Call 555-0100, or +1 (404) 555-0100. In danger, call ${number}.`)).toEqual([
    ['555-0100', 'tel:5550100'],
    ['+1 (404) 555-0100', 'tel:+14045550100'],
    [number, `tel:${number}`],
  ]);
  expect(pressed('555-01001, 1 555-0100, A555-0100')).toEqual([]);
  expect(pressed('555-0100 or 555-0101')).toEqual([['555-0100', 'tel:5550100']]);
  const alike = contactsOf({ roadsideHelp: '404', supportPhone: '404.555.0100' });
  expect(splitAtContacts('404.555.0100', undefined, alike)).toEqual([
    { text: '404.555.0100', href: 'tel:4045550100' },
  ]);
  expect(splitAtContacts('None.', undefined, contactsOf({ roadsideHelp: 'none' }))).toEqual([
    { text: 'None.' },
  ]);
});
