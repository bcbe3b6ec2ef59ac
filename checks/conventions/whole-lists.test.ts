import { expect, test } from 'vitest';
import { catalogOf } from '#catalog/catalog.ts';
import { defaultLanguage } from '#config/languages.ts';
import { filesNamed, read } from '../repository.ts';

const { rules } = catalogOf(defaultLanguage);
const { recalls: _saidApart, ...criteria } = rules.eligibilityCriteria;

const texts = filesNamed(/\.(mdx|yaml|md)$/)
  .filter((file) => file.startsWith(`content/${defaultLanguage}/`) || file.startsWith('docs/'))
  .map((file) => ({ file, text: read(file).replace(/\s+/g, ' ') }));

test.each([
  ['refundReasons', Object.values(rules.refundReasons)],
  ['extraChargeReasons', Object.values(rules.extraChargeReasons)],
  ['partnerAccessTypes', Object.values(rules.partnerAccessTypes)],
  ['eligibilityCriteria', Object.values(criteria).map((label) => label.toLowerCase())],
])('a sentence that lists the %s has all of them', (_name, labels) => {
  const begins = labels.slice(0, 2).join(', ');
  const said = texts.flatMap(({ file, text }) =>
    [...text.matchAll(new RegExp(`\\b${begins}\\b[^.]*`, 'g'))].map(([list]) => ({ file, list })),
  );
  expect(said.map(({ file }) => file)).toContain(`content/${defaultLanguage}/rules.yaml`);
  const partly = said.flatMap(({ file, list }) =>
    labels.filter((label) => !list.includes(label)).map((label) => `${file}: "${list}" lacks ${label}`),
  );
  expect(partly).toEqual([]);
});
