import { createHash } from 'node:crypto';
import { readCandidateField, type CandidateField, type ConsentCandidate } from '#rules/consent-candidate.ts';

const fields = [
  'candidateId',
  'candidateFullName',
  'packageSlug',
  'driverLicenseState',
] as const satisfies CandidateField[];

/** Who is asked for consent, and for which check. */
export type Candidate = Pick<ConsentCandidate, (typeof fields)[number]>;

/** Reads a candidate out of a query, as the page reads its address; undefined where a field is missing or malformed. */
export function readCandidate(query: string): Candidate | undefined {
  const given = new URLSearchParams(query);
  const values = fields.map((field) => [field, readCandidateField(field, given.getAll(field))] as const);
  return values.every(([, value]) => value !== undefined)
    ? (Object.fromEntries(values) as Candidate)
    : undefined;
}

/** A short text that is the same for the same candidate alone, and does not tell who it is. */
export function digestOf(candidate: Candidate): string {
  return createHash('sha256')
    .update(JSON.stringify(fields.map((field) => candidate[field])))
    .digest('base64url');
}
