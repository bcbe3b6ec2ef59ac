import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { conditionTables } from './conditions.ts';
import { decisionTable, vectors } from './decisions.ts';
import * as rulebook from '../index.ts';
import type { Policy } from '../policy.ts';
import { rulesAddress, rulesJson, vectorsJson } from './rules-json.ts';
import { rulesJsonSchema } from './rules-json-shape.ts';
import { testTexts } from '../testing/test-texts.ts';
import { validators } from './validators.ts';
import { releases, rulesVersion } from './versions.ts';
import { worded } from './worded.ts';

const policy: Policy = { cancellationPercent: 0.29, gracePeriodMinutes: 15 };

/** `/rules.json` with another value at a path; none: the key is gone, and of a list the last row. */
function corrupted(path: string, value?: unknown): unknown {
  const json: unknown = structuredClone(rulesJson(testTexts, policy));
  const keys = path.split('.');
  const last = keys.pop()!;
  const place = keys.reduce((each, key) => (each as Record<string, unknown>)[key], json) as Record<
    string,
    unknown
  >;
  if (value !== undefined) place[last] = value;
  else if (Array.isArray(place[last])) place[last].pop();
  else delete place[last];
  return json;
}

const validate = new Ajv2020({ strict: true, allErrors: true }).compile(
  rulesJsonSchema(rulesJson(testTexts, policy)),
);

describe('rules.json', () => {
  it('has the shape that its schema promises, with numbers of the operator and without', () => {
    expect(validate(rulesJson(testTexts, policy)), JSON.stringify(validate.errors)).toBe(true);
    const bare = new Ajv2020({ strict: true }).compile(rulesJsonSchema(rulesJson(testTexts, {})));
    expect(bare(rulesJson(testTexts, {})), JSON.stringify(bare.errors)).toBe(true);
    expect(validate(rulesJson(testTexts, {})), 'another policy').toBe(false);
  });

  const cancel = 'reservation.matrix.host.upcoming.cancel';
  it.each<[string, string, unknown?]>([
    ['a missing fact', 'facts.damageClaimHours'],
    [
      'an unknown fact',
      'facts.other',
      { value: 1, unit: 'hours', text: '1', source: 'spec 9', sentence: 'No.' },
    ],
    ['a missing state', 'reservation.states'],
    ['a missing row of the matrix', cancel],
    ['a missing role', 'reservation.matrix.driver'],
    [
      'an unknown action',
      'reservation.matrix.host.upcoming.fly',
      rulesJson(testTexts, {}).reservation.matrix.host.upcoming.cancel,
    ],
    ['an unknown outcome', `${cancel}.outcome`, 'maybe'],
    ['an unknown trigger', 'reservation.transitions.0.trigger', 'magic'],
    ['an unknown target state', 'reservation.transitions.0.to', 'flying'],
    ['a missing transition', 'reservation.transitions'],
    ['an unknown unit', 'facts.damageClaimHours.unit', 'fortnights'],
    ['a dangling rule', `${cancel}.rule`, 'none'],
    ['a missing rule', 'rules.damageClaimWindow'],
    ['negative hours', 'facts.damageClaimHours.value', -24],
    ['a reversed range', 'facts.licenseReviewHours.value', { from: 78, to: 24 }],
    ['a percentage with three decimals', 'policy.cancellationPercent', 0.295],
    ['text for a number', 'facts.damageClaimHours.value', '24'],
    ['a wrong source', 'rules.damageClaimWindow.source', 'spec 12'],
    ['a number for a sentence', 'rules.damageClaimWindow.sentence', 5],
    ['an unknown name', 'more', {}],
    ['another version', 'version', '1.0.0'],
    [
      'a decider that there is not',
      'reservation.matrix.driver.active.extend.reason.decidedBy',
      'decideNothing',
    ],
    ['a condition less', 'decisions.decideDamageClaim.conditions'],
  ])('with %s is refused by the schema', (_what, path, value) => {
    expect(validate(corrupted(path, value))).toBe(false);
  });

  it('lists the versions from the newest on, each with a digest', () => {
    const versions = releases.map(({ version }) => version.split('.').map(Number));
    expect(versions).toEqual([...versions].sort((a, b) => b[0]! - a[0]! || b[1]! - a[1]! || b[2]! - a[2]!));
  });

  it("has an address for each of the operator's policies, so that nothing changes under one address", () => {
    expect(rulesAddress({})).toBe(`/rules/${rulesVersion}.json`);
    expect(rulesAddress(policy, '.schema')).toMatch(/^\/rules\/\d+\.\d+\.\d+-[\da-f]{16}\.schema\.json$/);
    const same = { gracePeriodMinutes: 15, cancellationPercent: 0.29 };
    expect(rulesJson(testTexts, same).policyHash).toBe(rulesJson(testTexts, policy).policyHash);
    expect(rulesJson(testTexts, { ...same, gracePeriodMinutes: 16 }).policyHash).not.toBe(
      rulesJson(testTexts, policy).policyHash,
    );
    expect(rulesJson(testTexts, policy)).toMatchObject({ $id: rulesAddress(policy), policy });
    expect(rulesJson(testTexts, {}).policy).toEqual({});
  });
});

describe('the conditions', () => {
  const table = decisionTable();
  it.each(Object.entries(conditionTables))(
    'of %s are the answers that its vectors give',
    (name, { conditions }) => {
      const told = new Set(conditions.map(({ outcome, reason }) => `${outcome} ${reason}`));
      const given = new Set(table[name]!.answers.map(({ outcome, reason }) => `${outcome} ${reason}`));
      expect([...given].sort()).toEqual([...told].sort());
    },
  );

  it('of a conditional cell are decided by a function that there is', () => {
    const cells = rulebook.actionMatrix().filter(({ outcome }) => outcome === 'conditional');
    expect(cells.length).toBeGreaterThan(0);
    for (const { reason } of cells) {
      expect(rulebook).toHaveProperty((reason as { decidedBy: string }).decidedBy);
    }
  });

  it('name every assumption, by an answer or by a validator', () => {
    const named = [...Object.values(table), ...Object.values(validators)].flatMap(({ assumes }) => [
      ...assumes,
    ]);
    expect([...new Set(named)].sort()).toEqual([...rulebook.assumptionIds].sort());
  });
});

describe('the validators', () => {
  const matches = (name: 'email' | 'ein' | 'phone' | 'date' | 'text', text: string) => {
    const row = validators[name];
    return new RegExp(row.pattern, 'ignoreCase' in row ? 'iu' : 'u').test(text);
  };

  it('have the patterns that the functions use', () => {
    for (const email of ['ana@example.com', 'ANA@EXAMPLE.COM', 'ana@example', 'a b@c.de'])
      expect(matches('email', email), email).toBe(rulebook.validateEmail(email).ok);
    for (const ein of ['12-3456789', '123456789', '00-1234567', '12-345678'])
      expect(matches('ein', ein), ein).toBe(rulebook.validateEin(ein).ok);
    for (const phone of ['+1 770 777 7777', '+1 (770) 777-7777', '+1)))(((7707777777', '+1 770--777 7777'])
      expect(matches('phone', phone), phone).toBe(rulebook.validatePhoneForm(phone).ok);
    for (const date of ['2028-02-29', '1899-12-31', '28-02-29'])
      expect(matches('date', date), date).toBe(rulebook.isLocalDate(date));
  });

  it('give the errors that the functions give', () => {
    const codes = (check: { ok: boolean; errors?: readonly rulebook.FieldError[] }) =>
      check.errors?.[0]?.code;
    const long = 'a'.repeat(300);
    const given = ['', long, 'x'].map((text) => codes(rulebook.validateEmail(text)));
    expect(given).toEqual(validators.email.errors);
    expect(['', long, 'x'].map((text) => codes(rulebook.validateEin(text)))).toEqual(validators.ein.errors);
    expect(['', long, '1'].map((text) => codes(rulebook.validatePhoneForm(text)))).toEqual(
      validators.phone.errors,
    );
  });
});

describe('the vectors', () => {
  it('are JSON, and say the same when they are read again', () => {
    const read = JSON.parse(JSON.stringify(vectorsJson(testTexts, {}))) as ReturnType<typeof vectorsJson>;
    expect(read.$id).toBe(`/rules/${rulesVersion}.vectors.json`);
    expect(read.vectors.length).toBe(vectors().length);
    for (const vector of read.vectors) {
      const call = rulebook[vector.function] as (...args: unknown[]) => unknown;
      if (vector.function === 'explain') continue; // It is published in words.
      const result = worded(testTexts, call(...vector.arguments));
      expect(JSON.parse(JSON.stringify(result)), vector.function).toEqual(vector.result);
    }
  });
});
