import { expect, test } from 'vitest';
import { refuseOtherHelpFiles } from './other-help-files.ts';

test('there is none', () => expect(() => refuseOtherHelpFiles('en')).not.toThrow());

test.each(['drive/Pets.md', 'drive/Pets.MDX', 'Pets.mdx'])('%s is told how to be named', (name) => {
  const files = [`/content/en/help/${name}`];
  expect(() => refuseOtherHelpFiles('en', files)).toThrow(
    `content/en/help/${name} · (whole file) · is no help page; name it`,
  );
  expect(() => refuseOtherHelpFiles('xx', files)).not.toThrow();
});
