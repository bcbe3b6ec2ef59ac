import { expect, test } from 'vitest';
import { readCandidate } from './consent-query.ts';

const good = {
  candidateFullName: 'Ada Example',
  candidateId: 'e44aa283528e6fde7d542194',
  packageSlug: 'driver_pro',
  driverLicenseState: 'GA',
};
const read = (changes: Record<string, string>) =>
  readCandidate(`?${new URLSearchParams({ ...good, ...changes })}`);

test('reads the candidate, and nothing else', () => {
  expect(read({ env: 'mr.example.com/', sessionTokenPath: '/x', utm_source: 'mail' })).toEqual({
    candidate: good,
  });
});

test('forgives spaces around a value and a small-letter state', () => {
  expect(read({ candidateFullName: ' Ada Example ', driverLicenseState: 'ga' })).toEqual({ candidate: good });
});

test.each(['José Ñúñez-O’Neil', '李小龙', 'Anne Marie St. Example, Jr.', 'x'.repeat(200)])(
  '%s is a name',
  (name) => {
    expect(read({ candidateFullName: name })).toMatchObject({ candidate: { candidateFullName: name } });
  },
);

test.each([
  ['candidateFullName', ['', '   ', 'x'.repeat(201), '<b>', 'a\nb', 'a\u0000b', 'a\u202eb']],
  ['candidateId', ['', 'a b', 'x'.repeat(201), '../x', 'a/b']],
  ['packageSlug', ['', 'Driver', 'a b', 'x'.repeat(101), 'a/b']],
  ['driverLicenseState', ['', 'G', 'GAA', 'ZZ', 'Georgia', 'constructor']],
  ['link', ['', 'a b', 'a\r\nb', 'é', 'x'.repeat(2001)]],
])('%s is refused when it is malformed', (field, values) => {
  for (const value of values) expect([value, read({ [field]: value })]).toEqual([value, { wrong: [field] }]);
});

test('names everything that is missing, in the order of the page', () => {
  expect(readCandidate('')).toEqual({
    wrong: ['candidateFullName', 'candidateId', 'packageSlug', 'driverLicenseState'],
  });
});

test('a field given twice is wrong, even when both are the same', () => {
  const query = `?${new URLSearchParams(good)}&packageSlug=driver_pro`;
  expect(readCandidate(query)).toEqual({ wrong: ['packageSlug'] });
});
