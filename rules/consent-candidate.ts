/** Who is asked for consent to a background check, as the link to the consent page names them. Spec 3. */
export interface ConsentCandidate {
  candidateFullName: string;
  candidateId: string;
  packageSlug: string;
  /** Two capital letters, as `GA`. */
  driverLicenseState: string;
}

const states = new Set(
  (
    'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR ' +
    'PA RI SC SD TN TX UT VT VA WA WV WI WY DC AS GU MP PR VI'
  ).split(' '),
);

const isAllowed: Record<keyof ConsentCandidate, (value: string) => boolean> = {
  candidateFullName: (value) => /^[^\p{C}<>]{1,200}$/u.test(value),
  candidateId: (value) => /^[\w.:-]{1,200}$/.test(value),
  packageSlug: (value) => /^[a-z\d_-]{1,100}$/.test(value),
  driverLicenseState: (value) => states.has(value),
};

/**
 * The clean value of a candidate's field, or undefined where it is malformed. The server signs links by this and the page
 * reads them by it, so that no signed link is refused. Without a schema library, whose weight the page need not carry.
 */
export function readCandidateField(field: keyof ConsentCandidate, text: string): string | undefined {
  const trimmed = text.trim();
  const value = field === 'driverLicenseState' ? trimmed.toUpperCase() : trimmed;
  return isAllowed[field](value) ? value : undefined;
}
