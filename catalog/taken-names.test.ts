import { expect, test } from 'vitest';
import { refuseTakenNames } from './taken-names.ts';

const page = (audience: string, name: string, ...formerly: string[]) => ({
  file: `content/en/help/${audience}/${name}.mdx`,
  audience,
  name,
  formerly,
});

test.each([
  ['the name of a page', [page('drive', 'Start'), page('drive', 'Other', 'Start')], 'Start'],
  ['the same in other letters', [page('drive', 'Other', 'START'), page('drive', 'Start')], 'Start'],
  ['a former name', [page('drive', 'One', 'Old'), page('drive', 'Two', 'old')], 'One'],
  ['a file in other letters', [page('drive', 'Start'), page('drive', 'START')], 'Start'],
  ['its own name', [page('drive', 'Start', 'start')], 'Start'],
])('a page does not take %s', (_what, pages, owner) => {
  expect(() => refuseTakenNames(pages)).toThrow(`is the address of content/en/help/drive/${owner}.mdx`);
});

test('drivers and hosts may have pages of one name, now and before', () => {
  expect(() => refuseTakenNames([page('drive', 'Start', 'Old'), page('host', 'Start', 'Old')])).not.toThrow();
});
