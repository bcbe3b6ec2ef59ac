/** A candidate that the consent page and the signing of links accept. */
export const candidate = {
  candidateFullName: 'Ada Example',
  candidateId: 'e44aa283528e6fde7d542194',
  packageSlug: 'driver_pro',
  driverLicenseState: 'GA',
};

type Field = keyof typeof candidate;

/** Values that both take, with what they make of them. */
export const goodValues: [field: Field, value: string, read: string][] = [
  ['candidateFullName', ' Ada Example ', 'Ada Example'],
  ['candidateFullName', 'José Ñúñez-O’Neil', 'José Ñúñez-O’Neil'],
  ['candidateFullName', '李小龙', '李小龙'],
  ['candidateFullName', 'Anne Marie St. Example, Jr.', 'Anne Marie St. Example, Jr.'],
  ['candidateFullName', 'x'.repeat(200), 'x'.repeat(200)],
  ['candidateId', 'a.b:c-d_1', 'a.b:c-d_1'],
  ['candidateId', 'x'.repeat(200), 'x'.repeat(200)],
  ['packageSlug', 'x'.repeat(100), 'x'.repeat(100)],
  ['driverLicenseState', 'ga', 'GA'],
  ['driverLicenseState', 'DC', 'DC'],
];

/** Values that both refuse. */
export const badValues: [field: Field, values: string[]][] = [
  ['candidateFullName', ['', '   ', 'x'.repeat(201), '<b>', 'a\nb', 'a\u0000b', 'a\u202eb']],
  ['candidateId', ['', 'a b', 'x'.repeat(201), '../x', 'a/b']],
  ['packageSlug', ['', 'Driver', 'a b', 'x'.repeat(101), 'a/b', '../x']],
  ['driverLicenseState', ['', 'G', 'GAA', 'ZZ', 'Georgia', 'constructor']],
];
