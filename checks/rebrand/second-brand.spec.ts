import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSecondBrand } from './second-brand.ts';
import { findTraces, tracesOfFirstBrand } from './traces.ts';

describe('the site built for another brand', () => {
  const folder = mkdtempSync(join(tmpdir(), 'second-brand-'));
  let built = '';
  beforeAll(() => void (built = buildSecondBrand(folder)));
  afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

  test('has no trace of the first', () => {
    expect(findTraces(join(built, 'client'), tracesOfFirstBrand())).toEqual([]);
  });

  test('shows its own name, mark and colors on the page, in the icon and in the web manifest', () => {
    const text = (file: string) => readFileSync(join(built, 'client', file), 'utf8');
    const manifest = JSON.parse(text('manifest.webmanifest')) as Record<string, string>;
    expect(manifest.name).toBe('Kerbside');
    expect(text('index.html')).toContain('M2 2h32v32H2z');
    expect(text('favicon.svg')).toContain('M2 2h32v32H2z');
    expect(text('index.html')).toContain(`content="${manifest.theme_color}"`);
  });

  test.each(['index.html', 'become-a-host/index.html'])('shows the proof that it has: %s', (file) => {
    const page = readFileSync(join(built, 'client', file), 'utf8');
    expect(page).toMatch(/Portland, (drivers reserve )?from \$41\.50 a day/);
    expect(page).toMatch(/<blockquote.*Robin Sample/s);
  });
});
