import { expect, test } from 'vitest';
import { badValues, candidate, goodValues } from '../../fakes/checkr/candidates.ts';
import { readCandidate } from './consent-query.ts';

const read = (changes: Record<string, string>) =>
  readCandidate(`?${new URLSearchParams({ ...candidate, ...changes })}`);

test('reads the candidate, and nothing else', () => {
  expect(read({ env: 'mr.example.com/', sessionTokenPath: '/x', utm_source: 'mail' })).toEqual({ candidate });
});

test.each(goodValues)('%s may be %j', (field, value, clean) => {
  expect(read({ [field]: value })).toEqual({ candidate: { ...candidate, [field]: clean } });
});

test.each([...badValues, ['link', ['', 'a b', 'a\r\nb', 'é', 'x'.repeat(2001)]] as const])(
  '%s is refused when it is malformed',
  (field, values) => {
    for (const value of values)
      expect([value, read({ [field]: value })]).toEqual([value, { wrong: [field] }]);
  },
);

test('names everything that is missing, in the order of the page', () => {
  expect(readCandidate('')).toEqual({
    wrong: ['candidateFullName', 'candidateId', 'packageSlug', 'driverLicenseState'],
  });
});

test('a field given twice is wrong, even when both are the same', () => {
  const query = `?${new URLSearchParams(candidate)}&packageSlug=driver_pro`;
  expect(readCandidate(query)).toEqual({ wrong: ['packageSlug'] });
});
