/** The access types of a host partner. Spec 6. */
export const partnerAccessTypes = ['fleetOperations', 'customerSupport', 'administration'] as const;

export type PartnerAccess = (typeof partnerAccessTypes)[number];

/** What a host can do (spec 6), and so what an access type may grant. Which grants what is not stated: `policy.partnerRights`. */
export const partnerRights = [
  'viewCustomerDetails',
  'refund',
  'collectExtraCharge',
  'cancel',
  'assignVehicle',
  'manageInventory',
  'manageStations',
  'managePricePlans',
  'manageAvailability',
  'deleteVehicles',
  'managePartners',
] as const;

export type PartnerRight = (typeof partnerRights)[number];
