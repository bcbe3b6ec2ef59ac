import type { Policy } from '#rules/policy.ts';

const usd = (dollars: number) => ({ cents: dollars * 100, currency: 'USD' });

/** Another operator's settings: every one is set, so that a site of settings alone is built and read. */
export const policy: Required<Policy> = {
  gracePeriodMinutes: 45,
  lateFee: { amount: usd(17), per: 'startedHour' },
  cancellationPercent: 35,
  driverCancellation: { freeHours: 36, percent: 15 },
  partHour: 'prorated',
  reservationFee: usd(9),
  hostSharePercent: 72,
  readyToStartMinutes: 50,
  abandonmentReminderMinutes: [90, 20],
  minimumDriverAgeYears: 23,
  password: { minLength: 11, needs: ['digit', 'symbol'] },
  partnerRights: {
    fleetOperations: ['manageInventory'],
    customerSupport: ['refund'],
    administration: ['refund', 'manageInventory'],
  },
  vehicleTypes: ['Van', 'Truck'],
  vehicleMaxAgeYears: 13,
  vehicleMaxMiles: 130_000,
  vehicleMaxValue: usd(85_000),
  vehicleTechnology: ['GPS tracker'],
  alteredVehicles: 'notAllowed',
  refundDays: 60,
  extraChargeDays: 14,
  extraChargeMax: usd(400),
  payoutDays: 5,
  refundArrivalDays: 8,
  deposit: usd(150),
  secondDriver: 'licensed',
  pets: 'askHost',
  smoking: 'notAllowed',
  leavingState: 'askHost',
  parkingTickets: 'hostCollects',
  roadsideHelp: '555-0142',
  hostContact: 'callOrMessage',
  supportPhone: '555-0143',
  supportHours: { days: 'everyDay', from: '07:00', to: '21:30', zone: 'America/Chicago' },
};
