/** The screens of the mobile apps that help text may name (spec 2.10). */
export const appScreens = [
  'Profile',
  'Account Settings',
  'Your Information',
  'Change Password',
  'License Details',
  'Reservations',
  'Search Rentals',
  'Reservation Details',
  'Reservation Charges',
  'Payment Details',
  'Collect Payment',
  'Refund Payment',
  'Cancel Reservation',
  'Inventory',
  'Stations',
  'Price Plans',
  'Adjust Availability',
  'People',
  'Annual Maintenance',
  'Assign Vehicle',
  'Customer Details',
] as const;

export type AppScreen = (typeof appScreens)[number];
