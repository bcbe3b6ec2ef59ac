import { expect, type Locator, type Page, test } from './journey.ts';
import { translate } from './translate.ts';

test.use({ viewport: { width: 1280, height: 800 } });

/** How often a sentence that begins so stands there. */
const timesSaid = async (place: Locator, beginning: string) =>
  (await place.innerText()).split(beginning).length - 1;

/** Until so many presses have come to nothing: where its script does not come, the browser is to send the form itself. */
const fails = (page: Page, times: number) =>
  expect(page.locator('body')).toHaveAttribute('data-submits', `${times}`);

test.describe('without a connection, a translated page says once what could not be done, until it is', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/faqs/drive/GettingStarted');
    await translate(page);
    await page.evaluate(() => {
      let submits = 0;
      addEventListener('submit', () => (document.body.dataset.submits = `${(submits += 1)}`));
    });
    await page.context().setOffline(true);
  });
  test.afterEach(({ context }) => context.setOffline(false));

  test('an answer', async ({ page }) => {
    const question = page.locator('fieldset').first();
    const yes = question.getByRole('button', { name: 'Yes' });
    for (let times = 1; times <= 2; times++) {
      await yes.click();
      await fails(page, times);
      expect(await timesSaid(question, 'Not sent.')).toBe(1);
    }
    await page.context().setOffline(false);
    await yes.click();
    await expect(page.getByRole('group', { name: 'Thank you.' })).toBeVisible();
  });

  test('what is stored, and is not cleared', async ({ page }) => {
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookies Setting' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cookies Setting' });
    const clear = dialog.getByRole('button', { name: 'Clear' });
    for (let times = 1; times <= 2; times++) {
      await clear.click();
      await fails(page, times);
      expect(await timesSaid(dialog, 'Not cleared.')).toBe(1);
    }
    await page.context().setOffline(false);
    await clear.click();
    await expect(dialog.getByRole('status')).toHaveText(/^Cleared/);
    expect(await timesSaid(dialog, 'Not cleared.')).toBe(0);
  });

  test('suggestions', async ({ page }) => {
    const form = page.getByRole('banner').getByRole('search');
    const field = form.locator('[name=q]');
    for (let times = 1; times <= 2; times++) {
      await field.focus();
      await expect.poll(() => timesSaid(form, 'Suggestions could not')).toBe(1);
      await field.blur();
    }
    await page.context().setOffline(false);
    await field.focus();
    await field.fill('cancel');
    await expect(form.getByRole('option').first()).toBeVisible();
    expect(await timesSaid(form, 'Suggestions could not')).toBe(0);
  });
});
