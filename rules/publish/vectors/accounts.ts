import { HOUR, MINUTE } from '../../instant.ts';
import { noon, usd } from './examples.ts';
import type { CallsOf, FunctionName } from '../function-name.ts';

const vehicle = {
  type: 'sedan',
  year: 2020,
  thisYear: 2026,
  miles: 60_000,
  value: usd(2_000_000),
  technology: ['gps'],
  report: 'verified',
  altered: false,
  openRecalls: 0,
} as const;
const limits = {
  vehicleTypes: ['sedan'],
  vehicleMaxAgeYears: 6,
  vehicleMaxMiles: 60_000,
  vehicleMaxValue: usd(2_000_000),
  vehicleTechnology: ['gps'],
  alteredVehicles: 'notAllowed',
} as const;
const settings = {
  preventReservation: false,
  unavailableWeekdays: [2],
  unavailableDates: [{ from: '2026-06-18', to: '2026-06-20' }],
};
const invite = {
  email: 'ana@example.com',
  firstName: 'Ana',
  lastName: 'Ortiz',
  access: 'fleetOperations',
} as const;

/** Calls at the boundaries: people, vehicles, texts and times. */
export const accountsCalls = {
  acceptInvite: [['invited'], ['active']],
  canAddPartners: [['company'], ['individual']],
  canSupplyInsurance: [['company'], ['individual']],
  contactChange: [['email'], ['mobileNumber']],
  decideAge: [
    ['2005-06-15', '2026-06-15', { minimumDriverAgeYears: 21 }],
    ['2005-06-16', '2026-06-15', { minimumDriverAgeYears: 21 }],
    ['2004-02-29', '2025-02-28', { minimumDriverAgeYears: 21 }],
    ['2004-02-29', '2025-03-01', { minimumDriverAgeYears: 21 }],
    ['2005-06-15', '2026-06-15', {}],
    ['2026-06-16', '2026-06-15', {}],
  ],
  decideAvailability: [
    [settings, { from: '2026-06-17', to: '2026-06-18' }],
    [settings, { from: '2026-06-15', to: '2026-06-20' }],
    [settings, { from: '2026-06-20', to: '2026-06-22' }],
    [settings, { from: '2026-06-21', to: '2026-06-22' }],
    [
      { ...settings, preventReservation: true },
      { from: '2026-06-21', to: '2026-06-22' },
    ],
    [settings, { from: '2026-06-22', to: '2026-06-21' }],
  ],
  decideEligibility: [
    [vehicle, limits],
    [{ ...vehicle, year: 2019 }, limits],
    [{ ...vehicle, miles: 60_001 }, limits],
    [{ ...vehicle, openRecalls: 1 }, limits],
    [vehicle, {}],
  ],
  decideMaintenance: [
    [{ vehicleYear: 2024, today: '2026-06-15', lastReportOn: null }],
    [{ vehicleYear: 2025, today: '2026-06-15', lastReportOn: null }],
    [{ vehicleYear: 2024, today: '2026-06-15', lastReportOn: '2024-03-01' }],
    [{ vehicleYear: 2020, today: '2026-06-15', lastReportOn: '2025-06-15' }],
    [{ vehicleYear: 2020, today: '2026-06-15', lastReportOn: '2025-06-16' }],
    [{ vehicleYear: 2020, today: '2026-06-15', lastReportOn: '2018-12-31' }],
    [{ vehicleYear: 2028, today: '2026-06-15', lastReportOn: null }],
  ],
  decidePassword: [
    ['Secret12', { password: { minLength: 8, needs: ['uppercase', 'digit'] } }],
    ['secret1', { password: { minLength: 8, needs: ['uppercase', 'digit'] } }],
    ['secret', {}],
  ],
  decideReserving: [['verified'], ['inReview'], ['notSubmitted']],
  decideVehicleStatus: [
    [{ approval: 'approved', report: 'verified', openRecalls: 0 }],
    [{ approval: 'pending', report: 'missing', openRecalls: 1 }],
    [{ approval: 'approved', report: 'uploaded', openRecalls: 0 }],
  ],
  factText: [['licenseReviewHours'], ['hashScrollOffsetPercent'], ['copyrightYear']],
  isLocalDate: [['2028-02-29'], ['2027-02-29'], ['1899-12-31'], ['2200-01-01']],
  licenseReview: [
    [noon + 24 * HOUR, noon],
    [noon + 24 * HOUR - 1, noon],
    [noon + 78 * HOUR, noon],
    [noon + 78 * HOUR + 1, noon],
    [noon - 1, noon],
  ],
  localInstant: [
    ['2026-06-15', '12:00', 'America/New_York'],
    ['2026-11-01', '01:30', 'America/New_York'],
    ['2026-03-08', '02:30', 'America/New_York'],
    ['2026-04-05', '01:45', 'Australia/Lord_Howe'],
    ['2026-06-15', '24:00', 'America/New_York'],
  ],
  minutesBetween: [
    [noon, noon + 1],
    [noon, noon + MINUTE],
    [noon, noon - 1],
  ],
  parseInstant: [
    ['2026-06-15T12:00-04:00'],
    ['2026-06-15T12:00'],
    ['2026-06-15T24:00Z'],
    ['2026-02-29T12:00Z'],
  ],
  partnerMay: [
    ['fleetOperations', 'manageInventory', { partnerRights: { fleetOperations: ['manageInventory'] } }],
    ['fleetOperations', 'refund', { partnerRights: { fleetOperations: ['manageInventory'] } }],
    ['customerSupport', 'refund', { partnerRights: { administration: ['refund'] } }],
  ],
  validateDriverAccount: [
    [{ firstName: 'Ana', lastName: 'Ortiz', email: ' ana@example.com ', mobileNumber: '+1 770 777 7777' }],
    [{ firstName: ' ', lastName: '', email: 'ana', mobileNumber: '770 777 7777' }],
  ],
  validateEin: [['12-3456789'], ['123456789'], ['12 3456789'], ['00-0000000']],
  validateEmail: [['ana@example.com'], ['ana@example'], ['']],
  validateHostAccount: [
    [
      {
        type: 'company',
        ein: '123456789',
        companyName: 'Ortiz Cars',
        address: '1 Example Street',
        companyPhone: '+1 770 777 7777',
      },
    ],
    [
      {
        type: 'individual',
        name: 'Ana Ortiz',
        address: '1 Example Street',
        supportPhone: '+1 (770) 777-7777',
      },
    ],
  ],
  validatePartnerInvite: [[invite], [{ ...invite, email: '' }]],
  validatePhoneForm: [
    ['+1 770 777 7777'],
    ['+44 (0)20 7946 0958'],
    ['770 777 7777'],
    ['+1)))(((7707777777'],
    ['+123456'],
    ['+1234567890123456'],
  ],
  vehicleAge: [[2024, '2026-06-15']],
  weekdayOf: [['2026-06-15']],
} satisfies Partial<CallsOf<FunctionName>>;
