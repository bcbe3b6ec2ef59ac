import { factText } from './facts.ts';

/** A rule in words: one sentence that support can read out, and where the specification says it. */
export interface Rule {
  readonly sentence: string;
  readonly source: string;
}

const rule = (source: string, sentence: string): Rule => ({ sentence, source });

/** Every rule that an answer can give as its ground. An id, once published, stays. */
export const rules = {
  validInput: rule(
    'spec 5',
    'A question can be decided only when each of its fields is filled in with a possible value.',
  ),

  // Reservations
  statusDecides: rule(
    'spec 4',
    'The status of a reservation decides what its driver and its host can do with it.',
  ),
  startWhenReady: rule('spec 4', 'A reservation can be started by its driver when it is ready to start.'),
  endWhenStarted: rule(
    'spec 1',
    'The driver ends a reservation that is in progress: initiate the end, confirm the exit, capture vehicle images.',
  ),
  extendActive: rule(
    'spec 1',
    `An active reservation is extended automatically if the vehicle is free, otherwise only until ${factText('extensionCutoffMinutes')} before the next reservation starts.`,
  ),
  extendPreBooked: rule(
    'spec 1',
    `Extending a pre-booked vehicle needs the confirmation of the host, and ends ${factText('extensionCutoffMinutes')} before the next reservation starts at the latest.`,
  ),
  driverCancels: rule('spec 1', 'A driver cancels with Cancel Reservation, then Submit.'),
  hostCancelsUpcoming: rule('spec 4', 'A host can cancel only an upcoming reservation.'),
  assignWhenUpcoming: rule('spec 4', 'A host can assign a new vehicle only to an upcoming reservation.'),
  incidentStates: rule(
    'spec 5',
    'An incident can be reported only when the reservation is ready to start or active.',
  ),
  insuranceCardStates: rule(
    'spec 5',
    'The insurance card can be viewed only when the reservation is upcoming or ready to start.',
  ),
  plateWhenReady: rule(
    'spec 3',
    'The license plate number is visible once the reservation is ready to start.',
  ),
  receiptAfterEnd: rule(
    'spec 1',
    'The receipt and its invoice are available under Reservation Charges after the reservation ends.',
  ),
  handleImpactsWhenLate: rule(
    'spec 4',
    'When a reservation runs late, the host is offered Handle Impacts, to assign a different vehicle to later reservations that are affected.',
  ),
  collectWhenDue: rule(
    'spec 4',
    'When the collection of charges was tried and failed, the payment status is Collection Due and the host sees Collect.',
  ),
  hostRefunds: rule('spec 6', 'A host can refund payments.'),
  hostCollectsExtra: rule('spec 6', 'A host can collect additional charges.'),
  hostSeesCustomer: rule('spec 6', "A host can view a guest's Customer Details from a reservation."),
  driversAction: rule('spec 6', 'This is an action of the driver.'),
  hostsAction: rule('spec 6', 'This is an action of the host.'),
  runningLate: rule(
    'spec 4',
    'A reservation runs late once it is past its drop-off time plus a grace period; late fees may apply.',
  ),
  lateTouchesLater: rule(
    'spec 4',
    'A reservation that runs late affects the later reservations of its vehicle that start before it is returned.',
  ),
  abandoned: rule(
    'spec 4',
    'A reservation is abandoned when its vehicle was not collected and its drop-off time has passed; the reservation amount is deducted.',
  ),
  abandonmentReminders: rule('spec 4', 'Reminders go to guest and host before a vehicle is abandoned.'),

  // Cancellation
  hostCancellation: rule(
    'spec 9',
    `A host cancels for free more than ${factText('hostFreeCancellationHours')} before the reservation starts; later, a percentage of the amount is deducted and given to the host.`,
  ),
  driverCancellation: rule(
    'spec 6',
    'A driver can cancel; until when that is free, and which percentage of the amount is deducted after that, the operator sets.',
  ),

  // Prices
  timePrice: rule(
    'spec 3',
    'A reservation is priced by its whole days and the hours that remain: 25 hours are 1 day plus 1 hour.',
  ),
  includedDistance: rule(
    'spec 3',
    'The included distance counts like the price: 25 hours include the distance of 1 day plus 1 hour.',
  ),
  costParts: rule(
    'spec 1',
    'The cost depends on the vehicle, the chosen insurance plan, extra hours or miles, and a reservation fee.',
  ),
  insurancePlan: rule(
    'spec 1',
    'An insurance plan that costs more leaves less to pay out of pocket on damage.',
  ),
  hostEarnings: rule('spec 1', 'Hosts create their own price plans and earn from each reservation.'),

  // Money after the fact
  refund: rule(
    'spec 5',
    'A refund has an amount, a note and a reason: Duplicate, Fraudulent, Requested by Customer or Other.',
  ),
  extraCharge: rule(
    'spec 5',
    'An extra charge has an amount, a note and a reason: Toll, Fuel, Cleaning (also late return, relocation) or Others.',
  ),
  verifyCharge: rule(
    'spec 8',
    `After a successful charge, verify the transactions after ${factText('chargeVerificationMinutes')}.`,
  ),
  damageClaimWindow: rule(
    'spec 5',
    `A damage claim must be filed within ${factText('damageClaimHours')} after the reservation ends.`,
  ),
  damageClaimProtection: rule(
    'spec 5',
    'A damage claim is possible only if the protection plan was not declined.',
  ),

  // Vehicles
  maintenanceReport: rule(
    'spec 5',
    `An annual maintenance report is required for vehicles aged ${factText('maintenanceAgeYears')} or more; younger vehicles are exempt.`,
  ),
  becomesAvailable: rule(
    'spec 4',
    'A vehicle in Need Update becomes Available after the team verifies an uploaded annual maintenance report.',
  ),
  vehicleApproval: rule(
    'spec 4',
    'A new vehicle becomes reservable only after its approval by the organization.',
  ),
  onlyAvailableVisible: rule('spec 4', 'Only Available vehicles are visible for reservation.'),
  recallsResolved: rule('spec 5', 'Safety recalls must be resolved.'),
  eligibility: rule(
    'spec 5',
    'A vehicle must meet the eligibility criteria: type, year, mileage, value, technology, maintenance and alterations.',
  ),
  preventReservation: rule('spec 3', 'The prevent-reservation toggle keeps a vehicle from being reserved.'),
  unavailableWeekday: rule('spec 3', 'A vehicle is unavailable on the weekdays that its host has set.'),
  unavailableDates: rule('spec 3', 'A vehicle is unavailable in the date ranges that its host has set.'),
  availableOtherwise: rule('spec 3', 'A vehicle that nothing makes unavailable can be reserved.'),

  // People
  licenseBeforeReserving: rule('spec 5', "A driver's license must be verified before a reservation."),
  licenseReview: rule(
    'spec 9',
    `The review of a license takes ${factText('licenseReviewHours')}; then its status is Verified.`,
  ),
  companyInsurance: rule('spec 1', 'A Company may supply its own commercial rental liability insurance.'),
  partnersOfCompany: rule('spec 6', 'A host whose account type is Company may add host partners.'),
  partnerAccess: rule(
    'spec 6',
    'A host partner has one of three access types: Fleet Operations, Customer Support or Administration.',
  ),
  partnerAccepts: rule('spec 4', 'An invited host partner becomes Active on acceptance.'),
  minimumAge: rule('spec 2', 'A driver must meet the age requirements.'),
  password: rule('spec 5', 'A password must meet the password criteria.'),
  email: rule(
    'spec 5',
    'An email must be valid, is verified by a one-time code and cannot be changed after the account is created.',
  ),
  mobileNumber: rule(
    'spec 5',
    'A mobile number is mandatory, is written as + country code and number, and is verified by a one-time code by SMS.',
  ),

  // Website
  payoutStatus: rule(
    'spec 4',
    'Each answer to the payout page redirects (READY_TO_REDIRECT), shows an error (ERROR) or makes it ask again.',
  ),
} as const satisfies Record<string, Rule>;

export type RuleId = keyof typeof rules;
