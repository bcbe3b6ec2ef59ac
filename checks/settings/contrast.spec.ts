import { type Page, expect } from '@playwright/test';
import { contrastOfChannels } from '../../site/styles/color-tokens.ts';
import { test } from '../reader.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.emulateMedia({ colorScheme });
    });

    test('what stands in an empty field can be read', async ({ page }) => {
      for (const path of ['/', '/faqs', '/search']) {
        await page.goto(path);
        const fields = await contrasts(page, 'input[placeholder]', '::placeholder');
        expect(fields).not.toEqual([]);
        expect(Math.min(...fields)).toBeGreaterThanOrEqual(4.5);
      }
    });

    test('the chosen tab stands out from its track, and not by its color alone', async ({ page }) => {
      await page.goto('/faqs');
      // The script makes the tabs, so the measure waits for one.
      const pair = await page.locator('[role=tab][aria-selected=true]').evaluate(grounds);
      expect(contrast(pair)).toBeGreaterThanOrEqual(3);
      const sign = (selected: boolean) =>
        page
          .locator(`[role=tab][aria-selected=${selected}]`)
          .evaluate((tab) => getComputedStyle(tab, '::before').content);
      expect(await sign(true)).not.toBe(await sign(false));
    });
  });
}

/** Two colors as a browser tells them: `rgb(1, 2, 3)`. */
type Pair = [string, string];

const contrast = ([one, other]: Pair) => contrastOfChannels(channelsOf(one), channelsOf(other));

const channelsOf = (color: string) => color.match(/[\d.]+/g)!.map(Number);

/** An element's own ground and the one it stands on. */
const grounds = (element: Element): Pair => [
  getComputedStyle(element).backgroundColor,
  getComputedStyle(element.parentElement!).backgroundColor,
];

/** The contrast of the words of some elements with the ground they stand on. */
async function contrasts(page: Page, selector: string, pseudo: string): Promise<number[]> {
  const pairs = await page.locator(selector).evaluateAll((elements, pseudoElement) => {
    const groundOf = (element: Element): string => {
      const ground = getComputedStyle(element).backgroundColor;
      return /, 0\)$/.test(ground) ? groundOf(element.parentElement!) : ground;
    };
    return elements.map((element): Pair => [
      getComputedStyle(element, pseudoElement).color,
      groundOf(element),
    ]);
  }, pseudo);
  return pairs.map(contrast);
}
