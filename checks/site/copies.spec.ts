import { expect, test } from '../base-test.ts';
import config from '../../config/site.config.ts';
import { openSearch } from '../../search/engine.ts';
import { articlePaths } from '../built-site.ts';
import { builtIndex, copiesOf, inventionsIn, lossesOf } from '../section-copies.ts';

/** What people read stands in other places, too: in search engines, in assistants, under a hit. Nothing is lost on the way. */
const number = config.emergencyNumber;
const { search } = openSearch(builtIndex.core, (name) => builtIndex.parts[name]);

for (const path of articlePaths) {
  test(`${path}: structured data, Markdown and search say what the page says`, () => {
    expect(copiesOf(path).flatMap((section) => lossesOf(section, number))).toEqual([]);
  });

  test(`${path}: the Markdown says nothing that the page does not show`, () => {
    expect(inventionsIn(path)).toEqual([]);
  });
}

test('whoever finds a section with danger in it reads first whom to call', () => {
  const dangerous = articlePaths.flatMap(copiesOf).filter(({ isDangerous }) => isDangerous);
  expect(dangerous.length).toBeGreaterThan(0);
  for (const { address, found } of dangerous) {
    const hit = search(found!.question, { limit: 20 }).hits.find(({ document }) => document.url === address);
    const said = hit?.snippet.map(({ text }) => text).join('');
    expect([address, said]).toEqual([address, expect.stringContaining(number)]);
  }
});

test('a copy that has lost something is noticed', () => {
  const [whole] = articlePaths
    .flatMap(copiesOf)
    .filter(({ isDangerous, firstBlock }) => isDangerous && firstBlock);
  const broken = {
    markdown: whole!.markdown.replaceAll(number, ''),
    answer: whole!.answer.replaceAll(number, ''),
    found: { ...whole!.found!, text: '', urgent: '' },
  };
  expect(lossesOf(whole!, number)).toEqual([]);
  for (const [copy, value] of Object.entries(broken))
    expect([copy, lossesOf({ ...whole!, [copy]: value }, number).length > 0]).toEqual([copy, true]);
  const withRules = articlePaths.flatMap(copiesOf).find(({ fromRules }) => fromRules.length > 0)!;
  expect(lossesOf(withRules, number)).toEqual([]);
  expect(lossesOf({ ...withRules, answer: withRules.firstBlock }, number)).toContainEqual(
    expect.stringContaining('the structured data does not say'),
  );
  const shortened = { ...whole!, answer: whole!.answer.split('. ').slice(1).join('. ') };
  expect(lossesOf(shortened, number)).toContainEqual(
    expect.stringContaining('does not begin with the first block'),
  );
});
