import { expect } from '@playwright/test';
import { test } from '../reader.ts';
import { openPage } from './open-page.ts';
import { tileFaultsOf } from './tile-faults.ts';

const pages = ['/', '/faqs#drive', '/faqs#host', '/tools', '/about-us', '/become-a-host', '/how-it-works'];
const widths = [320, 360, 390, 430, 600, 740, 768, 820, 1024, 1180, 1280, 1440, 1920];

for (const path of pages) {
  test(`${path}: tiles fill their rows, and what is in them keeps its shape`, async ({ page }) => {
    await openPage(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await tileFaultsOf(page), `at ${width} px`).toEqual([]);
    }
  });
}
