import { z } from 'zod';
import { assumptionIds } from '../assumptions.ts';
import { unknownKeys } from '../decision.ts';
import { decisionTable } from './decisions.ts';
import { facts } from '../facts.ts';
import { policySchema } from '../policy-schema.ts';
import { rules as ruleTable } from '../registry.ts';
import { actionDeciders, reservationActions } from '../reservation-actions.ts';
import {
  reservationStates,
  reservationStateTable,
  roles,
  transitions,
  triggers,
} from '../reservation-states.ts';
import { rulesAddress, type RulesJson } from './rules-json.ts';
import { rulesVersion } from './versions.ts';

const keysOf = <Table extends object>(table: Table) => Object.keys(table) as [keyof Table & string];

/** An object with just these keys, each of them there. */
const closed = <Key extends string, Row extends z.ZodType>(keys: readonly Key[], row: (key: Key) => Row) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, row(key)])) as Record<Key, Row>);

const text = z.string().min(1);
const source = z
  .string()
  .regex(/^spec [1-9]$/)
  .describe('The section of the specification.');
const basis = z.enum(['stated', 'follows']).describe('Stated in the documentation, or following from it.');
const ruleId = z.enum(keysOf(ruleTable)).describe('A key of rules.');
const assumes = z.array(z.enum(assumptionIds)).describe('Keys of assumptions.');
const unknownKey = z.enum(unknownKeys);
const action = z.enum(reservationActions);
const functionName = z.enum(actionDeciders);
const byRole = <Value extends z.ZodType>(value: Value) => closed(roles, () => value);

/** A table that has just the keys it has now, each row with the keys and the kinds of value it has now. */
function asItIs(value: unknown): z.ZodType {
  if (Array.isArray(value))
    return value.length > 0 ? z.array(asItIs(value[0])).length(value.length) : z.array(z.never());
  if (typeof value === 'object' && value !== null) {
    const table = value as Record<string, unknown>;
    return closed(Object.keys(table), (key) =>
      key === 'source' ? source : key === 'basis' ? basis : key === 'rule' ? ruleId : asItIs(table[key]),
    );
  }
  return typeof value === 'string' ? text : z.literal(value as number | boolean | null);
}

const cell = z.strictObject({
  outcome: z.enum(['allowed', 'notAllowed', 'conditional', 'notStated']),
  reason: z.discriminatedUnion('code', [
    z.strictObject({ code: z.enum(['stated', 'follows', 'notStated']), note: text.optional() }),
    z.strictObject({
      code: z.literal('condition'),
      condition: text,
      decidedBy: functionName,
      note: text.optional(),
    }),
    z.strictObject({ code: z.literal('otherRole'), role: z.enum(roles) }),
  ]),
  rule: ruleId,
});

const decision = (name: string) => {
  const row = decisionTable()[name]!;
  return z.strictObject({
    ...(row.lines && { lines: closed(Object.keys(row.lines), () => text) }),
    ...(row.conditions && {
      conditions: z
        .array(z.strictObject({ when: text, outcome: text, reason: text }))
        .length(row.conditions.length)
        .describe('The first line that holds decides.'),
    }),
    answers: z
      .array(z.strictObject({ outcome: text, reason: text, rule: ruleId }))
      .length(row.answers.length),
    unknown: z.array(unknownKey),
    assumes,
    errors: z.array(text).describe('The codes of errors of its input.'),
  });
};

/** The shape of `/rules.json` of this version: its names are closed, and its numbers are those of the specification. */
function shapeOf(rules: RulesJson) {
  const now = rules as unknown as Record<string, never>;
  const same = (...names: string[]) => Object.fromEntries(names.map((name) => [name, asItIs(now[name])]));
  return z
    .strictObject({
      $schema: text,
      $id: text,
      vectors: text,
      version: z.literal(rulesVersion),
      policyHash: z.string().regex(/^[\da-f]{16}$/),
      releases: z.array(
        z.strictObject({
          version: z.string().regex(/^\d+\.\d+\.\d+$/),
          date: z.string().regex(/^\d{4}-\d\d-\d\d$/),
          digest: z.string().regex(/^[\da-f]{16}$/),
          changes: z.array(text).min(1),
        }),
      ),
      facts: closed(keysOf(facts), (name) => {
        const { value, unit } = facts[name];
        return z.strictObject({
          value: typeof value === 'object' ? asItIs(value) : z.literal(value),
          unit: z.literal(unit),
          text: text.describe('The value in US English.'),
          source,
          sentence: text,
        });
      }),
      rules: closed(keysOf(ruleTable), () => z.strictObject({ sentence: text, source })),
      assumptions: closed(assumptionIds, () => text),
      ...same('arithmetic', 'validators'),
      decisions: closed(Object.keys(decisionTable()), decision),
      reservation: z.strictObject({
        states: z.tuple(
          reservationStates.map((state) =>
            z.strictObject({
              state: z.literal(state),
              label: byRole(text),
              meaning: byRole(text),
              final: z.literal(reservationStateTable[state].final),
              source,
            }),
          ) as unknown as [z.ZodType],
        ),
        triggers: closed(keysOf(triggers), () =>
          z.strictObject({ by: z.enum([...roles, 'clock']), text, source }),
        ),
        transitions: z.tuple(
          transitions.map(({ from, to, trigger }) =>
            z.strictObject({
              from: z.literal(from),
              to: z.literal(to),
              trigger: z.literal(trigger),
              basis,
              source,
            }),
          ) as unknown as [z.ZodType],
        ),
        actions: closed(reservationActions, () => text),
        matrix: closed(roles, () =>
          closed(reservationStates, () => closed(action.options, () => cell)),
        ).describe('Every role, state and action, decided.'),
      }),
      ...same('paymentStatuses', 'vehicle', 'refundReasons', 'extraChargeReasons', 'licenseStatuses'),
      ...same('verifiedContacts', 'signUpMethods', 'hostAccountTypes', 'partner', 'payoutSteps', 'fields'),
      policy: policySchema,
      unknown: closed(unknownKey.options, () => text).describe(
        'What to say while a number is unset or was not given.',
      ),
    })
    .meta({
      title: 'Marketplace rules',
      description: 'The tables and constants of the marketplace, versioned.',
    });
}

/**
 * The JSON Schema (draft 2020-12) of this very `/rules.json`: of its version, and with the operator's numbers fixed
 * beside the shape that any policy has (`$defs.policy`).
 */
export function rulesJsonSchema(rules: RulesJson): Record<string, unknown> {
  const { policy, policyHash } = rules;
  const { properties, ...schema } = z.toJSONSchema(shapeOf(rules), { reused: 'ref', io: 'output' });
  return {
    $id: rulesAddress(policy, '.schema'),
    ...schema,
    properties: {
      ...properties,
      $id: { const: rulesAddress(policy) },
      policyHash: { const: policyHash },
      policy: { $ref: '#/$defs/policy', const: policy },
    },
    $defs: { ...schema.$defs, policy: { ...z.toJSONSchema(policySchema), $schema: undefined } },
  };
}
