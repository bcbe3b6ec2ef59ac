/**
 * The rules of the marketplace, for pages, tools and apps: no dependency, safe to bundle into a browser.
 * By their own path, with a dependency each: `phone.ts` (libphonenumber-js), `policy-schema.ts` and `rules-json.ts` (zod).
 */
export * from './abandonment.ts';
export * from './assumptions.ts';
export * from './availability.ts';
export * from './cancellation.ts';
export { DAY, HOUR, type Instant, MINUTE } from './checks.ts';
export * from './contact.ts';
export * from './damage-claim.ts';
export * from './decision.ts';
export * from './driver-account.ts';
export * from './duration.ts';
export * from './earnings.ts';
export * from './eligibility.ts';
export * from './extension.ts';
export * from './extra-charge.ts';
export * from './facts.ts';
export * from './fields.ts';
export * from './host-account.ts';
export * from './host-partner.ts';
export * from './insurance-plan.ts';
export * from './license.ts';
export * from './maintenance.ts';
export * from './money.ts';
export * from './payment-status.ts';
export * from './payout-status.ts';
export * from './policy.ts';
export * from './price.ts';
export * from './price-plan.ts';
export * from './quote.ts';
export * from './ready-to-start.ts';
export * from './refund.ts';
export * from './registry.ts';
export * from './reservation-actions.ts';
export * from './reservation-states.ts';
export * from './running-late.ts';
export * from './time.ts';
export * from './vehicle-status.ts';
