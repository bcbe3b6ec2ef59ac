import { type Page, expect, test } from '@playwright/test';
import { desktop, narrowestDesktop, phone, widestMobile } from './screens.ts';

const items = ['How it works', 'About us', 'FAQs', 'Become a host'];
const header = (page: Page) => page.getByRole('banner');
const item = (page: Page, name: string) => header(page).getByRole('link', { name, exact: true });
const menuButton = (page: Page) => header(page).getByRole('button', { name: 'Menu' });

for (const { screen, name, width } of [
  { screen: phone, name: 'phone', width: 110 },
  { screen: desktop, name: 'desktop', width: 130 },
]) {
  test.describe(`on a ${name}`, () => {
    test.use(screen);

    test('the bar stays on top, 64 px high, with the logo that leads home', async ({ page }) => {
      await page.goto('/about-us');
      await page.mouse.wheel(0, 900);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      expect(await header(page).boundingBox()).toMatchObject({
        x: 0,
        y: 0,
        width: screen.viewport.width,
        height: 64,
      });

      const logo = header(page).getByRole('link', { name: 'home page' });
      expect((await logo.locator('svg').boundingBox())!.width).toBe(width);
      await logo.click();
      await expect(page).toHaveURL('/');
    });
  });
}

test.describe('on a desktop', () => {
  test.use(narrowestDesktop);

  test('the items stand in the bar, without a menu button, and lead to their pages', async ({ page }) => {
    await page.goto('/');
    await expect(menuButton(page)).toBeHidden();
    for (const name of items) await expect(item(page, name)).toBeInViewport();
    await item(page, 'FAQs').click();
    await expect(page).toHaveURL('/faqs');
  });

  test("the current page's item is marked and does nothing", async ({ page }) => {
    await page.goto('/about-us');
    await expect(item(page, 'About us')).toHaveAttribute('aria-current', 'page');
    await expect(header(page).locator('[aria-current]')).toHaveCount(1);

    let navigations = 0;
    page.on('framenavigated', () => navigations++);
    // Forced, because it says that it is disabled.
    await item(page, 'About us').click({ force: true });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/about-us');
    expect(navigations).toBe(0);
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`on a phone, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ ...widestMobile, javaScriptEnabled });

    test('the button opens a menu as wide as the screen, Esc and the button close it', async ({ page }) => {
      await page.goto('/');
      const menu = page.getByRole('navigation', { name: 'Main' });
      await expect(menu).toBeHidden();

      await menuButton(page).click();
      await expect(menu).toBeInViewport();
      expect(await menu.boundingBox()).toMatchObject({ x: 0, y: 64, width: 767 });
      for (const name of items) await expect(item(page, name)).toBeInViewport();

      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await menuButton(page).click();
      await menuButton(page).click();
      await expect(menu).toBeHidden();

      await menuButton(page).click();
      await item(page, 'Become a host').click();
      await expect(page).toHaveURL('/become-a-host');
    });
  });
}
