import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { builtSite, indexedPaths } from '../built-site.ts';
import { documentAt } from '../page-document.ts';

/** Width and height as a PNG says them. */
function sizeOf(png: Buffer): [number, number] {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

for (const path of indexedPaths) {
  test(`${path}: its social picture is there, of the size it says, and light`, () => {
    const content = (property: string) =>
      documentAt(path).querySelector(`meta[property="${property}"]`)?.getAttribute('content');
    const picture = readFileSync(join(builtSite, new URL(content('og:image')!).pathname));
    expect(sizeOf(picture)).toEqual([1200, 630]);
    expect([content('og:image:width'), content('og:image:height')]).toEqual(['1200', '630']);
    expect(picture.length).toBeLessThan(40_000);
    expect(content('og:image:alt')).toBe(documentAt(path).querySelector('title')!.text);
  });
}

test('no two pages share a picture', () => {
  const pictures = indexedPaths.map((path) =>
    documentAt(path).querySelector('meta[property="og:image"]')!.getAttribute('content'),
  );
  expect(new Set(pictures).size).toBe(indexedPaths.length);
});

test('the web manifest names icons of the sizes they have, in the color of the page', () => {
  const manifest = JSON.parse(readFileSync(join(builtSite, 'manifest.webmanifest'), 'utf8')) as {
    theme_color: string;
    icons: { src: string; sizes: string }[];
  };
  for (const { src, sizes } of manifest.icons) {
    expect(sizeOf(readFileSync(join(builtSite, src))).join('x')).toBe(sizes);
  }
  const bar = documentAt('/').querySelector('meta[name="theme-color"][media*="light"]');
  expect(bar?.getAttribute('content')).toBe(manifest.theme_color);
});
