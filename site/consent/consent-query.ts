import { readCandidateField, type CandidateField, type ConsentCandidate } from '#rules/consent-candidate.ts';

/** The fields an address must carry; `link` is for the gateway to ask for. */
const required: CandidateField[] = ['candidateFullName', 'candidateId', 'packageSlug', 'driverLicenseState'];

/**
 * Reads the candidate out of the page's query (spec 2). Everything else in the query is left alone; above all it can't
 * choose where the embed is loaded from.
 *
 * @param query as in `location.search`
 * @returns the candidate, or the fields that are missing or malformed
 */
export function readCandidate(query: string): { candidate: ConsentCandidate } | { wrong: CandidateField[] } {
  const given = new URLSearchParams(query);
  const fields: CandidateField[] = given.has('link') ? [...required, 'link'] : required;
  const values = fields.map((field) => [field, readCandidateField(field, given.getAll(field))] as const);
  const wrong = values.filter(([, value]) => !value).map(([field]) => field);
  if (wrong.length > 0) return { wrong };
  return { candidate: Object.fromEntries(values) as unknown as ConsentCandidate };
}
