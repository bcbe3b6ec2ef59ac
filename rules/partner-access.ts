/** The access types of a host partner, as the Host app names them. Spec 6. */
export const partnerAccessTypes = {
  fleetOperations: 'Fleet Operations',
  customerSupport: 'Customer Support',
  administration: 'Administration',
} as const;

export type PartnerAccess = keyof typeof partnerAccessTypes;

/** What a host can do (spec 6), and so what an access type may grant. Which grants what is not stated: `policy.partnerRights`. */
export const partnerRights = {
  viewCustomerDetails: 'View Customer Details',
  refund: 'Refund payments',
  collectExtraCharge: 'Collect additional charges',
  cancel: 'Cancel upcoming reservations',
  assignVehicle: 'Assign a new vehicle',
  manageInventory: 'Manage inventory',
  manageStations: 'Manage stations',
  managePricePlans: 'Manage price plans',
  manageAvailability: 'Manage availability',
  deleteVehicles: 'Delete vehicles',
  managePartners: 'Manage host partners',
} as const;

export type PartnerRight = keyof typeof partnerRights;
