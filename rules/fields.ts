/**
 * The entities of the marketplace and their fields, as the help text implies them (spec 3). `required` is `null` where
 * the documentation does not say. A table to read; forms are checked by the validators of each topic.
 */
export interface FieldRow {
  readonly label: string;
  readonly required: boolean | null;
  readonly note?: string;
}

const field = (label: string, required: boolean | null = null, note?: string): FieldRow =>
  note === undefined ? { label, required } : { label, required, note };

/** Each entity's fields. Spec 3. */
export const entityFields = {
  reservation: {
    pickupAddress: field('Pickup address', true),
    pickupDateTime: field('Pickup date and time', true),
    dropOffAddress: field('Drop-off address', true),
    dropOffDateTime: field('Drop-off date and time', true),
    vehicle: field('Vehicle', true, 'Tied to the reservation when it becomes ready to start (spec 4).'),
    plate: field('License plate number', null, 'Visible once the reservation is ready to start.'),
    status: field('Reservation status'),
    paymentStatus: field('Payment status'),
    insurancePlan: field('Insurance plan'),
    charges: field('Charges and fees'),
    receipt: field('Receipt', null, 'Available after the reservation ends (spec 1).'),
  },
  pricePlan: {
    dayRate: field('Price per day', true),
    hourRate: field('Price per hour', true),
    milesPerDay: field('Distance included per day', true),
    milesPerHour: field('Distance included per hour', true),
  },
  station: {
    location: field('Location', true),
    boundaries: field('Boundaries', false),
    guestNotes: field('Notes for guests', false),
  },
  vehicle: {
    plate: field(
      'License plate',
      null,
      'Editable in Basic Information after re-registration or plate replacement.',
    ),
    year: field('Year'),
    mileage: field('Mileage'),
    value: field('Value'),
    status: field('Status', null, 'Available or Need Update.'),
    maintenanceReport: field(
      'Annual maintenance report',
      null,
      'Required for vehicles aged 2 years or more (spec 5).',
    ),
    unavailableWeekdays: field('Unavailable weekdays', false),
    unavailableDates: field('Unavailable date ranges', false),
    preventReservation: field('Prevent reservation', false),
  },
  hostPartner: {
    email: field('Email', true),
    firstName: field('First name', true),
    lastName: field('Last name', true),
    access: field('Access type', true),
    inviteStatus: field('Invite status', null, 'Invited, then Active on acceptance.'),
  },
  driverProfile: {
    firstName: field('First name', true),
    lastName: field('Last name', true),
    email: field(
      'Email',
      true,
      'Verified by a one-time code; cannot be changed after the account is created.',
    ),
    password: field('Password', null, 'Not needed with social sign-in (spec 1).'),
    mobileNumber: field('Mobile number', true, 'Verified by a one-time code by SMS.'),
    licenseStatus: field("Driver's license status", null, 'Must be Verified before a reservation (spec 5).'),
  },
  hostAccount: {
    type: field('Account type', true, 'Company or Individual.'),
    ein: field('EIN', null, 'Required for a Company (spec 5).'),
    companyName: field('Company name', null, 'Required for a Company (spec 5).'),
    address: field('Address', true),
    phone: field(
      'Phone',
      true,
      'A Company gives a mobile number as company phone, an Individual a support phone (spec 5).',
    ),
    payoutDetails: field('Payout details'),
  },
  refund: { amount: field('Amount', true), reason: field('Reason', true), note: field('Note') },
  additionalCharge: { amount: field('Amount', true), reason: field('Reason', true), note: field('Note') },
  consent: {
    candidateFullName: field('Candidate full name'),
    candidateId: field('Candidate id'),
    packageSlug: field('Package slug'),
    driverLicenseState: field("Driver's license state"),
    language: field('Language', null, 'Always en.'),
    workState: field('Work location state', null, 'Always CA.'),
  },
} as const satisfies Record<string, Record<string, FieldRow>>;

export type Entity = keyof typeof entityFields;
