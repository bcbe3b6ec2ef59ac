import { type Answer, badInput } from './decision.ts';
import { fields, keysOf, oneOf, read, whole } from './input.ts';
import type { RuleId } from './registry.ts';

/** The statuses of a vehicle, as the Host app names them. Spec 3, 4. */
export const vehicleStatuses = {
  available: { visible: true, source: 'spec 4' },
  needUpdate: { visible: false, source: 'spec 4' },
} as const;

export type VehicleStatus = keyof typeof vehicleStatuses;

/** Whether the organization has approved a vehicle; a new one waits for it. Spec 4, 6. */
export const vehicleApprovals = ['pending', 'approved'] as const;

export type VehicleApproval = (typeof vehicleApprovals)[number];

/** Where the annual maintenance report of a vehicle stands. */
export const maintenanceReportStates = ['exempt', 'missing', 'uploaded', 'verified'] as const;

export type MaintenanceReportState = (typeof maintenanceReportStates)[number];

/** What a vehicle can lack before it can be reserved, who acts, and the rule. In the order in which to act. */
export const availabilitySteps = {
  approval: { by: 'organization', rule: 'vehicleApproval' },
  resolveRecalls: { by: 'host', rule: 'recallsResolved' },
  uploadReport: { by: 'host', rule: 'maintenanceReport' },
  verifyReport: { by: 'organization', rule: 'becomesAvailable' },
} as const satisfies Record<string, { by: 'host' | 'organization'; rule: RuleId }>;

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
  approval: oneOf(vehicleApprovals),
  report: oneOf(maintenanceReportStates),
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
  const steps = keysOf(availabilitySteps).filter((step) => missing[step]);
  const [first] = steps;
  return first
    ? { outcome: 'notAvailable', reason: { code: 'missing', steps }, rule: availabilitySteps[first].rule }
    : { outcome: 'available', reason: { code: 'nothingMissing' }, rule: 'onlyAvailableVisible' };
}
