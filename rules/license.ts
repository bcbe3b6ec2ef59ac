import { checkNotBefore } from './validation.ts';
import { HOUR, type Instant } from './instant.ts';
import { type Answer, badInput } from './decision.ts';
import { facts } from './facts.ts';
import { fields, instant, keysOf, oneOf, read } from './input.ts';
import { operatorPolicy, type Policy } from './policy.ts';
import { policyOf } from './policy-fields.ts';
import { addYears, date, type LocalDate } from './time.ts';

/** Where a driver's license stands. The documentation names Verified; the others are what comes before. Spec 1, 4. */
export const licenseStatuses = {
  notSubmitted: { basis: 'follows', mayReserve: false, source: 'spec 1' },
  inReview: { basis: 'follows', mayReserve: false, source: 'spec 4' },
  verified: { basis: 'stated', mayReserve: true, source: 'spec 4' },
} as const;

export type LicenseStatus = keyof typeof licenseStatuses;

const statusSchema = fields({ status: oneOf(keysOf(licenseStatuses)) });

/** Whether a driver with a license of this status may reserve: only when it is Verified. Errors: `status`. Spec 5. */
export function decideReserving(
  status: LicenseStatus,
): Answer<'allowed' | 'notAllowed', { readonly code: 'licenseStatus'; readonly status: LicenseStatus }> {
  const input = read(statusSchema, { status });
  if (!input.ok) return badInput(input.errors);
  return {
    outcome: licenseStatuses[status].mayReserve ? 'allowed' : 'notAllowed',
    reason: { code: 'licenseStatus', status },
    rule: 'licenseBeforeReserving',
  };
}

export type LicenseReviewOutcome = 'tooEarly' | 'expected' | 'longer';

const reviewSchema = fields({ now: instant, submittedAt: instant });

/**
 * Whether the review of a license can be expected to be done: 24-78 hours after it was submitted, both ends included;
 * `longer` after that. Instants in epoch milliseconds. Errors: `now` (also when before `submittedAt`), `submittedAt`. Spec 9.
 */
export function licenseReview(
  now: Instant,
  submittedAt: Instant,
): Answer<LicenseReviewOutcome, { readonly code: 'review'; readonly from: Instant; readonly to: Instant }> {
  const input = read(reviewSchema, { now, submittedAt });
  if (!input.ok) return badInput(input.errors);
  const order = checkNotBefore('now', now, 'submittedAt', submittedAt);
  if (order) return badInput([order]);
  const { from: least, to: most } = facts.licenseReviewHours.value;
  const from = submittedAt + least * HOUR;
  const to = submittedAt + most * HOUR;
  const outcome = now < from ? 'tooEarly' : now <= to ? 'expected' : 'longer';
  return { outcome, reason: { code: 'review', from, to }, rule: 'licenseReview' };
}

const ageSchema = fields({ birthDate: date, today: date, policy: policyOf('minimumDriverAgeYears') });

/**
 * Whether a driver is old enough on a day: the operator's `minimumDriverAgeYears`, reached on the birthday (March 1
 * for one of February 29, where there is none). Unset, the outcome is `notStated`.
 * Errors: `birthDate` (also when after `today`), `today`, `policy.minimumDriverAgeYears` (0-120). Spec 2.
 */
export function decideAge(
  birthDate: LocalDate,
  today: LocalDate,
  policy: Policy = operatorPolicy,
): Answer<
  'oldEnough' | 'tooYoung' | 'notStated',
  { readonly code: 'age'; readonly from: LocalDate } | { readonly code: 'ageNotStated' }
> {
  const input = read(ageSchema, { birthDate, today, policy });
  if (!input.ok) return badInput(input.errors);
  if (birthDate > today) {
    return badInput([{ field: 'birthDate', code: 'inTheFuture' }]);
  }
  const minimum = input.value.policy.minimumDriverAgeYears;
  const rule = 'minimumAge';
  if (minimum === undefined) {
    return {
      outcome: 'notStated',
      reason: { code: 'ageNotStated' },
      rule,
      unknown: ['minimumDriverAgeYears'],
    };
  }
  const from = addYears(birthDate, minimum);
  return { outcome: today >= from ? 'oldEnough' : 'tooYoung', reason: { code: 'age', from }, rule };
}
