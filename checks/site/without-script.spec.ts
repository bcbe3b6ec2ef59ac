import { expect } from '@playwright/test';
import { quietPaths } from '../built-site.ts';
import { documentAt } from '../page-document.ts';
import { test } from '../reader.ts';

test.use({ script: false });

/** Those, and an article with one. */
const tools = quietPaths.filter((path) => /^\/tools\/|\/DriverResponsibilities$/.test(path));
const controls = ':is(form, input, button):visible';

for (const path of quietPaths) {
  test(`${path} can be read with JavaScript off`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (/\.js(?:$|\?)/.test(request.url())) scripts.push(request.url());
    });
    await page.goto(path);
    expect(scripts, 'loaded for nobody').toEqual([]);
    await expect(page.locator('h1').first()).toBeVisible();
    const shown = await page.locator('main').innerText();
    expect(shown.length).toBeGreaterThan(100);
    // An island is finished HTML before it is hydrated: all of its pieces show.
    const islands = documentAt(path).querySelectorAll('[data-island]').length;
    for (let index = 0; index < islands; index++) {
      await expect(page.locator('[data-island]').nth(index)).toHaveText(/\S/);
    }
    // Nothing is offered that does nothing.
    await expect(page.locator(`[data-island]:not([data-sample] *) ${controls}`)).toHaveCount(0);
    if (tools.includes(path)) {
      await expect(page.getByText('Example:').first()).toBeVisible();
      const note = page.locator('main noscript').first();
      // Far down it is laid out when it is come to.
      await note.scrollIntoViewIfNeeded();
      await expect(note).toContainText('needs JavaScript', { useInnerText: true });
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
