/** What the embed needs to know about the person (spec 3), and the link's own proof, where it carries one. */
export interface Candidate {
  candidateFullName: string;
  candidateId: string;
  packageSlug: string;
  driverLicenseState: string;
  /** Signed by the gateway, and given back to it with the request for a session token. */
  link?: string;
}

export type CandidateField = keyof Candidate;

const states = new Set(
  (
    'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR ' +
    'PA RI SC SD TN TX UT VT VA WA WV WI WY DC AS GU MP PR VI'
  ).split(' '),
);

const rules: Record<CandidateField, (value: string) => boolean> = {
  candidateFullName: (value) => /^[^\p{C}<>]{1,200}$/u.test(value),
  candidateId: (value) => /^[\w.:-]{1,200}$/.test(value),
  packageSlug: (value) => /^[a-z\d_-]{1,100}$/.test(value),
  driverLicenseState: (value) => states.has(value),
  link: (value) => /^[\w.~+/=-]{1,2000}$/.test(value),
};

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
    const [value = '', ...others] = given.getAll(field).map((text) => text.trim());
    const known = field === 'driverLicenseState' ? value.toUpperCase() : value;
    return others.length === 0 && rules[field](known) ? known : undefined;
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
