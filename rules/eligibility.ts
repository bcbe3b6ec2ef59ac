import { type Answer, badInput } from './decision.ts';
import { errorsOf } from './validation.ts';
import { anyText, fields, keysOf, listOf, oneOf, read, whole, yesNo } from './input.ts';
import { checkSameCurrency, money, type Money } from './money.ts';
import { gaps, operatorPolicy, type Policy } from './policy.ts';
import { type DecidedKey, policyOf } from './policy-fields.ts';
import { type MaintenanceReportState, maintenanceReportStates, recalls } from './vehicle-status.ts';
import { checkVehicleYear, vehicleYear } from './vehicle-year.ts';

/** What a vehicle is judged by, and the operator's number that each criterion needs. Spec 5. */
export const eligibilityCriteria = {
  type: { needs: 'vehicleTypes' },
  year: { needs: 'vehicleMaxAgeYears' },
  mileage: { needs: 'vehicleMaxMiles' },
  value: { needs: 'vehicleMaxValue' },
  technology: { needs: 'vehicleTechnology' },
  maintenance: { needs: null },
  alterations: { needs: 'alteredVehicles' },
  recalls: { needs: null },
} as const satisfies Record<string, { needs: DecidedKey | null }>;

export type EligibilityCriterion = keyof typeof eligibilityCriteria;
export type CriterionOutcome = 'met' | 'notMet' | 'notStated';

export interface EligibilityInput {
  readonly type: string;
  /** The vehicle's year and the current one: 1900-2199. */
  readonly year: number;
  readonly thisYear: number;
  /** The mileage in whole miles: 0-10,000,000. */
  readonly miles: number;
  readonly value: Money;
  readonly technology: readonly string[];
  readonly report: MaintenanceReportState;
  readonly altered: boolean;
  /** Open safety recalls: 0-1,000. */
  readonly openRecalls: number;
}

export interface EligibilityReason {
  readonly code: 'criteria';
  readonly criteria: Readonly<Record<EligibilityCriterion, CriterionOutcome>>;
}

const schema = fields({
  type: anyText,
  year: vehicleYear,
  thisYear: vehicleYear,
  miles: whole(0, 10_000_000),
  value: money(),
  technology: listOf(anyText),
  report: oneOf(maintenanceReportStates),
  altered: yesNo,
  openRecalls: recalls,
  policy: policyOf(
    'vehicleTypes',
    'vehicleMaxAgeYears',
    'vehicleMaxMiles',
    'vehicleMaxValue',
    'vehicleTechnology',
    'alteredVehicles',
  ),
});

/**
 * Whether a vehicle meets the eligibility criteria, criterion by criterion. A criterion whose limit the operator has
 * not set is `notStated`; so is the whole, unless another criterion is not met. Limits themselves are still met.
 * Errors: every field of the input, `year` also when more than a year ahead of `thisYear`, and each `policy.vehicle…`. Spec 5.
 */
export function decideEligibility(
  input: EligibilityInput,
  policy: Policy = operatorPolicy,
): Answer<'eligible' | 'notEligible' | 'notStated', EligibilityReason> {
  const checked = read(schema, input, { policy });
  if (!checked.ok) return badInput(checked.errors);
  const vehicle = checked.value;
  const limits = vehicle.policy;
  const errors = errorsOf(
    checkVehicleYear('year', vehicle.year, vehicle.thisYear),
    checkSameCurrency(vehicle.value.currency, { 'policy.vehicleMaxValue': limits.vehicleMaxValue }),
  );
  if (errors.length > 0) return badInput(errors);

  const within = <Limit>(limit: Limit | undefined, met: (limit: Limit) => boolean): CriterionOutcome =>
    limit === undefined ? 'notStated' : met(limit) ? 'met' : 'notMet';
  const criteria: Record<EligibilityCriterion, CriterionOutcome> = {
    type: within(limits.vehicleTypes, (types) => types.includes(vehicle.type)),
    year: within(limits.vehicleMaxAgeYears, (years) => vehicle.thisYear - vehicle.year <= years),
    mileage: within(limits.vehicleMaxMiles, (miles) => vehicle.miles <= miles),
    value: within(limits.vehicleMaxValue, ({ cents }) => vehicle.value.cents <= cents),
    technology: within(limits.vehicleTechnology, (needed) =>
      needed.every((each) => vehicle.technology.includes(each)),
    ),
    maintenance: vehicle.report === 'exempt' || vehicle.report === 'verified' ? 'met' : 'notMet',
    alterations: vehicle.altered ? within(limits.alteredVehicles, (may) => may === 'allowed') : 'met',
    recalls: vehicle.openRecalls === 0 ? 'met' : 'notMet',
  };
  const names = keysOf(criteria);
  const unknown = names
    .filter((name) => criteria[name] === 'notStated')
    .flatMap((name) => eligibilityCriteria[name].needs ?? []);
  const outcome = names.some((name) => criteria[name] === 'notMet')
    ? 'notEligible'
    : unknown.length > 0
      ? 'notStated'
      : 'eligible';
  const onlyRecalls = names.every((name) => (criteria[name] === 'notMet') === (name === 'recalls'));
  return {
    outcome,
    reason: { code: 'criteria', criteria },
    rule: onlyRecalls ? 'recallsResolved' : 'eligibility',
    ...gaps(unknown),
  };
}
