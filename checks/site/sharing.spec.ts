import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../base-test.ts';
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
    const title = documentAt(path).querySelector('title')!.text;
    if (helpOf(path)) expect(content('og:image:alt')).toMatch(/^Help for (drivers|hosts) \| /);
    else expect(content('og:image:alt')).toBe(title);
  });
}

/** The audience of a help page; undefined for other pages. */
const helpOf = (path: string) => /^\/faqs\/(\w+)\//.exec(path)?.[1];

test('help pages for one audience share a picture, and no other two pages do', () => {
  const pictures = indexedPaths.map((path) =>
    documentAt(path).querySelector('meta[property="og:image"]')!.getAttribute('content')!,
  );
  const kinds = indexedPaths.map((path) => helpOf(path) ?? path);
  expect(new Set(pictures).size).toBe(new Set(kinds).size);
  expect(new Set(pictures.map((picture, at) => `${picture} ${kinds[at]}`)).size).toBe(new Set(kinds).size);
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
