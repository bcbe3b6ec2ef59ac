import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, readColorTokens } from './color-tokens.ts';
import { contrastPairs } from './contrast-pairs.ts';

const file = 'site/styles/tokens.css';
const colorTokens = readColorTokens(readFileSync(file, 'utf8'));

test('the tokens are found', () => expect(colorTokens.length).toBeGreaterThan(15));

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  const value = (name: string) => {
    const token = colorTokens.find((each) => each.name === name);
    if (!token) throw new Error(`${file} has no --color-${name} that can be measured; write it as #rrggbb`);
    return token[scheme];
  };

  test.each(contrastPairs)('%s on %s has a contrast of %d at least', (foreground, ground, minContrast) => {
    const said = `${file}: --color-${foreground} ${value(foreground)} on --color-${ground} ${value(ground)}, ${scheme}; change one of both`;
    expect(contrast(value(foreground), value(ground)), said).toBeGreaterThanOrEqual(minContrast);
  });
});
