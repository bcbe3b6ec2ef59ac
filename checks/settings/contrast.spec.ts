import { type Page, expect } from '@playwright/test';
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
      const ratio = await page.locator('[role=tab][aria-selected=true]').evaluate(groundContrast);
      expect(ratio).toBeGreaterThanOrEqual(3);
      const sign = (selected: boolean) =>
        page
          .locator(`[role=tab][aria-selected=${selected}]`)
          .evaluate((tab) => getComputedStyle(tab, '::before').content);
      expect(await sign(true)).not.toBe(await sign(false));
    });
  });
}

/** The contrast of an element's own ground with the one it stands on. */
function groundContrast(element: Element): number {
  const luminance = (color: string) => {
    const [red, green, blue] = color.match(/[\d.]+/g)!.map((channel) => {
      const share = Number(channel) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    }) as [number, number, number];
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const own = luminance(getComputedStyle(element).backgroundColor);
  const under = luminance(getComputedStyle(element.parentElement!).backgroundColor);
  return (Math.max(own, under) + 0.05) / (Math.min(own, under) + 0.05);
}

/** The contrast of the words of some elements with the ground they stand on. */
function contrasts(page: Page, selector: string, pseudo: string): Promise<number[]> {
  return page.locator(selector).evaluateAll((elements, pseudoElement) => {
    const channels = (color: string) => color.match(/[\d.]+/g)!.map(Number);
    const luminance = (color: string) => {
      const [red, green, blue] = channels(color).map((channel) => {
        const share = channel / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      }) as [number, number, number];
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const groundOf = (element: Element): string => {
      const ground = getComputedStyle(element).backgroundColor;
      return channels(ground)[3] === 0 ? groundOf(element.parentElement!) : ground;
    };
    return elements.map((element) => {
      const words = luminance(getComputedStyle(element, pseudoElement).color);
      const ground = luminance(groundOf(element));
      return (Math.max(words, ground) + 0.05) / (Math.min(words, ground) + 0.05);
    });
  }, pseudo);
}
