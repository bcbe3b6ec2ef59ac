import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { rulesJson, rulesJsonSchema, rulesJsonShape, rulesVersion } from './rules-json.ts';

/** What each published version held. A new version adds a line; the old lines stay. */
const published: Record<string, string> = {
  '1.0.0': '45184615214a3f88',
  '1.0.1': '558c78c3559b6080',
  '2.0.0': '3cc17bee60a1e636',
};

/** A digest of the tables, without the version and without the operator's own numbers. */
const digest = () => {
  const tables = { ...rulesJson(), version: '', policy: {} };
  return createHash('sha256').update(JSON.stringify(tables)).digest('hex').slice(0, 16);
};

describe('rules.json', () => {
  it('has the shape that its schema promises', () => {
    expect(rulesJsonShape.safeParse(rulesJson()).error?.issues ?? []).toEqual([]);
  });

  it('comes with a JSON Schema that is JSON itself', () => {
    const schema = rulesJsonSchema();
    expect(JSON.parse(JSON.stringify(schema))).toEqual(schema);
    expect(schema).toMatchObject({ type: 'object', additionalProperties: false });
    expect(schema.required).toContain('reservation');
  });

  it('does not change without a new version', () => {
    expect(
      digest(),
      `The tables of /rules.json differ from those published as ${rulesVersion}. Apps rely on them: raise rulesVersion ` +
        'in rules-json.ts (patch: words, minor: new names, major: names gone or changed) and add a line to `published`.',
    ).toBe(published[rulesVersion]);
  });

  it("carries the operator's numbers when they are set, and nothing when they are not", () => {
    expect(rulesJson({}).policy).toEqual({});
    expect(rulesJson({ gracePeriodMinutes: 15 }).policy).toEqual({ gracePeriodMinutes: 15 });
  });
});
