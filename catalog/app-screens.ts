import type { Language } from '#config/languages.ts';

const english = [
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
];

/** The screens of the mobile apps that help text may name (spec 2.10), as the apps call them in each language. */
export const appScreens: Readonly<Record<Language, readonly string[]>> = { en: english };
