import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defaultLanguage } from '#config/languages.ts';
import { filesBelow } from '../scripts/bootstrap/files-below.mjs';
import { buildValues, plainValues } from './build-values.ts';
import { yamlText } from './content-yaml.ts';
import { numbersByHand } from './numbers-by-hand.ts';
import { readRulesWords } from './rules-texts.ts';

const source = `content/${defaultLanguage}/rules.yaml`;
const files = filesBelow(`content/${defaultLanguage}`)
  .filter((file) => /\.(mdx|yaml)$/.test(file) && !file.endsWith('rules.yaml'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** What stands in one sentence of rules.yaml, how a page would say it by hand, and what it weaves in instead. */
const truths = [
  {
    what: 'whom to call in danger',
    byHand: /\[\[emergencyNumber\]\]|\b911\b|\b9-1-1\b/,
    write: ['said.inDanger', 'said.callFirst', 'said.call'],
  },
  {
    what: 'how long the review of a license takes',
    byHand: /\[\[licenseReviewHours\]\]/,
    write: ['said.reviewTime', 'rule.licenseReview'],
  },
  {
    what: 'how late an extension is possible',
    byHand: /\[\[extensionCutoffMinutes\]\]/,
    write: ['said.extend', 'said.extendCutoff'],
  },
  {
    what: 'until when a host cancels for free',
    byHand: /\[\[hostFreeCancellationHours\]\]/,
    write: ['rule.hostCancellation'],
  },
  {
    what: 'what a late return may cost',
    byHand: /late fees (?:may|can|could) (?:apply|come)/i,
    write: ['said.lateFees'],
  },
  {
    what: 'what an open recall means',
    byHand: /recalls? (?:must|has to|have to|needs? to) be resolved/i,
    write: ['said.openRecall', 'rule.recallsResolved'],
  },
  {
    what: 'what a late cancellation costs',
    byHand: /percentage of the amount is deducted and given to the host/i,
    write: ['said.hostDeducted', 'rule.hostCancellation'],
  },
];

const remedy = ({ write }: (typeof truths)[number]) =>
  `Weave in ${write.map((name) => `[[${name}]]`).join(' or ')}; where the grammar needs another form, add one to "said" in ${source}.`;

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
  expect(lines, remedy(truth)).toEqual([]);
});

test.each(truths)('whoever wrote by hand $what is told what to weave in, and that says it', (truth) => {
  const known = buildValues(yamlText(defaultLanguage, 'rules'));
  const { byHand, write } = truth;
  expect(write.filter((name) => !known[name])).toEqual([]);
  const sentences = readFileSync(source, 'utf8').split('\n');
  const isSaid = (name: string) =>
    sentences.some((line) => line.startsWith(`  ${name.split('.')[1]}: `) && byHand.test(line));
  expect(write.filter((name) => !isSaid(name))).toEqual([]);
  expect(remedy(truth)).toMatch(/^Weave in \[\[\w+\.\w+\]\]/);
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
