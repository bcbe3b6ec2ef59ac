import { expect, test } from 'vitest';
import { filesNamed } from '../repository.ts';

/** Names that are given by others. */
const given = [
  // The name of a help page is its address, published long ago.
  /^content\/\w+\/help\//,
  // Vike's files and routes: +Page.tsx, (common)/, @audience/, _error/.
  /^site\/pages\//,
  /(^|\/)README\.md$/,
  /\/\.well-known\//,
];

test('files and folders are kebab-case: no machine may take two spellings for one', () => {
  const wrong = filesNamed(/./)
    .filter((file) => !given.some((pattern) => pattern.test(file)))
    .filter((file) => !file.split('/').every((part) => /^\.?[a-z\d]+([-.][a-z\d]+)*$/.test(part)));
  expect(wrong).toEqual([]);
});
