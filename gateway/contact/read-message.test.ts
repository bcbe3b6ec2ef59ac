import { describe, expect, it } from 'vitest';
import { languages } from '#config/languages.ts';
import { siteData } from '../testing/test-site-data.ts';
import { readMessage } from './read-message.ts';

const { contact } = siteData;
const good = { topic: 'charge', replyTo: 'sam@example.com', text: 'What is this charge?' };
const read = (fields: Record<string, string>) => readMessage(contact, { ...good, ...fields }, 'en');

it('takes a message, its audience from its topic', () => {
  expect(read({})).toEqual({ written: { ...good, audience: 'drive' } });
  expect(read({ topic: 'damage', audience: 'drive' })).toMatchObject({ written: { audience: 'host' } });
});

it('counts as the browser does, and drops what nobody sees', () => {
  expect(read({ text: `  a\r\nb\rc ${'x'.repeat(10)}\n ` })).toMatchObject({
    written: { text: `a\nb\nc ${'x'.repeat(10)}` },
  });
  expect(read({ text: `over\u202Ethere \u0000\u200Band back` })).toMatchObject({
    written: { text: 'overthere and back' },
  });
  expect(read({ text: 'Cafe\u0301 isn’t open: 👩‍👩‍👧 waits' })).toMatchObject({
    written: { text: 'Café isn’t open: 👩‍👩‍👧 waits' },
  });
  expect(read({ text: 'é\r\n'.repeat(2000) })).toMatchObject({ written: {} });
});

it.each([
  ['topic', '', contact.errors.topic],
  ['topic', '__proto__', contact.errors.topic],
  ['replyTo', '', contact.errors.replyToMissing],
  ['replyTo', 'sam', contact.errors.replyTo],
  ['replyTo', 'sam@example', contact.errors.replyTo],
  ['replyTo', 'a@example.com, b@example.com', contact.errors.replyTo],
  ['replyTo', 'sam@example.com\r\nBcc: all@example.com', contact.errors.replyTo],
  ['replyTo', 'Sam <sam@example.com>', contact.errors.replyTo],
  ['replyTo', `${'a'.repeat(250)}@example.com`, contact.errors.replyTo],
  ['text', '   \u200B ', contact.errors.textMissing],
  ['text', 'Help me', contact.errors.textShort],
  ['text', 'x'.repeat(4001), 'A little less than 4,001.'],
])('says what is wrong with %s %j', (field, value, error) => {
  expect(read({ [field]: value })).toEqual({ errors: { [field]: error } });
});

it('says how long it is as the locale of its language writes numbers', () => {
  Object.assign(languages, { tested: { locale: 'es-MX', direction: 'ltr', growth: 1 } });
  const told = { ...contact, errors: { ...contact.errors, textLong: '{length}' } };
  const answer = readMessage(told, { ...good, text: 'x'.repeat(4001) }, 'tested');
  Reflect.deleteProperty(languages, 'tested');
  expect(answer).toEqual({ errors: { text: '4,001' } });
});

it('takes an address without the unseen marks that were copied with it', () => {
  expect(read({ replyTo: '\u2068\u200Esam@example.com\u200B\u2069' })).toMatchObject({
    written: { replyTo: 'sam@example.com' },
  });
});

describe('addresses that people have', () => {
  it.each([
    'sam.o+trips@mail.example.co.uk',
    'o_brien-2@example.com',
    'SAM@EXAMPLE.COM',
    ' sam@example.com ',
  ])('takes %j', (replyTo) =>
    expect(read({ replyTo })).toMatchObject({ written: { replyTo: replyTo.trim() } }),
  );
});
