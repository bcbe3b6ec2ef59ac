import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { releasedFiles } from './rules-files.ts';

it.each(Object.entries(releasedFiles()))(
  'the rules are those published for ever as %s, which apps rely on',
  (name, text) => {
    const file = new URL(`../../rules/publish/releases/${name}`, import.meta.url);
    const released = existsSync(file) ? readFileSync(file, 'utf8') : '';
    expect(
      text,
      'Meant as a change? Add a release to rules/publish/versions.ts, then `npm run release:rules` writes its files.',
    ).toBe(released);
  },
);
