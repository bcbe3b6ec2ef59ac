import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { defaultLanguage } from '#config/languages.ts';
import { plainValues } from './build-values.ts';
import { yamlText } from './content-yaml.ts';
import { readRulesTexts } from './rules-texts.ts';

const { file, source: written } = yamlText(defaultLanguage, 'rules');
const hours = plainValues(defaultLanguage).damageClaimHours!;
const read = (source: string) =>
  readRulesTexts({ language: defaultLanguage, file, source }, plainValues(defaultLanguage));

test('a sentence has the stated numbers in it', () => {
  const { damageClaimWindow } = (parse(written) as { rules: Record<string, string> }).rules;
  expect(damageClaimWindow).toContain('[[damageClaimHours]]');
  expect(read(written).rules.damageClaimWindow).toBe(
    damageClaimWindow!.replace('[[damageClaimHours]]', hours),
  );
});

test.each([
  ['rules', 'hostCancellation'],
  ['unknown', 'partHour'],
  ['stateLabels.upcoming', 'host'],
  ['errors', 'notAnEin'],
])('a missing sentence is named with file and line: %s.%s', (table, key) => {
  const start = written.indexOf(`\n${table.split('.')[0]}:`);
  const line = new RegExp(`^ +${key}: .*\n`, 'm');
  const missing = written.slice(0, start) + written.slice(start).replace(line, '');
  expect(() => read(missing)).toThrow(
    new RegExp(
      `^content/${defaultLanguage}/rules\\.yaml:\\d+ · ${table}\\.${key} · is missing; add it$`,
      'm',
    ),
  );
});

test('a sentence that no rule asks for is named, too', () => {
  expect(() => read(written.replace('\nrules:', '\nrules:\n  freeCars: Cars are free.'))).toThrow('freeCars');
});

test('a number by hand is told with file and line', () => {
  const line = written.split('\n').length;
  expect(() => read(`${written}# Within ${hours}.`)).toThrow(
    `${file}:${line} · "${hours}" · a number the rules know`,
  );
});
