import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defaultLanguage } from '#config/languages.ts';
import { filesBelow } from '../scripts/bootstrap/files-below.mjs';
import { plainValues } from './build-values.ts';
import { yamlText } from './content-yaml.ts';
import { numbersByHand } from './numbers-by-hand.ts';
import { readRulesWords } from './rules-texts.ts';

const source = `content/${defaultLanguage}/rules.yaml`;
const files = filesBelow(`content/${defaultLanguage}`)
  .filter((file) => /\.(mdx|yaml)$/.test(file) && !file.endsWith('rules.yaml'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** What stands in one sentence of rules.yaml, and how a page would say it by hand. */
const truths = [
  { what: 'whom to call in danger', byHand: /\[\[emergencyNumber\]\]|\b911\b|\b9-1-1\b/ },
  { what: 'how long the review of a license takes', byHand: /\[\[licenseReviewHours\]\]/ },
  { what: 'how late an extension is possible', byHand: /\[\[extensionCutoffMinutes\]\]/ },
  { what: 'until when a host cancels for free', byHand: /\[\[hostFreeCancellationHours\]\]/ },
  { what: 'what a late return may cost', byHand: /late fees (?:may|can|could) (?:apply|come)/i },
  { what: 'what an open recall means', byHand: /recalls? (?:must|has to|have to|needs? to) be resolved/i },
  {
    what: 'what a late cancellation costs',
    byHand: /percentage of the amount is deducted and given to the host/i,
  },
];

/** Lines with words that people search by: they say nothing. */
const searchedFor = /^\s*(?:keywords:|- "\[\[emergencyNumber\]\]"$|- 9 1 1)/;

const said = (lines: string, { byHand }: (typeof truths)[number]) =>
  // A sentence may be broken over two lines.
  lines.split('\n').flatMap((line, at, all) => {
    const both = `${line} ${(all[at + 1] ?? '').trim()}`;
    const isHere = byHand.test(line) || (byHand.test(both) && !byHand.test(all[at + 1] ?? ''));
    return isHere && !searchedFor.test(line) ? [at + 1] : [];
  });

test.each(truths)('$what stands once, in rules.yaml, and is woven in', (truth) => {
  const lines = files.flatMap(({ file, text }) => said(text, truth).map((line) => `${file}:${line}`));
  const remedy = `Weave in [[rule.…]] or [[said.…]], or add a sentence to "said" in ${source}.`;
  expect(lines, remedy).toEqual([]);
});

test.each([
  ['In danger, call [[emergencyNumber]].', 0],
  ['Call 911.', 0],
  ['The review takes [[licenseReviewHours]].', 1],
  ['until [[extensionCutoffMinutes]] before', 2],
  ['more than [[hostFreeCancellationHours]] before', 3],
  ['Then late\n  fees may apply.', 4],
  ['A recall must be resolved.', 5],
])('by hand it is noticed: %j', (text, at) => expect(said(text, truths[at]!)).toEqual([1]));

test('no file has a number by hand that the rules know', () => {
  const found = files.flatMap(({ file, text }) =>
    numbersByHand(text, defaultLanguage).map(({ line, field }) => `${file}:${line} ${field}`),
  );
  expect(found).toEqual([]);
});

test('every sentence of "said" is woven in somewhere', () => {
  const rules = yamlText(defaultLanguage, 'rules');
  const ids = Object.keys(readRulesWords(rules, plainValues(defaultLanguage)).said);
  const woven = (id: string) => files.some(({ text }) => text.includes(`[[said.${id}]]`));
  expect(
    ids.filter((id) => !woven(id)),
    `delete these from "said" in ${source}`,
  ).toEqual([]);
});
