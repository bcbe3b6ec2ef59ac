/** Who is asked for consent to a background check, as the link to the consent page names them. Spec 3. */
export interface ConsentCandidate {
  candidateFullName: string;
  candidateId: string;
  packageSlug: string;
  /** Two capital letters, as `GA`. */
  driverLicenseState: string;
  /** The link's own proof, where it carries one: signed by the server, and given back to it by the page. */
  link?: string;
}

export type CandidateField = keyof ConsentCandidate;

const states = new Set(
  (
    'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR ' +
    'PA RI SC SD TN TX UT VT VA WA WV WI WY DC AS GU MP PR VI'
  ).split(' '),
);

const isAllowed: Record<CandidateField, (value: string) => boolean> = {
  // Persian and the languages of India spell names with marks that join letters or part them.
  candidateFullName: (value) => /^(?:[^\p{C}<>]|[\u200c\u200d]){1,200}$/u.test(value),
  candidateId: (value) => /^[\w.:-]{1,200}$/.test(value),
  packageSlug: (value) => /^[a-z\d_-]{1,100}$/.test(value),
  driverLicenseState: (value) => states.has(value),
  link: (value) => /^[\w.~+/=-]{1,2000}$/.test(value),
};

/**
 * The clean value of a field, or undefined where it is malformed, missing or given twice: nobody can say then which one is
 * meant. The server signs links by this and the page reads them by it, so that no signed link is refused. Without a schema
 * library, whose weight the page need not carry.
 */
export function readCandidateField(field: CandidateField, given: readonly string[]): string | undefined {
  const [text = '', ...others] = given.map((each) => each.trim());
  const value = field === 'driverLicenseState' ? text.toUpperCase() : text;
  return others.length === 0 && isAllowed[field](value) ? value : undefined;
}
