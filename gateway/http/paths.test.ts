import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSpelling, loggedPath, plainPath } from './paths.ts';

const address = '/payout-setup-complete';
const addresses = [address, '/checkr-disclosure-embed'];

test.each([
  ['/faqs/drive/GettingStarted?q=a', '/faqs/drive/GettingStarted'],
  ['http://www.example.com/about-us?x', '/about-us'],
  ['/static/css/a.Bx3k-D91_z.css', '/static/css/a.Bx3k-D91_z.css'],
  ['/caf%C3%A9', '/caf%C3%A9'],
  ['/a%2Fb', '/a/b'],
  ['/a%25252Db', '/a-b'],
  ['//a//b/./c', '/a/b/c'],
  ['/a%3Fb', '/a'],
  ['/a%253bb', '/a'],
  ['/a\\b', '/a'],
  ['/a%00b', '/a'],
  ['/a%zzb', '/a'],
  ['*', '/'],
  ['', '/'],
  [`/a${'%25'.repeat(100)}2Db`, '/a'],
])('%s is plainly %s', (target, path) => {
  expect(plainPath(target)).toBe(path);
});

test('a page is known by its address and what follows it, not by an address that goes on', () => {
  for (const path of [address, '/PAYOUT-Setup-complete', `${address}/x`, `${address}.html`, `${address}:x`])
    expect(isSpelling(address, path), path).toBe(true);
  for (const path of ['/', '/payout', '/checkr-disclosure-embed-success'])
    expect(isSpelling(path === '/' ? address : '/checkr-disclosure-embed', path), path).toBe(false);
});

test('the log has the paths of people who are lost, without what is too long for a name', () => {
  expect(loggedPath('/faqs/drive/Old-Name', addresses)).toBe('/faqs/drive/Old-Name');
  expect(loggedPath(`/r/${'x'.repeat(65)}/y`, addresses)).toBe('/r/…/y');
  expect(loggedPath('/a/'.repeat(1000), addresses).length).toBeLessThanOrEqual(256);
});

test.each(['/sam@home.example', '/sam%40home.example', '/sam%252540home.example', '/sam@home.example?q=a'])(
  'the log has no mail address, not even its beginning: %s',
  (target) => {
    expect(loggedPath(target, addresses)).toBe('/…');
    expect(loggedPath(`/faqs${target}`, addresses)).toBe('/faqs/…');
    expect(loggedPath(`${address}@home.example`, addresses)).toBe(address);
  },
);

/** A character as it is or encoded, once or up to three times over, in capital or small digits. */
const encodings = fc.tuple(fc.nat(3), fc.boolean());
function encode(character: string, [times, isSmall]: [number, boolean]): string {
  if (times === 0) return character;
  const hex = character.charCodeAt(0).toString(16).padStart(2, '0');
  return `%${'25'.repeat(times - 1)}${isSmall ? hex : hex.toUpperCase()}`;
}

/** Addresses of pages that take a token, as careless programs and people spell them. */
const spellings = fc
  .record({
    page: fc.constantFrom(...addresses),
    start: fc.constantFrom('/', '//', '/./', 'http://www.example.com/'),
    shout: fc.boolean(),
    suffix: fc.constantFrom('', '/', '.html', '/index.html'),
    separator: fc.constantFrom(
      '?',
      '&',
      ';',
      '=',
      '#',
      ',',
      ':',
      '/',
      '\0',
      ' ',
      '%u003f',
      '\\',
      '??',
      '+',
      '.',
      '～',
    ),
    name: fc.constantFrom('token=', 'link=', 'token/', ''),
    token: fc.constantFrom('S3CRET', `eyJhbGciOiJIUzI1NiJ9.${'S3CRET'.repeat(20)}.S3CRET`),
    codes: fc.array(encodings, { minLength: 12, maxLength: 12 }),
  })
  .map(({ page, start, shout, suffix, separator, name, token, codes }) => {
    const path = (shout ? page.toUpperCase() : page).slice(1);
    const coded = [...path].map((letter, index) => encode(letter, codes[index % 9]!)).join('');
    const mark =
      separator.length > 1 || separator > '~' ? encodeURI(separator) : encode(separator, codes[10]!);
    const value = [...(name + token)].map((letter, index) =>
      index % 5 ? letter : encode(letter, codes[11]!),
    );
    return `${start}${coded}${suffix}${mark}${value.join('')}`;
  });

test('however an address with a token is spelled, it is known as one, and the log does not have the token', () => {
  fc.assert(
    fc.property(spellings, (target) => {
      expect(addresses.some((each) => isSpelling(each, plainPath(target)))).toBe(true);
      expect(addresses).toContain(loggedPath(target, addresses));
    }),
    { numRuns: 3000 },
  );
});
