import type { PartnerAccess, PartnerRight } from './partner-access.ts';
import type { Money } from './money.ts';

/**
 * The operator's own numbers, which the specification leaves open. Every one is optional: what is unset is
 * unknown to every function, which then names it in its answer (`unknown`) instead of guessing.
 * `policy-schema.ts` checks a policy that comes from outside.
 */
export interface Policy {
  /** Minutes past drop-off before a reservation runs late. */
  readonly gracePeriodMinutes?: number;
  /** What running late costs: once, or for each started hour past the grace period. */
  readonly lateFee?: { readonly amount: Money; readonly per: 'reservation' | 'startedHour' };
  /** Percent of the amount deducted and given to the host when a host cancels in the last 24 hours: 0-100. */
  readonly cancellationPercent?: number;
  /**
   * What canceling costs a driver, of which the specification says nothing: free more than `freeHours` (whole, 0 or
   * more) before the start, and `percent` (0-100) of the amount deducted from then on. Always free: `percent: 0`.
   */
  readonly driverCancellation?: { readonly freeHours: number; readonly percent: number };
  /** How a begun hour is billed: as a whole hour, or by the minute. */
  readonly partHour?: 'wholeHour' | 'prorated';
  /** The fee added to each reservation. */
  readonly reservationFee?: Money;
  /** Percent of the rental price that the host earns: 0-100. */
  readonly hostSharePercent?: number;
  /** Minutes before pickup at which an upcoming reservation becomes ready to start. */
  readonly readyToStartMinutes?: number;
  /** Minutes before abandonment at which reminders go to guest and host. */
  readonly abandonmentReminderMinutes?: readonly number[];
  /** The youngest age at which a driver may reserve, in years. */
  readonly minimumDriverAgeYears?: number;
  /** What a password needs. */
  readonly password?: { readonly minLength?: number; readonly needs?: readonly PasswordNeed[] };
  /** What each access type of a host partner may do. */
  readonly partnerRights?: Partial<Record<PartnerAccess, readonly PartnerRight[]>>;
  /** The vehicle types that may be listed, as the Host app names them. */
  readonly vehicleTypes?: readonly string[];
  /** The oldest vehicle that may be listed, in calendar years. */
  readonly vehicleMaxAgeYears?: number;
  /** The highest mileage at which a vehicle may be listed, in miles. */
  readonly vehicleMaxMiles?: number;
  /** The highest value at which a vehicle may be listed. */
  readonly vehicleMaxValue?: Money;
  /** The technology a vehicle must have, as the Host app names it. */
  readonly vehicleTechnology?: readonly string[];
  /** Whether an altered vehicle may be listed. */
  readonly alteredVehicles?: 'allowed' | 'notAllowed';
  /** Days after the reservation ends in which a host may refund. */
  readonly refundDays?: number;
  /** Days after the reservation ends in which a host may collect an extra charge. */
  readonly extraChargeDays?: number;
  /** The highest extra charge in one go. */
  readonly extraChargeMax?: Money;
}

export type PolicyKey = keyof Policy;
/** What a password can be asked to hold. */
export const passwordNeeds = ['lowercase', 'uppercase', 'digit', 'symbol'] as const;
export type PasswordNeed = (typeof passwordNeeds)[number];

/** The policy in force. Nothing is set until the operator sets it here. */
export const operatorPolicy: Policy = {};

/**
 * What a page says about an unset number, per key: a sentence for drivers and hosts. None names a place where the number
 * stands: the specification knows of none.
 */
export const policyUnknownText = {
  gracePeriodMinutes: 'The length of the grace period is not published here.',
  lateFee: 'The late fee is not published here.',
  cancellationPercent: 'The percentage deducted is not published here.',
  driverCancellation: 'What canceling costs a driver is not published here.',
  partHour: 'How a begun hour is billed is not published here.',
  reservationFee: 'The reservation fee is not published here.',
  hostSharePercent: "The host's share is not published here.",
  readyToStartMinutes: 'When a reservation becomes ready to start is not published here.',
  abandonmentReminderMinutes: 'When the reminders go out is not published here.',
  minimumDriverAgeYears: 'The minimum age is not published here.',
  password: 'The password criteria are not published here.',
  partnerRights: 'What each access type may do is not published here.',
  vehicleTypes: 'The eligible vehicle types are not published here.',
  vehicleMaxAgeYears: 'The age limit for vehicles is not published here.',
  vehicleMaxMiles: 'The mileage limit is not published here.',
  vehicleMaxValue: 'The value limit is not published here.',
  vehicleTechnology: 'The required technology is not published here.',
  alteredVehicles: 'Whether an altered vehicle is eligible is not published here.',
  refundDays: 'How long a payment can be refunded is not published here.',
  extraChargeDays: 'How long extra charges can be collected is not published here.',
  extraChargeMax: 'The limit of an extra charge is not published here.',
} as const satisfies Record<PolicyKey, string>;

/** The keys of `keys` that `policy` leaves unset, in the given order. */
export const unsetKeys = (
  policy: Partial<Readonly<Record<PolicyKey, unknown>>>,
  ...keys: PolicyKey[]
): PolicyKey[] => keys.filter((key) => policy[key] === undefined);

/** What an answer says of unset numbers: nothing where there are none. */
export const gaps = <Key extends string>(unknown: readonly Key[]): { readonly unknown?: readonly Key[] } =>
  unknown.length > 0 ? { unknown } : {};
