import { z } from 'zod';
import { assumptions } from './assumptions.ts';
import { weekdays } from './availability.ts';
import { verifiedContacts } from './contact.ts';
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
import { policySchema } from './policy-schema.ts';
import { refundReasons } from './refund.ts';
import { rules } from './registry.ts';
import { actionMatrix, reservationActions } from './reservation-actions.ts';
import {
  reservationStates,
  reservationStateTable,
  roles,
  transitions,
  triggers,
} from './reservation-states.ts';
import {
  availabilitySteps,
  maintenanceReportStates,
  vehicleApprovals,
  vehicleStatuses,
} from './vehicle-status.ts';

/**
 * The version of the published tables: major when a name goes or changes its meaning, minor when one comes, patch when
 * only words change. `rules-json.test.ts` fails when the tables change and this does not.
 */
export const rulesVersion = '2.0.0';

const text = z.string().min(1);
const source = z
  .string()
  .regex(/^spec [1-9]$/)
  .meta({ description: 'The section of the specification.' });
const basis = z
  .enum(['stated', 'follows'])
  .meta({ description: 'Stated in the documentation, or following from it.' });
const table = <Row extends z.ZodType>(row: Row) => z.record(z.string(), row);
const byRole = <Value extends z.ZodType>(value: Value) => z.strictObject({ driver: value, host: value });

/** The shape of `/rules.json`. */
export const rulesJsonShape = z
  .strictObject({
    $schema: text,
    version: z.string().regex(/^\d+\.\d+\.\d+$/),
    facts: table(
      z.strictObject({
        value: z.union([z.number(), z.string(), z.strictObject({ from: z.number(), to: z.number() })]),
        unit: text,
        text: text.meta({ description: 'The value in US English.' }),
        source,
        sentence: text,
      }),
    ),
    rules: table(z.strictObject({ sentence: text, source })),
    assumptions: table(text),
    reservation: z.strictObject({
      states: z.array(
        z.strictObject({
          state: text,
          label: byRole(text),
          meaning: byRole(text),
          final: z.boolean(),
          source,
        }),
      ),
      triggers: table(z.strictObject({ by: z.enum([...roles, 'clock']), text, source })),
      transitions: z.array(z.strictObject({ from: text.nullable(), to: text, trigger: text, basis, source })),
      actions: table(text),
      matrix: z
        .array(
          z.strictObject({
            role: z.enum(roles),
            state: z.enum(reservationStates),
            action: text,
            outcome: z.enum(['allowed', 'notAllowed', 'conditional', 'notStated']),
            reason: z.looseObject({ code: text }),
            rule: text,
          }),
        )
        .meta({ description: 'Every role × state × action, decided.' }),
    }),
    paymentStatuses: table(z.strictObject({ label: text, meaning: text, hostAction: text, source })),
    vehicle: z.strictObject({
      statuses: table(z.strictObject({ label: text, visible: z.boolean(), source })),
      approvals: table(text),
      maintenanceReportStates: table(text),
      availabilitySteps: table(z.strictObject({ by: z.enum(['host', 'organization']), text, rule: text })),
      eligibilityCriteria: table(z.strictObject({ label: text, needs: text.nullable() })),
      weekdays: z.array(text).length(7),
    }),
    refundReasons: table(text),
    extraChargeReasons: table(z.strictObject({ label: text, alsoFor: z.array(text) })),
    licenseStatuses: table(z.strictObject({ label: text, basis, mayReserve: z.boolean(), source })),
    verifiedContacts: table(z.strictObject({ label: text, codeBy: text, editable: z.boolean(), source })),
    signUpMethods: table(
      z.strictObject({
        label: text,
        needs: z.array(text),
        providers: z.array(text).optional(),
        steps: z.array(text),
        source,
      }),
    ),
    hostAccountTypes: table(
      z.strictObject({
        label: text,
        fields: table(text),
        ownInsurance: z.enum(['allowed', 'notStated']),
        partners: z.enum(['allowed', 'notStated']),
        source,
      }),
    ),
    partner: z.strictObject({
      accessTypes: table(text),
      rights: table(text),
      inviteStates: table(
        z.strictObject({ label: text, next: text.nullable(), trigger: text.nullable(), source }),
      ),
    }),
    payoutSteps: table(z.strictObject({ outcome: text, afterSeconds: z.int().min(0) })),
    fields: table(
      table(z.strictObject({ label: text, required: z.boolean().nullable(), note: text.optional() })),
    ).meta({
      description:
        'The fields of each entity (spec 3); `required` is null where the documentation does not say.',
    }),
    policy: policySchema,
    policyUnknown: table(text).meta({ description: 'What to say while a field of the policy is unset.' }),
  })
  .meta({
    title: 'Marketplace rules',
    description: 'The tables and constants of the marketplace, versioned.',
  });

export type RulesJson = z.infer<typeof rulesJsonShape>;

/** `/rules.json`: every table and constant, as plain JSON. Spec 3-6, 9. */
export function rulesJson(policy: Policy = operatorPolicy): RulesJson {
  const content = {
    $schema: '/rules.schema.json',
    version: rulesVersion,
    facts: Object.fromEntries(factNames.map((name) => [name, { ...facts[name], text: factText(name) }])),
    rules,
    assumptions,
    reservation: {
      states: reservationStates.map((state) => ({ state, ...reservationStateTable[state] })),
      triggers,
      transitions,
      actions: reservationActions,
      matrix: actionMatrix(),
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
    policy,
    policyUnknown: policyUnknownText,
  };
  return JSON.parse(JSON.stringify(content)) as RulesJson;
}

/** `/rules.schema.json`: the JSON Schema (draft 2020-12) of `/rules.json`. */
export const rulesJsonSchema = () => z.toJSONSchema(rulesJsonShape);
