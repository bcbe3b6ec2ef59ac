/** The rules of the marketplace, for pages, tools and apps: no dependency, safe to bundle into a browser. */
export * from './assumptions.ts';
export * from './contact.ts';
export * from './decision.ts';
export * from './facts.ts';
export * from './host-partner.ts';
export * from './money.ts';
export * from './policy.ts';
export * from './registry.ts';
export * from './reservation-actions.ts';
export * from './reservation-states.ts';
