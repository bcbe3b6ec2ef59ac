import { expect, test } from 'vitest';
import { filesNamed } from '../repository.ts';

/** Names that are given by others. */
const given = [
  // The name of a help page is its address, published long ago.
  /^content\/\w+\/help\//,
  // Vike's files and routes: +Page.tsx, (common)/, @audience/, _error/.
  /^site\/pages\//,
  /(^|\/)README\.md$/,
  // What Docker and Caddy look for, and a unit of systemd that takes a parameter.
  /^deploy\/(Dockerfile|caddy\/Caddyfile|systemd\/site@\.service)$/,
  /\/\.well-known\//,
];

test('help pages are named as their addresses: other files there would be no pages, and nobody told', () => {
  const wrong = filesNamed(/./)
    .filter((file) => /^content\/\w+\/help\//.test(file))
    .filter((file) => !/^content\/\w+\/help\/(drive|host)\/[A-Z][A-Za-z\d]*\.mdx$/.test(file));
  expect(wrong, 'name it in PascalCase, as TravelingWithPets.mdx').toEqual([]);
});

test('files and folders are kebab-case: no machine may take two spellings for one', () => {
  const wrong = filesNamed(/./)
    .filter((file) => !given.some((pattern) => pattern.test(file)))
    .filter((file) => !file.split('/').every((part) => /^\.?[a-z\d]+([-.][a-z\d]+)*$/.test(part)));
  expect(wrong).toEqual([]);
});
