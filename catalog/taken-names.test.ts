import { expect, test } from 'vitest';
import type { Audience } from './help-file.ts';
import { refuseTakenNames } from './taken-names.ts';

const page = (audience: Audience, name: string, ...formerly: string[]) => ({
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
  ['a page of the other audience', [page('host', 'Start'), page('drive', 'Other', 'host/Start')], 'Start'],
])('a page does not take %s', (_what, pages, owner) => {
  expect(() => refuseTakenNames(pages)).toThrow(
    new RegExp(`is the address of content/en/help/(drive|host)/${owner}\\.mdx`),
  );
});

test('drivers and hosts may have pages of one name, now and before', () => {
  expect(() => refuseTakenNames([page('drive', 'Start', 'Old'), page('host', 'Start', 'Old')])).not.toThrow();
});

test('a page may have been one of the other audience, under the same name', () => {
  expect(() => refuseTakenNames([page('drive', 'Tolls', 'host/Tolls')])).not.toThrow();
  expect(() => refuseTakenNames([page('drive', 'Tolls', 'Tolls')])).toThrow(
    'content/en/help/drive/Tolls.mdx · formerly · "drive/Tolls" leads to this page already; leave it out, or write host/Tolls if it was a page of the other audience',
  );
});
