/** A rule: where the specification says it. Its sentence is a text, under the same id. */
export interface Rule {
  readonly source: string;
}

/** Every rule that an answer can give as its ground. An id, once published, stays. */
export const rules = {
  validInput: { source: 'spec 5' },

  // Reservations
  statusDecides: { source: 'spec 4' },
  startWhenReady: { source: 'spec 4' },
  endWhenStarted: { source: 'spec 1' },
  extendActive: { source: 'spec 1' },
  extendPreBooked: { source: 'spec 1' },
  driverCancels: { source: 'spec 1' },
  hostCancelsUpcoming: { source: 'spec 4' },
  assignWhenUpcoming: { source: 'spec 4' },
  incidentStates: { source: 'spec 5' },
  insuranceCardStates: { source: 'spec 5' },
  plateWhenReady: { source: 'spec 3' },
  receiptAfterEnd: { source: 'spec 1' },
  handleImpactsWhenLate: { source: 'spec 4' },
  collectWhenDue: { source: 'spec 4' },
  hostRefunds: { source: 'spec 6' },
  hostCollectsExtra: { source: 'spec 6' },
  hostSeesCustomer: { source: 'spec 6' },
  driversAction: { source: 'spec 6' },
  hostsAction: { source: 'spec 6' },
  runningLate: { source: 'spec 4' },
  lateTouchesLater: { source: 'spec 4' },
  abandoned: { source: 'spec 4' },
  abandonmentReminders: { source: 'spec 4' },

  // Cancellation
  hostCancellation: { source: 'spec 9' },
  driverCancellation: { source: 'spec 6' },

  // Prices
  timePrice: { source: 'spec 3' },
  includedDistance: { source: 'spec 3' },
  costParts: { source: 'spec 1' },
  insurancePlan: { source: 'spec 1' },
  hostEarnings: { source: 'spec 1' },

  // Money after the fact
  refund: { source: 'spec 5' },
  extraCharge: { source: 'spec 5' },
  verifyCharge: { source: 'spec 8' },
  damageClaimWindow: { source: 'spec 5' },
  damageClaimProtection: { source: 'spec 5' },

  // Vehicles
  maintenanceReport: { source: 'spec 5' },
  becomesAvailable: { source: 'spec 4' },
  vehicleApproval: { source: 'spec 4' },
  onlyAvailableVisible: { source: 'spec 4' },
  recallsResolved: { source: 'spec 5' },
  eligibility: { source: 'spec 5' },
  preventReservation: { source: 'spec 3' },
  unavailableWeekday: { source: 'spec 3' },
  unavailableDates: { source: 'spec 3' },
  availableOtherwise: { source: 'spec 3' },

  // People
  licenseBeforeReserving: { source: 'spec 5' },
  licenseReview: { source: 'spec 9' },
  companyInsurance: { source: 'spec 1' },
  partnersOfCompany: { source: 'spec 6' },
  partnerAccess: { source: 'spec 6' },
  partnerAccepts: { source: 'spec 4' },
  minimumAge: { source: 'spec 2' },
  password: { source: 'spec 5' },
  email: { source: 'spec 5' },
  mobileNumber: { source: 'spec 5' },

  // Website
  payoutStatus: { source: 'spec 4' },
} as const satisfies Record<string, Rule>;

export type RuleId = keyof typeof rules;
