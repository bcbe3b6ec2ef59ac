import type { PartnerAccess, PartnerRight } from './partner-access.ts';
import type { Money } from './money.ts';
import type { LocalTime } from './time.ts';

/**
 * The operator's own numbers and rules, which the specification leaves open. Every one is optional: what is unset is
 * unknown to every function, which then names it in its answer (`unknown`) instead of guessing.
 * `policy-schema.ts` checks a policy that comes from outside, `catalog/operator-policy.ts` the one below.
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
  /** Days after the reservation ends in which the host is paid. */
  readonly payoutDays?: number;
  /** Days in which a refund is back on the card. */
  readonly refundArrivalDays?: number;
  /** What is held on the card for the time of the reservation; no deposit: 0 cents. */
  readonly deposit?: Money;
  /** Whether someone other than the driver who reserved may drive: anyone with a verified license, or nobody. */
  readonly secondDriver?: (typeof secondDriverRules)[number];
  /** Whether animals may ride along: always, with the host's consent, or never. */
  readonly pets?: Permission;
  /** Whether smoking in the vehicle is allowed. */
  readonly smoking?: Permission;
  /** Whether the vehicle may be driven over the state line. */
  readonly leavingState?: Permission;
  /** Who settles parking tickets and fines: the driver with whoever wrote them, or the host, who then collects a charge. */
  readonly parkingTickets?: (typeof ticketRules)[number];
  /** The telephone number of roadside help, as people read it; `none` where there is no such help. */
  readonly roadsideHelp?: string;
  /** How a driver and a host reach each other. */
  readonly hostContact?: (typeof contactWays)[number];
  /** The telephone number of support, as people read it. */
  readonly supportPhone?: string;
  /** When support answers, in times such as `08:00` of an IANA time zone. */
  readonly supportHours?:
    | 'aroundTheClock'
    | {
        readonly days: (typeof supportDays)[number];
        readonly from: LocalTime;
        readonly to: LocalTime;
        readonly zone: string;
      };
}

/** Whether something is allowed: always, if the host agrees, or never. */
export type Permission = (typeof permissions)[number];
export const permissions = ['allowed', 'askHost', 'notAllowed'] as const;
export const secondDriverRules = ['licensed', 'notAllowed'] as const;
export const ticketRules = ['driverPays', 'hostCollects'] as const;
export const contactWays = ['call', 'message', 'callOrMessage', 'support'] as const;
export const supportDays = ['everyDay', 'weekdays'] as const;

export type PolicyKey = keyof Policy;
/** What a password can be asked to hold. */
export const passwordNeeds = ['lowercase', 'uppercase', 'digit', 'symbol'] as const;
export type PasswordNeed = (typeof passwordNeeds)[number];

/** All amounts of the site are in this currency (spec 1: the marketplace is in Georgia, USA): settings, calculators, texts. */
export const currency = 'USD';

/** The policy in force. Nothing is set until the operator sets it here: see `docs/how-to/set-your-policies.md`. */
export const operatorPolicy: Policy = {};

/** Where the apps show a number that is not published: the name of the screen. What is not named here nobody promises. */
export const shownInApp: Partial<Record<PolicyKey, string>> = {};

/** What an answer says of unset numbers: nothing where there are none. */
export const gaps = <Key extends string>(unknown: readonly Key[]): { readonly unknown?: readonly Key[] } =>
  unknown.length > 0 ? { unknown } : {};
