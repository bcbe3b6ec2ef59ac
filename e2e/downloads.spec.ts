import { expect, test } from './journey.ts';
import { site as config } from '../config/site.ts';
import { android, desktop, iphone, phone } from './screens.ts';

const apps = [
  { app: 'drive', button: 'Download Drive App' },
  { app: 'host', button: 'Download Host App' },
] as const;

for (const [store, screen] of [
  ['ios', iphone],
  ['android', android],
] as const) {
  test.describe(`on a phone with ${store}`, () => {
    test.use(screen);

    test('every download button leads to its store', async ({ page }) => {
      const addresses = apps.map(({ app }) => config.apps[app].stores[store]);
      test.skip(addresses.includes(undefined), `an app is not in the store for ${store}`);
      await page.goto('/');
      for (const { app, button } of apps) {
        const links = page.getByRole('link', { name: button }).filter({ visible: true });
        await expect(links).toHaveCount(2);
        for (const link of await links.all())
          await expect(link).toHaveAttribute('href', config.apps[app].stores[store]!);
      }
    });

    test('the page of an app has the one button to its store, and no code to scan', async ({ page }) => {
      for (const { app, button } of apps) {
        const address = config.apps[app].stores[store];
        if (!address) continue;
        await page.goto(`/download/${app}`);
        const main = page.getByRole('main');
        await expect(main.getByRole('link', { name: button })).toHaveAttribute('href', address);
        await expect(main.getByRole('link')).toHaveCount(1);
        await expect(main.getByText('camera')).toBeHidden();
        await expect(main.getByRole('img', { name: /QR code/ })).toBeHidden();
      }
    });
  });
}

test.describe('on a phone with JavaScript off', () => {
  test.use({ ...phone, javaScriptEnabled: false });

  test('the buttons lead to a page with both stores', async ({ page }) => {
    for (const { app, button } of apps) {
      await page.goto('/');
      await page.getByRole('main').getByRole('link', { name: button }).click();
      await expect(page).toHaveURL(`/download/${app}`);
      for (const address of Object.values(config.apps[app].stores)) {
        await expect(page.getByRole('main').locator(`a[href="${address}"]`)).toBeVisible();
      }
      await expect(page.getByRole('main').getByRole('link', { name: button })).toBeHidden();
      await expect(page.getByRole('img', { name: /QR code/ })).toBeHidden();
    }
  });
});

test.describe('on a desktop with JavaScript off', () => {
  test.use({ ...desktop, javaScriptEnabled: false });

  test('the buttons lead to a page with the code: Safari before 26.2 opens no dialog', async ({ page }) => {
    for (const { app, button } of apps) {
      await page.goto('/');
      await page.getByRole('main').getByRole('link', { name: button }).click();
      await expect(page).toHaveURL(`/download/${app}`);
      await expect(page.getByRole('main').getByRole('img', { name: /QR code/ })).toBeVisible();
    }
  });
});

test.describe('on a desktop', () => {
  test.use(desktop);

  test('the buttons open a dialog with a code for the phone and both stores', async ({ page }) => {
    await page.goto('/');
    for (const { app, button } of apps) {
      await page.getByRole('main').getByRole('button', { name: button }).click();
      const dialog = page.getByRole('dialog', { name: config.apps[app].name });
      await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
      for (const address of Object.values(config.apps[app].stores)) {
        await expect(dialog.locator(`a[href="${address}"]`)).toBeVisible();
      }
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toBeHidden();
    }
  });

  test('the page of an app shows the code and both stores', async ({ page }) => {
    for (const { app, button } of apps) {
      await page.goto(`/download/${app}`);
      const main = page.getByRole('main');
      await expect(main.getByRole('img', { name: /QR code/ })).toBeVisible();
      await expect(main.getByText('camera').filter({ visible: true })).not.toHaveCount(0);
      await expect(main.getByRole('link', { name: button })).toBeHidden();
      for (const address of Object.values(config.apps[app].stores)) {
        await expect(main.locator(`a[href="${address}"]:visible`)).toHaveCount(1);
      }
    }
  });

  test('the screen of an app and the code stand in the middle of their ground', async ({ page }) => {
    await page.goto('/download/drive');
    const scene = page.locator('main .column', { has: page.getByRole('img', { name: /QR code/ }) }).last();
    const { x, width } = (await scene.boundingBox())!;
    const screen = (await scene.locator('> :first-child').boundingBox())!;
    const code = (await scene.getByRole('img', { name: /QR code/ }).boundingBox())!;
    expect(Math.abs(screen.x - x - (x + width - (code.x + code.width)))).toBeLessThan(8);
  });
});

test.describe('one below the other', () => {
  test.use(phone);

  test('the two buttons are as wide as each other', async ({ page }) => {
    await page.goto('/');
    const [first, second] = await Promise.all(
      apps.map(({ button }) => page.getByRole('main').getByRole('link', { name: button }).boundingBox()),
    );
    expect(second!.y).toBeGreaterThan(first!.y);
    expect(second).toMatchObject({ x: first!.x, width: first!.width });
  });
});
