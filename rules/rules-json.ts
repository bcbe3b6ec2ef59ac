import { createHash } from 'node:crypto';
import { assumptions } from './assumptions.ts';
import { weekdays } from './availability.ts';
import { verifiedContacts } from './contact.ts';
import { type Decision, planUnknownText } from './decision.ts';
import { type DecisionRow, decisionTable, vectors } from './decisions.ts';
import { signUpMethods } from './driver-account.ts';
import { eligibilityCriteria } from './eligibility.ts';
import { extraChargeReasons } from './extra-charge.ts';
import { facts, factNames, factText } from './facts.ts';
import { entityFields } from './fields.ts';
import { hostAccountTypes } from './host-account.ts';
import { partnerAccessTypes, partnerInviteStates, partnerRights } from './host-partner.ts';
import { licenseStatuses } from './license.ts';
import { paymentStatuses } from './payment-status.ts';
import { payoutSteps } from './payout-status.ts';
import { operatorPolicy, type Policy, policyUnknownText } from './policy.ts';
import { refundReasons } from './refund.ts';
import { rules } from './registry.ts';
import { type ActionOutcome, type ActionReason, cellOf, reservationActions } from './reservation-actions.ts';
import {
  reservationStates,
  reservationStateTable,
  roles,
  transitions,
  triggers,
} from './reservation-states.ts';
import { arithmetic, validators } from './validators.ts';
import {
  availabilitySteps,
  maintenanceReportStates,
  vehicleApprovals,
  vehicleStatuses,
} from './vehicle-status.ts';
import { releases, rulesVersion } from './versions.ts';

/** A table with the value of each key. */
const keyed = <Key extends string, Value>(keys: readonly Key[], value: (key: Key) => Value) =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;

const actions = Object.keys(reservationActions) as (keyof typeof reservationActions)[];

/** The tables of `/rules.json`, without version and policy: what the digest of a version covers, with the vectors. */
const tables = () => ({
  facts: keyed(factNames, (name) => ({ ...facts[name], text: factText(name) })),
  rules,
  assumptions,
  arithmetic,
  validators,
  decisions: decisionTable(),
  reservation: {
    states: reservationStates.map((state) => ({ state, ...reservationStateTable[state] })),
    triggers,
    transitions,
    actions: reservationActions,
    matrix: keyed(roles, (role) =>
      keyed(reservationStates, (state) => keyed(actions, (action) => cellOf(role, state, action))),
    ),
  },
  paymentStatuses,
  vehicle: {
    statuses: vehicleStatuses,
    approvals: vehicleApprovals,
    maintenanceReportStates,
    availabilitySteps,
    eligibilityCriteria,
    weekdays,
  },
  refundReasons,
  extraChargeReasons,
  licenseStatuses,
  verifiedContacts,
  signUpMethods,
  hostAccountTypes,
  partner: { accessTypes: partnerAccessTypes, rights: partnerRights, inviteStates: partnerInviteStates },
  payoutSteps,
  fields: entityFields,
  unknown: { ...policyUnknownText, ...planUnknownText },
});

const digestOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

/** The digest of this version: of its tables, and of what the functions give for the vectors. */
export const rulesDigest = (): string => digestOf([tables(), vectors()]);

/** Tells one policy from another; the same numbers in another order are the same. */
export const policyHash = (policy: Policy): string =>
  digestOf(Object.entries(policy).sort(([a], [b]) => (a < b ? -1 : 1)));

/**
 * The address of a file for ever: by the version, and by the operator's numbers where there are any. Decisions cannot
 * change under one address.
 */
export const rulesAddress = (policy: Policy, kind: '' | '.schema' | '.vectors' = ''): string =>
  `/rules/${rulesVersion}${Object.keys(policy).length > 0 ? `-${policyHash(policy)}` : ''}${kind}.json`;

/** `/rules.json` as its readers in this house see it. */
export interface RulesJson {
  readonly $schema: string;
  readonly $id: string;
  readonly vectors: string;
  readonly version: string;
  readonly policyHash: string;
  readonly facts: Record<keyof typeof facts, { readonly value: unknown; readonly text: string }>;
  readonly decisions: Record<string, DecisionRow>;
  readonly reservation: {
    readonly matrix: Record<
      (typeof roles)[number],
      Record<
        (typeof reservationStates)[number],
        Record<keyof typeof reservationActions, Decision<ActionOutcome, ActionReason>>
      >
    >;
  };
  readonly policy: Policy;
}

/** `/rules.json`: every table and constant, as plain JSON. Spec 3-6, 9. */
export function rulesJson(policy: Policy = operatorPolicy): RulesJson {
  const content = {
    $schema: rulesAddress(policy, '.schema'),
    $id: rulesAddress(policy),
    vectors: rulesAddress(policy, '.vectors'),
    version: rulesVersion,
    policyHash: policyHash(policy),
    releases,
    ...tables(),
    policy,
  };
  return JSON.parse(JSON.stringify(content)) as RulesJson;
}

/** `/rules/{version}.vectors.json`: calls of the functions and their results, for ports to hold themselves against. */
export const vectorsJson = (policy: Policy = operatorPolicy) => ({
  $id: rulesAddress(policy, '.vectors'),
  version: rulesVersion,
  vectors: vectors(),
});
