/**
 * The rules of the marketplace, for pages, tools and apps, safe to bundle into a browser: valibot, which checks the
 * input, is the one dependency. By their own path, with one more each: `phone.ts` (libphonenumber-js), `policy-schema.ts`
 * (zod). The words are in `words.ts` and `policy-words.ts` and, for English, in `texts.en.json` beside the built module.
 */
export * from './abandonment.ts';
export * from './assumptions.ts';
export * from './availability.ts';
export * from './cancellation.ts';
export { DAY, HOUR, type Instant, MINUTE } from './instant.ts';
export {
  contactChange,
  contactPatterns,
  validateEin,
  validateEmail,
  validatePhoneForm,
  type VerifiedContact,
  verifiedContacts,
} from './contact.ts';
export * from './damage-claim.ts';
export {
  type Answer,
  type BadInput,
  type Decision,
  explain,
  type Explanation,
  isBadInput,
  planUnknownKeys,
  type UnknownKey,
  unknownKeys,
} from './decision.ts';
export type { Checked, ErrorCode, ErrorSentence, ErrorValues, FieldError } from './validation.ts';
export type { RulesTexts } from './text-keys.ts';
export * from './driver-account.ts';
export { type BilledTime, DAY_MINUTES, MAX_MINUTES } from './duration.ts';
export * from './earnings.ts';
export * from './eligibility.ts';
export * from './extension.ts';
export * from './extra-charge.ts';
export * from './facts.ts';
export * from './fields.ts';
export * from './host-account.ts';
export * from './host-partner.ts';
export * from './partner-access.ts';
export * from './insurance-plan.ts';
export * from './license.ts';
export * from './maintenance.ts';
export { addMoney, formatMoney, MAX_CENTS, type Money, multiplyMoney, parseMoney } from './money.ts';
export * from './payment-status.ts';
export * from './payout-status.ts';
export { operatorPolicy, type PasswordNeed, type Policy, type PolicyKey } from './policy.ts';
export { decidedKeys, policyKeys } from './policy-fields.ts';
export * from './price.ts';
export { checkPlan, type PlanWarning, planWarnings, type PricePlan } from './price-plan.ts';
export * from './quote.ts';
export * from './ready-to-start.ts';
export {
  decideRefund,
  type RefundInput,
  type RefundReason,
  type RefundReasonKey,
  refundReasons,
} from './refund.ts';
export * from './registry.ts';
export {
  type ActionDecider,
  type ActionOutcome,
  type ActionReason,
  actionTable,
  decideAction,
  type ReservationAction,
  reservationActions,
} from './reservation-actions.ts';
export * from './reservation-matrix.ts';
export * from './reservation-states.ts';
export * from './running-late.ts';
export {
  isLocalDate,
  type LocalDate,
  type LocalInstant,
  localInstant,
  type LocalTime,
  minutesBetween,
  parseInstant,
  weekdayOf,
} from './time.ts';
export {
  type AvailabilityStep,
  availabilitySteps,
  decideVehicleStatus,
  type MaintenanceReportState,
  maintenanceReportStates,
  type VehicleApproval,
  vehicleApprovals,
  type VehicleStatus,
  vehicleStatuses,
  type VehicleStatusInput,
  type VehicleStatusReason,
} from './vehicle-status.ts';
