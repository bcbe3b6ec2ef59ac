import { type Answer, badInput } from './decision.ts';
import { fields, keysOf, oneOf, read, whole } from './input.ts';
import type { RuleId } from './registry.ts';

/** The statuses of a vehicle, as the Host app names them. Spec 3, 4. */
export const vehicleStatuses = {
  available: { label: 'Available', visible: true, source: 'spec 4' },
  needUpdate: { label: 'Need Update', visible: false, source: 'spec 4' },
} as const;

export type VehicleStatus = keyof typeof vehicleStatuses;

/** Whether the organization has approved a vehicle; a new one waits for it. Spec 4, 6. */
export const vehicleApprovals = {
  pending: 'The vehicle is new and waits for its approval by the organization.',
  approved: 'The organization has approved the vehicle.',
} as const;

export type VehicleApproval = keyof typeof vehicleApprovals;

/** Where the annual maintenance report of a vehicle stands. */
export const maintenanceReportStates = {
  exempt: 'The vehicle is too young to need a report.',
  missing: 'A report is required and was not uploaded.',
  uploaded: 'A report was uploaded and waits for its verification.',
  verified: 'The team has verified the report.',
} as const;

export type MaintenanceReportState = keyof typeof maintenanceReportStates;

/** What a vehicle can lack before it can be reserved, who acts, and the rule. In the order in which to act. */
export const availabilitySteps = {
  approval: { by: 'organization', text: 'The organization approves the vehicle.', rule: 'vehicleApproval' },
  resolveRecalls: { by: 'host', text: 'The host has the safety recalls resolved.', rule: 'recallsResolved' },
  uploadReport: {
    by: 'host',
    text: 'The host uploads the annual maintenance report.',
    rule: 'maintenanceReport',
  },
  verifyReport: {
    by: 'organization',
    text: 'The team verifies the uploaded report.',
    rule: 'becomesAvailable',
  },
} as const satisfies Record<string, { by: 'host' | 'organization'; text: string; rule: RuleId }>;

export type AvailabilityStep = keyof typeof availabilitySteps;

export interface VehicleStatusInput {
  readonly approval: VehicleApproval;
  readonly report: MaintenanceReportState;
  /** Open safety recalls: 0-1,000. */
  readonly openRecalls: number;
}

export type VehicleStatusReason =
  | { readonly code: 'nothingMissing' }
  | { readonly code: 'missing'; readonly steps: readonly AvailabilityStep[] };

/** The schema of a number of open safety recalls: 0-1,000. */
export const recalls = whole(0, 1_000);

const schema = fields({
  approval: oneOf(keysOf(vehicleApprovals)),
  report: oneOf(keysOf(maintenanceReportStates)),
  openRecalls: recalls,
});

/**
 * Whether a vehicle can be Available, and if not, the steps it takes, in order; `rule` is that of the first step.
 * Only Available vehicles are visible for reservation. Errors: `approval`, `report`, `openRecalls`. Spec 4, 5.
 */
export function decideVehicleStatus(
  input: VehicleStatusInput,
): Answer<'available' | 'notAvailable', VehicleStatusReason> {
  const checked = read(schema, input);
  if (!checked.ok) return badInput(checked.errors);
  const missing: Record<AvailabilityStep, boolean> = {
    approval: checked.value.approval === 'pending',
    resolveRecalls: checked.value.openRecalls > 0,
    uploadReport: checked.value.report === 'missing',
    verifyReport: checked.value.report === 'missing' || checked.value.report === 'uploaded',
  };
  const steps = (Object.keys(availabilitySteps) as AvailabilityStep[]).filter((step) => missing[step]);
  const [first] = steps;
  return first
    ? { outcome: 'notAvailable', reason: { code: 'missing', steps }, rule: availabilitySteps[first].rule }
    : { outcome: 'available', reason: { code: 'nothingMissing' }, rule: 'onlyAvailableVisible' };
}
