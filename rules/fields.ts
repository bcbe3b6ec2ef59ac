/**
 * The entities of the marketplace and their fields, as the help text implies them (spec 3). `required` is `null` where
 * the documentation does not say. A table to read; forms are checked by the validators of each topic.
 */
export interface FieldRow {
  readonly required: boolean | null;
}

const required = { required: true } as const satisfies FieldRow;
const optional = { required: false } as const satisfies FieldRow;
const notSaid = { required: null } as const satisfies FieldRow;

/** Each entity's fields. Spec 3. */
export const entityFields = {
  reservation: {
    pickupAddress: required,
    pickupDateTime: required,
    dropOffAddress: required,
    dropOffDateTime: required,
    vehicle: required,
    plate: notSaid,
    status: notSaid,
    paymentStatus: notSaid,
    insurancePlan: notSaid,
    charges: notSaid,
    receipt: notSaid,
  },
  pricePlan: { dayRate: required, hourRate: required, milesPerDay: required, milesPerHour: required },
  station: { location: required, boundaries: optional, guestNotes: optional },
  vehicle: {
    plate: notSaid,
    year: notSaid,
    mileage: notSaid,
    value: notSaid,
    status: notSaid,
    maintenanceReport: notSaid,
    unavailableWeekdays: optional,
    unavailableDates: optional,
    preventReservation: optional,
  },
  hostPartner: {
    email: required,
    firstName: required,
    lastName: required,
    access: required,
    inviteStatus: notSaid,
  },
  driverProfile: {
    firstName: required,
    lastName: required,
    email: required,
    password: notSaid,
    mobileNumber: required,
    licenseStatus: notSaid,
  },
  hostAccount: {
    type: required,
    ein: notSaid,
    companyName: notSaid,
    address: required,
    phone: required,
    payoutDetails: notSaid,
  },
  refund: { amount: required, reason: required, note: notSaid },
  additionalCharge: { amount: required, reason: required, note: notSaid },
  consent: {
    candidateFullName: notSaid,
    candidateId: notSaid,
    packageSlug: notSaid,
    driverLicenseState: notSaid,
    language: notSaid,
    workState: notSaid,
  },
} as const satisfies Record<string, Record<string, FieldRow>>;

export type Entity = keyof typeof entityFields;

/** The fields of which a text says more than their name. */
export const notedFields = {
  reservation: ['vehicle', 'plate', 'receipt'],
  vehicle: ['plate', 'status', 'maintenanceReport'],
  hostPartner: ['inviteStatus'],
  driverProfile: ['email', 'password', 'mobileNumber', 'licenseStatus'],
  hostAccount: ['type', 'ein', 'companyName', 'phone'],
  consent: ['language', 'workState'],
} as const satisfies Partial<Record<Entity, readonly string[]>>;
