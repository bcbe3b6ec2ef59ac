import { createHash } from 'node:crypto';
import type { Decision, explain } from '../decision.ts';
import type { facts } from '../facts.ts';
import { operatorPolicy, type Policy } from '../policy.ts';
import type { ActionOutcome, ActionReason, ReservationAction } from '../reservation-actions.ts';
import type { ReservationState, Role } from '../reservation-states.ts';
import type { RulesTexts } from '../text-keys.ts';
import { explainIn } from '../words.ts';
import { type DecisionRow, vectors } from './decisions.ts';
import { tables } from './tables.ts';
import { releases, rulesVersion } from './versions.ts';
import { worded } from './worded.ts';

const digestOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

/** The digest of this version: of its tables, and of what the functions give for the vectors. */
const rulesDigest = (texts: RulesTexts): string => digestOf([tables(texts), wordedVectors(texts)]);

/** The vectors with their sentences. */
const wordedVectors = (texts: RulesTexts) =>
  vectors().map(({ function: name, arguments: args, result }) => ({
    function: name,
    arguments: args,
    result:
      name === 'explain' ? explainIn(texts, args[0] as Parameters<typeof explain>[0]) : worded(texts, result),
  }));

/** Tells one policy from another; the same numbers in another order are the same. */
const policyHash = (policy: Policy): string =>
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
      Role,
      Record<ReservationState, Record<ReservationAction, Decision<ActionOutcome, ActionReason>>>
    >;
  };
  readonly policy: Policy;
}

/** `/rules.json`: every table and constant with its words, as plain JSON. Spec 3-6, 9. */
export function rulesJson(texts: RulesTexts, policy: Policy = operatorPolicy): RulesJson {
  const [{ changes, ...newest }, ...former] = releases;
  const content = {
    $schema: rulesAddress(policy, '.schema'),
    $id: rulesAddress(policy),
    vectors: rulesAddress(policy, '.vectors'),
    version: rulesVersion,
    policyHash: policyHash(policy),
    releases: [{ ...newest, digest: rulesDigest(texts), changes }, ...former],
    ...tables(texts),
    policy,
  };
  return JSON.parse(JSON.stringify(content)) as RulesJson;
}

/** `/rules/{version}.vectors.json`: calls of the functions and their results, for ports to hold themselves against. */
export const vectorsJson = (texts: RulesTexts, policy: Policy = operatorPolicy) => ({
  $id: rulesAddress(policy, '.vectors'),
  version: rulesVersion,
  vectors: wordedVectors(texts),
});
