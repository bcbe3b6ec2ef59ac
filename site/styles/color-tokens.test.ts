import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, readColorTokens } from './color-tokens.ts';
import { contrastPairs } from './contrast-pairs.ts';

const colorTokens = readColorTokens(readFileSync('site/styles/tokens.css', 'utf8'));

test('the tokens are found', () => expect(colorTokens.length).toBeGreaterThan(15));

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  const value = (name: string) => colorTokens.find((token) => token.name === name)![scheme];

  test.each(contrastPairs)('%s on %s has a contrast of %d at least', (foreground, ground, minContrast) => {
    expect(contrast(value(foreground), value(ground))).toBeGreaterThanOrEqual(minContrast);
  });
});
