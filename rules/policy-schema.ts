import { z } from 'zod';
import { isCurrency, isPercent, MAX_CENTS } from './money.ts';
import { MAX_MINUTES } from './duration.ts';
import { partnerAccessTypes, partnerRights } from './partner-access.ts';
import {
  contactWays,
  passwordNeeds,
  permissions,
  type Policy,
  secondDriverRules,
  supportDays,
  ticketRules,
} from './policy.ts';
import { isZone } from './time.ts';

const whole = (max: number) => z.int().min(0).max(max);
const money = z.strictObject({
  cents: whole(MAX_CENTS).describe('Whole cents.'),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .refine(isCurrency, 'must be a currency with hundredths')
    .describe('ISO 4217 code of a currency with hundredths, such as USD.'),
});
const percent = z.number().min(0).max(100).refine(isPercent, 'must have at most two decimals');
const minutes = whole(MAX_MINUTES);
const days = whole(3_660);
const permission = z.enum(permissions);
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const phone = z.string().trim().min(1).max(100);

/**
 * The operator's policy as data: every field optional, unknown fields refused. Parse a policy that comes from outside
 * (a file, an environment) with `policySchema.safeParse`; its issues carry the path of the field. Spec 9.
 */
export const policySchema = z
  .strictObject({
    gracePeriodMinutes: minutes.describe('Minutes past drop-off before a reservation runs late.'),
    lateFee: z
      .strictObject({ amount: money, per: z.enum(['reservation', 'startedHour']) })
      .describe('What running late costs: once, or for each started hour past the grace period.'),
    cancellationPercent: percent.describe(
      'Percent of the amount deducted and given to the host when a host cancels in the last 24 hours.',
    ),
    driverCancellation: z
      .strictObject({
        freeHours: whole(MAX_MINUTES / 60),
        percent,
      })
      .describe(
        'What canceling costs a driver: free more than freeHours before the start, then percent of the amount.',
      ),
    partHour: z
      .enum(['wholeHour', 'prorated'])
      .describe('How a begun hour is billed: as a whole hour, or by the minute.'),
    reservationFee: money.describe('The fee added to each reservation.'),
    hostSharePercent: percent.describe('Percent of the rental price that the host earns.'),
    readyToStartMinutes: minutes.describe(
      'Minutes before pickup at which an upcoming reservation becomes ready to start.',
    ),
    abandonmentReminderMinutes: z
      .array(minutes)
      .min(1)
      .readonly()
      .describe('Minutes before abandonment at which reminders go to guest and host.'),
    minimumDriverAgeYears: whole(120).describe('The youngest age at which a driver may reserve, in years.'),
    password: z
      .strictObject({
        minLength: whole(1_000).optional(),
        needs: z.array(z.enum(passwordNeeds)).min(1).readonly().optional(),
      })
      .refine(({ minLength, needs }) => (minLength ?? needs) !== undefined, 'must say something')
      .describe('What a password needs.'),
    partnerRights: z
      .partialRecord(z.enum(partnerAccessTypes), z.array(z.enum(partnerRights)).min(1).readonly())
      .describe('What each access type of a host partner may do.'),
    vehicleTypes: z
      .array(z.string())
      .min(1)
      .readonly()
      .describe('The vehicle types that may be listed, as the Host app names them.'),
    vehicleMaxAgeYears: whole(300).describe('The oldest vehicle that may be listed, in calendar years.'),
    vehicleMaxMiles: whole(10_000_000).describe(
      'The highest mileage at which a vehicle may be listed, in miles.',
    ),
    vehicleMaxValue: money.describe('The highest value at which a vehicle may be listed.'),
    vehicleTechnology: z
      .array(z.string())
      .min(1)
      .readonly()
      .describe('The technology a vehicle must have, as the Host app names it.'),
    alteredVehicles: z.enum(['allowed', 'notAllowed']).describe('Whether an altered vehicle may be listed.'),
    refundDays: days.describe('Days after the reservation ends in which a host may refund.'),
    extraChargeDays: days.describe(
      'Days after the reservation ends in which a host may collect an extra charge.',
    ),
    extraChargeMax: money.describe('The highest extra charge in one go.'),
    payoutDays: days.describe('Days after the reservation ends in which the host is paid.'),
    refundArrivalDays: days.describe('Days in which a refund is back on the card.'),
    deposit: money.describe('What is held on the card; no deposit: 0 cents.'),
    secondDriver: z
      .enum(secondDriverRules)
      .describe('Whether someone other than the driver who reserved may drive.'),
    pets: permission.describe('Whether animals may ride along.'),
    smoking: permission.describe('Whether smoking in the vehicle is allowed.'),
    leavingState: permission.describe('Whether the vehicle may be driven over the state line.'),
    parkingTickets: z.enum(ticketRules).describe('Who settles parking tickets and fines.'),
    roadsideHelp: phone.describe(
      'The telephone number of roadside help, as people read it; none where there is no such help.',
    ),
    hostContact: z.enum(contactWays).describe('How a driver and a host reach each other.'),
    supportPhone: phone.describe('The telephone number of support, as people read it.'),
    supportHours: z
      .union([
        z.literal('aroundTheClock'),
        z.strictObject({
          days: z.enum(supportDays),
          from: time,
          to: time,
          zone: z.string().refine(isZone, 'must be a time zone such as America/New_York'),
        }),
      ])
      .describe('When support answers.'),
  } satisfies Record<keyof Policy, z.ZodType>)
  .partial()
  .describe("The operator's own numbers. What is unset is unknown.") satisfies z.ZodType<Policy>;
