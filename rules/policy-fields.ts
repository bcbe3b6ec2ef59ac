import * as v from 'valibot';
import { anyText, fields, keysOf, oneOf, onlyFields, optional, someOf, whole, wrong } from './input.ts';
import { MAX_MINUTES, minutes } from './duration.ts';
import { money, percent } from './money.ts';
import { type PartnerAccess, partnerAccessTypes, partnerRights } from './partner-access.ts';
import { passwordNeeds, type PolicyKey } from './policy.ts';

const days = whole(0, 3_660);
const rights = optional(someOf(oneOf(partnerRights)));

/** The schema of each of the operator's numbers that functions decide by. A number that is set and wrong is bad input, never 0. Spec 9. */
const policyFields = {
  gracePeriodMinutes: minutes,
  lateFee: onlyFields({ amount: money(), per: oneOf(['reservation', 'startedHour']) }),
  cancellationPercent: percent,
  driverCancellation: onlyFields({ freeHours: whole(0, MAX_MINUTES / 60), percent }),
  partHour: oneOf(['wholeHour', 'prorated']),
  reservationFee: money(),
  hostSharePercent: percent,
  readyToStartMinutes: minutes,
  abandonmentReminderMinutes: someOf(minutes),
  minimumDriverAgeYears: whole(0, 120),
  password: v.pipe(
    onlyFields({
      minLength: optional(whole(0, 1_000)),
      needs: optional(someOf(oneOf(passwordNeeds))),
    }),
    v.check(({ minLength, needs }) => (minLength ?? needs) !== undefined, wrong('required')),
  ),
  partnerRights: onlyFields(
    Object.fromEntries(partnerAccessTypes.map((access) => [access, rights])) as Record<
      PartnerAccess,
      typeof rights
    >,
  ),
  vehicleTypes: someOf(anyText),
  vehicleMaxAgeYears: whole(0, 300),
  vehicleMaxMiles: whole(0, 10_000_000),
  vehicleMaxValue: money(),
  vehicleTechnology: someOf(anyText),
  alteredVehicles: oneOf(['allowed', 'notAllowed']),
  refundDays: days,
  extraChargeDays: days,
  extraChargeMax: money(),
} satisfies Partial<Record<PolicyKey, unknown>>;

type PolicyFields = typeof policyFields;
export type DecidedKey = keyof PolicyFields;

/** What functions decide by: while it is unset, an answer that would need it names it. */
export const decidedKeys = keysOf(policyFields);

/** What is only told: no function decides by it. */
export const toldKeys = [
  'payoutDays',
  'refundArrivalDays',
  'deposit',
  'secondDriver',
  'pets',
  'smoking',
  'leavingState',
  'parkingTickets',
  'roadsideHelp',
  'hostContact',
  'supportPhone',
  'supportHours',
] as const satisfies readonly Exclude<PolicyKey, DecidedKey>[];

/** Every setting of the operator's. What is unset is unknown, and a text says so under its key. */
export const policyKeys = [...decidedKeys, ...toldKeys] satisfies readonly PolicyKey[];

/** The schema of the part of a policy that a function looks at; the rest of the policy is the business of others. */
export const policyOf = <const Key extends DecidedKey>(...keys: readonly Key[]) =>
  fields(
    Object.fromEntries(keys.map((key) => [key, optional(policyFields[key])])) as unknown as {
      [K in Key]: ReturnType<typeof optional<PolicyFields[K], undefined>>;
    },
  );

/** The keys of `keys` that `policy` leaves unset, in the given order. */
export const unsetKeys = (
  policy: Partial<Readonly<Record<PolicyKey, unknown>>>,
  ...keys: DecidedKey[]
): DecidedKey[] => keys.filter((key) => policy[key] === undefined);
