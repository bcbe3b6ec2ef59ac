import { expect } from '@playwright/test';
import { quietPaths } from '../built-site.ts';
import { documentAt } from '../page-document.ts';
import { test } from '../reader.ts';

test.use({ script: false });

for (const path of quietPaths) {
  test(`${path} can be read with JavaScript off`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    const shown = await page.locator('main').innerText();
    expect(shown.length).toBeGreaterThan(100);
    // An island is finished HTML before it is hydrated: all of its pieces show.
    const islands = documentAt(path).querySelectorAll('[data-island]').length;
    for (let index = 0; index < islands; index++) {
      await expect(page.locator('[data-island]').nth(index)).toHaveText(/\S/);
    }
    // What the gallery shows has not happened.
    await expect(page.getByRole('alert').and(page.locator(':not([data-sample] *)'))).toHaveCount(0);
  });
}

test('links work with JavaScript off', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveURL('/about-us');
});
