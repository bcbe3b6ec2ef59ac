import { checkKey, checkWhole, errorsOf } from './checks.ts';
import { type Answer, badInput } from './decision.ts';
import { checkMoney, checkSameCurrency, type Money } from './money.ts';
import { operatorPolicy, type Policy, type PolicyKey } from './policy.ts';
import { type MaintenanceReportState, maintenanceReportStates } from './vehicle-status.ts';

/** What a vehicle is judged by, and the operator's number that each criterion needs. Spec 5. */
export const eligibilityCriteria = {
  type: { label: 'Type', needs: 'vehicleTypes' },
  year: { label: 'Year', needs: 'vehicleMaxAgeYears' },
  mileage: { label: 'Mileage', needs: 'vehicleMaxMiles' },
  value: { label: 'Value', needs: 'vehicleMaxValue' },
  technology: { label: 'Technology', needs: 'vehicleTechnology' },
  maintenance: { label: 'Maintenance', needs: null },
  alterations: { label: 'Alterations', needs: 'alteredVehicles' },
  recalls: { label: 'Safety recalls', needs: null },
} as const satisfies Record<string, { label: string; needs: PolicyKey | null }>;

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

/**
 * Whether a vehicle meets the eligibility criteria, criterion by criterion. A criterion whose limit the operator has
 * not set is `notStated`; so is the whole, unless another criterion is not met. Limits themselves are still met.
 * Errors: `year`, `thisYear`, `miles`, `value.…`, `report`, `openRecalls`, `policy.vehicleMaxValue.…`. Spec 5.
 */
export function decideEligibility(
  input: EligibilityInput,
  policy: Policy = operatorPolicy,
): Answer<'eligible' | 'notEligible' | 'notStated', EligibilityReason> {
  const maxValue = policy.vehicleMaxValue;
  const errors = errorsOf(
    checkWhole('year', input.year, 1900, 2199),
    checkWhole('thisYear', input.thisYear, 1900, 2199),
    checkWhole('miles', input.miles, 0, 10_000_000),
    checkMoney('value', input.value),
    checkKey('report', input.report, maintenanceReportStates),
    checkWhole('openRecalls', input.openRecalls, 0, 1_000),
    maxValue ? checkMoney('policy.vehicleMaxValue', maxValue) : [],
    checkSameCurrency(input.value.currency, { 'policy.vehicleMaxValue': maxValue }),
  );
  if (errors.length > 0) return badInput(errors);

  const { vehicleTypes, vehicleMaxAgeYears, vehicleMaxMiles, vehicleTechnology, alteredVehicles } = policy;
  const within = <Limit>(limit: Limit | undefined, met: (limit: Limit) => boolean): CriterionOutcome =>
    limit === undefined ? 'notStated' : met(limit) ? 'met' : 'notMet';
  const criteria: Record<EligibilityCriterion, CriterionOutcome> = {
    type: within(vehicleTypes, (types) => types.includes(input.type)),
    year: within(vehicleMaxAgeYears, (years) => input.thisYear - input.year <= years),
    mileage: within(vehicleMaxMiles, (miles) => input.miles <= miles),
    value: within(maxValue, ({ cents }) => input.value.cents <= cents),
    technology: within(vehicleTechnology, (needed) =>
      needed.every((each) => input.technology.includes(each)),
    ),
    maintenance: input.report === 'exempt' || input.report === 'verified' ? 'met' : 'notMet',
    alterations: input.altered ? within(alteredVehicles, (may) => may === 'allowed') : 'met',
    recalls: input.openRecalls === 0 ? 'met' : 'notMet',
  };
  const names = Object.keys(criteria) as EligibilityCriterion[];
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
    ...(unknown.length > 0 ? { unknown } : {}),
  };
}
