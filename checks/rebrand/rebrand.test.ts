import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filesNamed, read } from '../repository.ts';
import { buildSecondBrand } from './second-brand.ts';
import { findTraces, tracesOfFirstBrand } from './traces.ts';

const tokens = 'site/styles/tokens.css';
const wanted = tracesOfFirstBrand();

describe('the site built for another brand', { timeout: 240_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'second-brand-'));
  let built = '';
  beforeAll(() => void (built = buildSecondBrand(folder)), 240_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

  test('has no trace of the first', () => {
    expect(findTraces(join(built, 'client'), wanted)).toEqual([]);
  });

  test('shows its own name, mark and colors on the page, in the icon and in the web manifest', () => {
    const text = (file: string) => readFileSync(join(built, 'client', file), 'utf8');
    const manifest = JSON.parse(text('manifest.webmanifest')) as Record<string, string>;
    expect(manifest.name).toBe('Kerbside');
    expect(text('index.html')).toContain('M2 2h32v32H2z');
    expect(text('favicon.svg')).toContain('M2 2h32v32H2z');
    expect(text('index.html')).toContain(`content="${manifest.theme_color}"`);
  });
});

test('what is looked for is there to be found: the sources of the first brand are full of it', () => {
  const sources = ['config/site.config.ts', tokens, 'site/components/logo/logo-mark.tsx'].map(read).join();
  expect(wanted.length).toBeGreaterThan(40);
  expect(wanted.filter(({ pattern }) => !pattern.test(sources))).toEqual([]);
});

test('no style sheet but the tokens says a color, beside black, white and shadows: a brand changes one file', () => {
  const color =
    /(?<![\w&])#(?!(?:000|fff|000000|ffffff)\b)[\da-f]{3,8}\b|\b(?:rgb|hsl|okl\w+|la\w|lch)a?\((?![^)]*\/)/i;
  const sheets = filesNamed(/\.css$/).filter((file) => file.startsWith('site/') && file !== tokens);
  const wrong = sheets.flatMap((file) =>
    read(file)
      .split('\n')
      .map((line, index) => ({ line, at: `${file}:${index + 1}` }))
      .filter(({ line }) => color.test(line))
      .map(({ line, at }) => `${at} ${line.trim()}`),
  );
  expect(wrong).toEqual([]);
});
