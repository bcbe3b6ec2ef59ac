import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { defaultLanguage } from '#config/languages.ts';
import { eligibilityCriteria } from '#rules/eligibility.ts';
import type { PolicyKey } from '#rules/policy.ts';
import { policyKeys } from '#rules/policy-fields.ts';
import { filesBelow } from '../../scripts/bootstrap/files-below.mjs';

const page = readFileSync(new URL('set-your-policies.md', import.meta.url), 'utf8');
const rows = [...page.matchAll(/^\| `(\w+)` +\|([^|]+)\|([^|]+)\|([^|]+)\|$/gm)].map(([, key, ...cells]) => ({
  key: key as PolicyKey,
  cells: cells.map((cell) => cell.trim()),
}));

/** The words that name a setting, each by the name of its page or tool. */
const texts = filesBelow(`content/${defaultLanguage}`)
  .filter((file) => /\.(mdx|yaml)$/.test(file))
  .map((file) => ({ name: basename(file).replace(/\.\w+$/, ''), text: readFileSync(file, 'utf8') }));

/** What an element tells besides: `<EligibilityCriteria/>` tells the limits of vehicles. */
const limits = Object.values(eligibilityCriteria).flatMap(({ needs }) => needs ?? []);
const element = /<EligibilityCriteria\b/;

test('the table has every setting, in the order of rules/policy.ts', () => {
  expect(rows.map(({ key }) => key)).toEqual(policyKeys);
});

test.each(rows)('$key names every page that tells it', ({ key, cells: [, , told] }) => {
  const marker = new RegExp(`\\[\\[(?:policy|told|known)\\.${key}\\]\\]`);
  const tells = texts.filter(({ text }) => marker.test(text) || ((limits as string[]).includes(key) && element.test(text)));
  const names = tells.map(({ name }) => name).sort();
  expect(told!.split(', ').sort()).toEqual(names);
  expect(names).not.toEqual([]);
});
