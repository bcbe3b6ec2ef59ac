import { expect, it } from 'vitest';
import { growthOf } from '../testing/growth.ts';
import { namedPlate, personalIn } from './screening.ts';

it.each([
  ['write to sam.example+help@mail.example.com please', 'email'],
  ['sam at example dot com is sam(at)example', 'email'],
  ['my number is (770) 555-0134', 'phone'],
  ['call 770.555.0134 or 7705550134', 'phone'],
  ['555-0134 after six', 'phone'],
  ['+49 30 901820', 'phone'],
  ['paid with 4242 4242 4242 4242', 'card'],
  ['card 378282246310005 was refused', 'card'],
  ['SSN 078-05-1120', 'socialSecurity'],
  ['my social security is 078051120', 'socialSecurity'],
  ['Meine Sozialversicherungsnummer: 078051120', 'socialSecurity'],
  ['vin 1HGCM82633A004352', 'vin'],
  ['the van 1ftyr1zm0kka12345 has no key', 'vin'],
  ['plate RVD4512', 'plate'],
  ['it is 7ABC123 on the lot', 'plate'],
  ['ABC 1234 was not there', 'plate'],
  ['license plate: k9', 'plate'],
  ['Plate number is: 7', 'plate'],
  ['４２４２ ４２４２ ４２４２ ４２４２', 'card'],
])('suspects %s', (text, kind) => {
  expect(personalIn(text)).toContain(kind);
});

it('suspects a plate by what other languages call it, too', () => {
  const german = { plate: ['kennzeichen', 'nummernschild'], between: ['ist', 'nummer'] };
  const found = (text: string) =>
    text.match(namedPlate({ en: { plate: ['plate'], between: ['is'] }, de: german }));
  for (const text of ['Das Kennzeichen ist K9', 'Nummernschild: k9', 'plate is k9'])
    expect(found(text)).toHaveLength(1);
  for (const text of ['Das Kennzeichen sehe ich erst 30 Minuten vorher', 'Überkennzeichen 7'])
    expect(found(text)).toBeNull();
});

it.each([
  'The button is called Start Reservation, not Start.',
  'I paid $1,250.00 on 11/22/2026 at 9:30 PM and was charged twice',
  'Step 3 does not say what happens after 24 hours',
  'How do I cancel within 48 hours? It says 50 %.',
  'Toyota Corolla 2019, Model 3, F-150',
  'error 404 on iOS 17.2',
  '',
])('lets pass %s', (text) => {
  expect(personalIn(text)).toEqual([]);
});

it.each([
  'a',
  'a@',
  'a@b.',
  '1',
  '1_',
  '1.',
  '(1',
  '+1',
  '+',
  'a(',
  'a[at',
  'a-',
  'plate ',
  'plate is',
  '㌖',
  '\uFDFA',
])('takes a time in proportion to the length of %j again and again', (part) => {
  // What is searched is the text in its plain form, which has up to 18 letters for one.
  const { length } = part.normalize('NFKC');
  for (const before of ['', 'plate ', '+1 ', 'a@'])
    expect(
      growthOf((size) => before + part.repeat(size / length), personalIn),
      before,
    ).toBeLessThan(80);
});
