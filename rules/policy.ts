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

/** Every number of the operator's. What is unset is unknown, and a text says so under its key. */
export const policyKeys = [
  'gracePeriodMinutes',
  'lateFee',
  'cancellationPercent',
  'driverCancellation',
  'partHour',
  'reservationFee',
  'hostSharePercent',
  'readyToStartMinutes',
  'abandonmentReminderMinutes',
  'minimumDriverAgeYears',
  'password',
  'partnerRights',
  'vehicleTypes',
  'vehicleMaxAgeYears',
  'vehicleMaxMiles',
  'vehicleMaxValue',
  'vehicleTechnology',
  'alteredVehicles',
  'refundDays',
  'extraChargeDays',
  'extraChargeMax',
] as const satisfies readonly PolicyKey[];

/** The keys of `keys` that `policy` leaves unset, in the given order. */
export const unsetKeys = (
  policy: Partial<Readonly<Record<PolicyKey, unknown>>>,
  ...keys: PolicyKey[]
): PolicyKey[] => keys.filter((key) => policy[key] === undefined);

/** What an answer says of unset numbers: nothing where there are none. */
export const gaps = <Key extends string>(unknown: readonly Key[]): { readonly unknown?: readonly Key[] } =>
  unknown.length > 0 ? { unknown } : {};
