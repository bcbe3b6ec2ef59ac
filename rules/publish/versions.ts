/** One published state of the tables. */
export interface Release {
  readonly version: string;
  readonly date: string;
  /** Of its tables and results, without the operator's numbers. The newest version's is computed. */
  readonly digest?: string;
  readonly changes: readonly string[];
}

/**
 * What each published version held, the newest first. Major: a name goes, or means or decides something else; minor: a
 * name comes; patch: only words change. A test fails when tables or decisions change and this does not. A former version
 * keeps the digest that its file in `releases/` has.
 */
export const releases = [
  {
    version: '4.1.1',
    date: '2026-11-26',
    changes: [
      'Words: shorter ones for support, roadside help, access types, extra miles, and what a day is.',
    ],
  },
  {
    version: '4.1.0',
    date: '2026-11-26',
    digest: 'b81e88ee978f67a4',
    changes: [
      'The conditions of a cancellation say what they decide by where 0 percent is deducted.',
      'In the package, settings of 0 minutes, days, percent or dollars have sentences of their own.',
    ],
  },
  {
    version: '4.0.0',
    date: '2026-11-26',
    digest: '67e50a4c8922cd50',
    changes: [
      'A cancellation of which 0 percent is deducted is free up to the start.',
      'The zero that people write in parentheses after a country code is no part of a phone number.',
      'An amount may begin or end with its point; a price that a host earns of may be as large as a sum can be.',
      'An offset is 14 hours at most; settings that are lists, and the password, say something.',
      'Words: a license is Verified once it is approved; more time also depends on whether the vehicle is pre-booked.',
    ],
  },
  {
    version: '3.0.1',
    date: '2026-11-22',
    digest: '02c887bd1bf8c123',
    changes: [
      'Words: nobody has said that the price plan sets the price of an extra hour or mile, nor that every reservation earns.',
      'Words: when a host cancels for free, and from when not.',
    ],
  },
  {
    version: '3.0.0',
    date: '2026-11-22',
    digest: 'aad5981fbe07fda5',
    changes: [
      'Whether an incident can be reported while a reservation is running late is not stated; it was refused.',
      'In the package an answer is explained by ids; the words for them stand beside it, a file per language.',
      "The operator's settings have twelve names more, which are only told: payday, deposit, pets and the like.",
      'Words.',
    ],
  },
  {
    version: '2.0.0',
    date: '2026-11-21',
    digest: '52b961c796aaddf7',
    changes: [
      'The matrix is keyed by role, state and action; a conditional cell names the function that decides it.',
      'A pre-booked vehicle is extended within the limit before the next reservation, and only while active.',
      'What canceling costs a driver is not stated until the operator sets driverCancellation.',
      'Whether an Individual may have host partners, and whether a driver files damage claims, is not stated.',
      'A quote is complete only when insurance, extra hours and extra miles are given; null and 0 say none.',
      'A maintenance report is never due for a time in which the vehicle was exempt.',
      'Decisions with their conditions, validators, arithmetic, vectors and this list of changes are published.',
    ],
  },
  { version: '1.0.1', date: '2026-11-20', digest: '558c78c3559b6080', changes: ['Words.'] },
  { version: '1.0.0', date: '2026-11-20', digest: '45184615214a3f88', changes: ['The first version.'] },
] as const satisfies readonly Release[];

/** The version of the published tables. */
export const rulesVersion = releases[0].version;
