import type { PartnerAccess, PartnerRight } from './host-partner.ts';
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
  /** Percent of the amount deducted and given to the host on a cancellation in the last 24 hours: 0-100. */
  readonly cancellationPercent?: number;
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
export type PasswordNeed = 'lowercase' | 'uppercase' | 'digit' | 'symbol';

/** The policy in force. Nothing is set until the operator sets it here. */
export const operatorPolicy: Policy = {};

/** What a page says about an unset number, per key: a sentence for drivers and hosts. */
export const policyUnknownText = {
  gracePeriodMinutes: 'The length of the grace period is shown in the app.',
  lateFee: 'The late fee is shown in the app.',
  cancellationPercent: 'The percentage deducted is shown in the app.',
  partHour: 'How a begun hour is billed is shown in the app.',
  reservationFee: 'The reservation fee is shown in the app.',
  hostSharePercent: "The host's share is shown in the Host app.",
  readyToStartMinutes: 'The app shows when a reservation is ready to start.',
  abandonmentReminderMinutes: 'When the reminders go out is not published.',
  minimumDriverAgeYears: 'The minimum age is shown in the app.',
  password: 'The password criteria are shown in the app.',
  partnerRights: 'What each access type may do is shown in the Host app.',
  vehicleTypes: 'The eligible vehicle types are shown in the Host app.',
  vehicleMaxAgeYears: 'The age limit for vehicles is shown in the Host app.',
  vehicleMaxMiles: 'The mileage limit is shown in the Host app.',
  vehicleMaxValue: 'The value limit is shown in the Host app.',
  vehicleTechnology: 'The required technology is shown in the Host app.',
  alteredVehicles: 'Whether an altered vehicle is eligible is shown in the Host app.',
  refundDays: 'How long a payment can be refunded is shown in the Host app.',
  extraChargeDays: 'How long extra charges can be collected is shown in the Host app.',
  extraChargeMax: 'The limit of an extra charge is shown in the Host app.',
} as const satisfies Record<PolicyKey, string>;

/** The keys of `keys` that `policy` leaves unset, in the given order. */
export const unsetKeys = (policy: Policy, ...keys: PolicyKey[]): PolicyKey[] =>
  keys.filter((key) => policy[key] === undefined);
