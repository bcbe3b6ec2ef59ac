import { readdirSync, readFileSync } from 'node:fs';
import { builtSite, indexedPaths } from '../checks/built-site.ts';
import { forgetLater, unknown } from './early-2023.ts';
import { expect, test } from './journey.ts';
import { quietGround } from './quiet-ground.ts';
import { phone } from './screens.ts';

const pathsWithIslands = [
  '/',
  ...indexedPaths.filter((path) => /^\/tools\//.test(path)),
  '/payout-setup-complete',
  '/checkr-disclosure-embed',
];

test.describe.configure({ mode: 'parallel' });
// The policy names the styles as they were.
test.use({ ...phone, bypassCSP: true });

for (const { name, has } of [
  { name: 'Safari and Chrome', has: true },
  { name: 'Firefox', has: false },
]) {
  test.describe(`in ${name} of early 2023`, () => {
    test.beforeEach(({ context }) => forgetLater(context, { has }));

    test('the menu covers nothing while it is closed, and opens and closes', async ({ page }) => {
      await page.goto('/');
      const menu = page.getByRole('navigation', { name: 'Main' });
      await expect(menu).toBeHidden();
      await page.getByRole('heading', { level: 1 }).click();

      const button = page.getByRole('button', { name: 'Menu' });
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(menu).toHaveCSS('opacity', '1');
      await expect(menu.getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(button).toBeFocused();

      await page.keyboard.press('Enter');
      await expect(menu).toBeVisible();
      for (let links = 0; links < 4; links++) await page.keyboard.press('Tab');
      await expect(menu).toBeHidden();
      await button.click();
      await page.mouse.click(180, 800);
      await expect(menu).toBeHidden();
      await button.click();
      await button.click();
      await expect(menu).toBeHidden();

      await button.click();
      await menu.getByRole('link', { name: 'FAQs' }).click();
      await expect(page).toHaveURL('/faqs');
    });

    test('a press beside the menu closes it where nothing can be pressed, too', async ({ page }) => {
      await quietGround(page);
      await page.goto('/');
      const menu = page.getByRole('navigation', { name: 'Main' });
      const button = page.getByRole('button', { name: 'Menu' });
      // What opens it comes after the page.
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await button.click();
      await expect(menu).toBeVisible();
      await page.mouse.click(180, 800);
      await expect(menu).toBeHidden();
    });

    test('a tool answers', async ({ page }) => {
      await page.goto('/tools/price-estimate');
      await page.getByLabel('Price per day').fill('60');
      await page.getByLabel('Price per hour').fill('5');
      await expect(page.locator('[data-hydrated=yes]')).toBeAttached();
      await page.getByRole('button', { name: 'Show the answer' }).click();
      await expect(page.locator('[id$=-result] p').first()).toContainText('$60');
    });

    test('the answer that the arrows choose is marked, and the address of a question is kept', async ({
      page,
    }) => {
      await page.goto('/faqs');
      const field = page.getByRole('combobox', { expanded: true });
      await page.getByRole('main').locator('[name=q]').pressSequentially('refund');
      await expect(page.getByRole('option').first()).toHaveAttribute('href', /#Refunds$/);
      await field.press('ArrowDown');
      await expect(page.getByRole('option', { selected: true })).toHaveCSS('outline-width', '3px');
      await page.goto('/search');
      await page.locator('[name=q]').fill('refund');
      await expect(page).toHaveURL('/search?q=refund');
      await page.goto('/tools/price-estimate?view=app');
      await page.getByLabel('Price per day').fill('60');
      await expect(page).toHaveURL(/\?view=app#dayRate=60/);
    });

    test('an answer to the question below a section is counted', async ({ page }) => {
      await page.goto('/faqs/drive/VehicleReservations');
      await page.getByRole('button', { name: 'Yes' }).first().click();
      await expect(page.locator('.answered').first()).toContainText('Your answer counts');
    });

    test('the steps of the way to a page stand apart', async ({ page }) => {
      await page.goto('/faqs/drive/VehicleReservations');
      const steps = page.getByRole('navigation', { name: 'You are here' }).getByRole('link');
      const places = await Promise.all((await steps.all()).map(async (step) => (await step.boundingBox())!));
      expect(places.length).toBeGreaterThan(1);
      expect(places[1]!.x - places[0]!.x - places[0]!.width).toBeGreaterThan(8);
    });

    test('every kind of island wakes', async ({ page }) => {
      const woken: string[] = [];
      for (const path of pathsWithIslands) {
        await page.goto(path);
        for (const island of await page.locator('[data-island]').all()) {
          await island.dispatchEvent('pointerover');
          await island.scrollIntoViewIfNeeded();
          await expect(island).toHaveAttribute('data-hydrated', 'yes');
          woken.push((await island.getAttribute('data-island'))!);
        }
      }
      expect(woken).toEqual(
        expect.arrayContaining(['carousel', 'price-estimate', 'consent', 'payout-return']),
      );
    });
  });
}

test('no script calls what they lack, whatever it was asked', () => {
  const folder = `${builtSite}/static/js`;
  const scripts = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
  expect(scripts.join('')).toContain('document.querySelector');
  for (const name of unknown.statics)
    expect(
      scripts.filter((script) => script.includes(`${name}(`)),
      name,
    ).toEqual([]);
});
