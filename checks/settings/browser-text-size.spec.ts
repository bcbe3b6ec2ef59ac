import { expect } from '@playwright/test';
import { galleryPath, quietPaths } from '../built-site.ts';
import { pagesOfEveryKind } from '../every-kind.ts';
import { test as base } from '../reader.ts';
import { brokenWords } from './broken-words.ts';
import { type SetTextSize, setBrowserTextSize } from './browser-text-size.ts';
import { faultsOf } from './faults.ts';
import { openPage } from './open-page.ts';

const test = base.extend<SetTextSize>(setBrowserTextSize);

const ofEveryKind = pagesOfEveryKind(quietPaths);

for (const path of quietPaths) {
  // Words have least room on the narrowest, and every page has its own.
  const widths = ofEveryKind.includes(path) ? [320, 768, 1280] : [320];
  test(`${path}: text twice as large in the browser's settings`, async ({ page, setTextSize }) => {
    await setTextSize(32);
    await openPage(page, path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    expect(await page.evaluate(() => matchMedia(`(width: ${innerWidth / 32}em)`).matches)).toBe(true);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await faultsOf(page), `${width} px`).toEqual([]);
      // The gallery has parts in frames narrower than any page.
      if (path !== galleryPath)
        expect.soft(await brokenWords(page), `${width} px: broken within`).toEqual([]);
    }
  });
}

test('a heading is hyphenated where text is large for the screen, and nowhere else', async ({
  page,
  setTextSize,
}) => {
  const hyphens = async (size: number, width: number) => {
    await setTextSize(size);
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, '/tools/maintenance');
    return page.locator('h1').evaluate((heading) => getComputedStyle(heading).hyphens);
  };
  expect(await hyphens(32, 320)).toBe('auto');
  expect(await hyphens(32, 390)).toBe('auto');
  expect(await hyphens(32, 1280)).toBe('manual');
  expect(await hyphens(16, 320)).toBe('manual');
  expect(await hyphens(16, 768)).toBe('manual');
});

test('what the consent page says stands above the button that would leave it no room', async ({
  page,
  setTextSize,
}) => {
  await setTextSize(32);
  await page.setViewportSize({ width: 320, height: 800 });
  await openPage(page, galleryPath);
  const words = page.getByText('Your consent was received').first();
  await words.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await words.boundingBox())!.width).toBeGreaterThan(150);
});

test('below its field, the button of the search stands in the middle', async ({ page, setTextSize }) => {
  await setTextSize(32);
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, '/search');
  const button = page.locator('main form').getByRole('button', { name: 'Search', exact: true });
  const { above, left, right } = await button.evaluate((inner) => {
    const [own, field, around] = [
      inner,
      inner.parentElement!.querySelector('input')!,
      inner.parentElement!,
    ].map((element) => element.getBoundingClientRect());
    return {
      above: own!.top - field!.bottom,
      left: own!.left - around!.left,
      right: around!.right - own!.right,
    };
  });
  expect(above).toBeGreaterThanOrEqual(0);
  expect(left).toBeCloseTo(right, 0);
});
