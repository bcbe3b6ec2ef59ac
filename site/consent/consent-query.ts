import { readCandidateField, type ConsentCandidate } from '#rules/consent-candidate.ts';

/** The candidate, and the link's own proof, where it carries one. */
export interface Candidate extends ConsentCandidate {
  /** Signed by the gateway, and given back to it with the request for a session token. */
  link?: string;
}

export type CandidateField = keyof Candidate;

/** The fields an address must carry; `link` is for the gateway to ask for. */
const required = ['candidateFullName', 'candidateId', 'packageSlug', 'driverLicenseState'] as const;

/**
 * Reads the candidate out of the page's query (spec 2). A field that is given twice is wrong: nobody can say which one is
 * meant. Everything else in the query is left alone; above all it can't choose where the embed is loaded from.
 *
 * @param query as in `location.search`
 * @returns the candidate, or the fields that are missing or malformed
 */
export function readCandidate(query: string): { candidate: Candidate } | { wrong: CandidateField[] } {
  const given = new URLSearchParams(query);
  const read = (field: CandidateField) => {
    const [text = '', ...others] = given.getAll(field);
    if (others.length > 0) return undefined;
    return field === 'link' ? readLink(text.trim()) : readCandidateField(field, text);
  };

  const [candidateFullName, candidateId, packageSlug, driverLicenseState] = required.map(read);
  const link = given.has('link') ? read('link') : undefined;
  if (
    candidateFullName &&
    candidateId &&
    packageSlug &&
    driverLicenseState &&
    given.has('link') === Boolean(link)
  ) {
    return { candidate: { candidateFullName, candidateId, packageSlug, driverLicenseState, link } };
  }
  const asked: CandidateField[] = given.has('link') ? [...required, 'link'] : [...required];
  return { wrong: asked.filter((field) => !read(field)) };
}

function readLink(text: string): string | undefined {
  return /^[\w.~+/=-]{1,2000}$/.test(text) ? text : undefined;
}
