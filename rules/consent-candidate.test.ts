import { describe, expect, it } from 'vitest';
import { type CandidateField, readCandidateField } from './consent-candidate.ts';

const good: Record<CandidateField, readonly string[]> = {
  candidateFullName: ['Ada Example', "Seán O'Neil-Łuk", '李小龍', 'علی\u200cرضا', 'x'.repeat(200)],
  candidateId: ['cand_1', 'a.b:c-d', 'x'.repeat(200)],
  packageSlug: ['driver_pro', 'basic-1', 'x'.repeat(100)],
  driverLicenseState: ['GA', 'DC', 'PR'],
  link: ['eyJ.a_b~c+d/e=-', 'x'.repeat(2_000)],
};

const bad: Record<CandidateField, readonly string[]> = {
  candidateFullName: ['', 'x'.repeat(201), 'a<b', 'a>b', 'a\u0000b', 'a\u202eb', '<script>', 'a\nb'],
  candidateId: ['', 'a b', 'ä', 'a/b', 'x'.repeat(201), 'a\nb', '/a', 'a/'],
  packageSlug: ['', 'Driver', 'a.b', 'x'.repeat(101), '.a', 'a.'],
  driverLicenseState: ['', 'G', 'GAA', 'XX', 'G A', 'Georgia'],
  link: ['', 'a b', 'a?b', 'x'.repeat(2_001), '?a', 'a?'],
};

describe.each(Object.keys(good) as CandidateField[])('%s', (field) => {
  it.each(good[field])('may be %j', (text) => {
    expect(readCandidateField(field, [text])).toBe(text);
    expect(readCandidateField(field, [`  ${text} `])).toBe(text);
  });

  it.each(bad[field])('may not be %j', (text) => {
    expect(readCandidateField(field, [text])).toBeUndefined();
  });

  it('is given once', () => {
    expect(readCandidateField(field, [])).toBeUndefined();
    expect(readCandidateField(field, [good[field][0]!, good[field][0]!])).toBeUndefined();
  });
});

it('takes a state in small letters, and nothing else', () => {
  expect(readCandidateField('driverLicenseState', ['ga'])).toBe('GA');
  expect(readCandidateField('packageSlug', ['DRIVER'])).toBeUndefined();
});
