import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { beforeAll, expect, test } from 'vitest';
import { faceFiles } from './face-files.mjs';
import { letters } from './letters.mjs';
import { openFont } from './open-font.ts';

const maxBytes = 20_000;

let made: Record<string, Buffer>;
beforeAll(async () => void (made = await faceFiles()));

test('the files in the repository are what "npm run face" makes', async () => {
  for (const [name, bytes] of Object.entries(made))
    expect((await readFile(name)).equals(bytes), `${name} is older than its script: npm run face`).toBe(true);
});

test('a visitor loads little, with every letter that is listed and every weight that the styles use', async () => {
  const forBrowsers = await readFile('site/styles/face/overpass.woff2');
  expect(forBrowsers.length).toBeLessThanOrEqual(maxBytes);
  const whole = { keepAllGlyphs: true, targetFormat: 'truetype' } as const;
  const font = openFont(await subsetFont(forBrowsers, undefined, whole));
  expect([...letters].filter((letter) => !font.has(letter))).toEqual([]);
  expect(font.axes).toEqual([{ name: 'wght', min: 400, max: 800 }]);
});

test('the pictures have every letter in each of their two weights', async () => {
  for (const weight of [500, 800]) {
    const font = openFont(await readFile(`site/styles/face/overpass-${weight}.ttf`));
    expect([...letters].filter((letter) => !font.has(letter))).toEqual([]);
    expect([font.axes, font.weight]).toEqual([[], weight]);
  }
});
