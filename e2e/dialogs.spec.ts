import { expect, type Page, test } from './journey.ts';
import { desktop, phone } from './screens.ts';
import { withScript } from './with-script.ts';

const insuranceText =
  "Sorry for the inconvenience! This section is currently under construction. We're working diligently to bring you an " +
  'improved experience. Stay tuned for updates!';

/** The script that gives a browser what it lacks of dialogs. */
const invokers = /\/invokers\.[^/]*\.js$/;

/** Clears what the site has stored, and reads that it is done. */
async function clearStorage(page: Page) {
  const footer = page.getByRole('contentinfo');
  await footer.locator('summary').getByText('Legal').click();
  await footer.getByRole('button', { name: 'Cookies Setting' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cookies Setting' });
  await dialog.getByRole('button', { name: 'Clear' }).click();
  await expect(dialog.getByRole('status')).toHaveText(/\S/);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ ...desktop, javaScriptEnabled });

    test('the insurance notice opens and closes, by mouse and by keyboard', async ({ page }) => {
      await page.goto('/');
      const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Insurance' });
      const dialog = page.getByRole('dialog', { name: 'Use Insurance service?' });
      const okey = dialog.getByRole('button', { name: 'Okey', exact: true });

      await opener.click();
      await expect(dialog).toBeInViewport();
      await expect(dialog.getByText(insuranceText, { exact: true })).toBeVisible();
      await okey.click();
      await expect(dialog).toBeHidden();

      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      // Firefox gives it the focus for that; Chromium, to the cross.
      await expect(dialog).toHaveAttribute('autofocus', '');
      await okey.focus();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();

      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });
  });
}

test('closed, a dialog gives the focus to what opened it, also where no button has it when it is pressed, as in Safari', async ({
  page,
}) => {
  await page.setViewportSize(desktop.viewport);
  await page.addInitScript(() => {
    delete (HTMLButtonElement.prototype as Partial<HTMLButtonElement>).command;
    addEventListener('mousedown', (event) => event.preventDefault());
  });
  await withScript(page, invokers, () => page.goto('/'));
  const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Insurance' });
  await opener.click();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

for (const { lacks, browser } of [
  { lacks: ['command', 'closedBy'], browser: 'Safari until 26.1' },
  { lacks: ['closedBy'], browser: 'Safari 26.2, which opens it by itself' },
]) {
  test(`a press beside a dialog closes it, also where the browser does not do it: ${browser}`, async ({
    page,
  }) => {
    await page.addInitScript((names) => {
      for (const name of names) {
        delete (HTMLButtonElement.prototype as unknown as Record<string, unknown>)[name];
        delete (HTMLDialogElement.prototype as unknown as Record<string, unknown>)[name];
      }
    }, lacks);
    await withScript(page, invokers, () => page.goto('/'));
    const dialog = page.locator('#insurance');
    await dialog.evaluate((element) => element.removeAttribute('closedby'));
    const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Insurance' });
    await opener.click();
    await expect(dialog).toHaveCSS('opacity', '1');
    // Its margin within is its own.
    await dialog.click({ position: { x: 4, y: 4 } });
    await expect(dialog).toBeVisible();
    await page.mouse.click(8, 8);
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });
}

test.describe('on a phone', () => {
  test.use(phone);

  test('Cookies Setting clears what the site has stored', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => {
      localStorage.setItem('ticks', '1');
      history.replaceState({ message: ['', '', 'typed'] }, '');
    });
    await clearStorage(page);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    expect(await page.evaluate(() => history.state as unknown)).toBeNull();
  });

  test('Cookies Setting says so, too, where nothing is cleared without a connection, until it is', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await context.setOffline(true);
    const footer = page.getByRole('contentinfo');
    await footer.locator('summary').getByText('Legal').click();
    await footer.getByRole('button', { name: 'Cookies Setting' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cookies Setting' });
    await dialog.getByRole('button', { name: 'Clear' }).click();
    const failed = dialog.getByText("Not cleared. Once you're online, press again.");
    await expect(failed).toBeVisible();
    await context.setOffline(false);
    await dialog.getByRole('button', { name: 'Clear' }).click();
    await expect(dialog.getByRole('status')).toHaveText(/^Cleared/);
    await expect(failed).toBeHidden();
  });

  test('Cookies Setting says so, too, where the browser refuses to store anything', async ({ page }) => {
    await page.addInitScript(() => {
      const refused = () => {
        throw new DOMException('refused', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { get: refused });
      Object.defineProperty(document, 'cookie', { get: refused, set: refused });
    });
    await page.goto('/');
    await clearStorage(page);
  });
});
