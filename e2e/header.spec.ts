import { hold } from './hold.ts';
import { type Page, expect, test } from './journey.ts';
import { quietGround } from './quiet-ground.ts';
import { desktop, narrowestDesktop, phone, widestMobile } from './screens.ts';
import { withScript } from './with-script.ts';

const items = ['How it works', 'About us', 'FAQs', 'Become a host'];
const header = (page: Page) => page.getByRole('banner');
const item = (page: Page, name: string) => header(page).getByRole('link', { name, exact: true });
const menuButton = (page: Page) => header(page).getByRole('button', { name: 'Menu' });
/** What closes the menu where the browser does not. */
const menuScript = /\/menu\.[^/]*\.js$/;

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

  test('on a page below an item, that item is marked and leads to its own page', async ({ page }) => {
    await page.goto('/faqs/drive/GettingStarted');
    await expect(item(page, 'FAQs')).toHaveAttribute('aria-current', 'true');
    await expect(header(page).locator('[aria-current]')).toHaveCount(1);
    await item(page, 'FAQs').click();
    await expect(page).toHaveURL('/faqs');
  });
});

test.describe('the open menu', () => {
  test.use(phone);

  const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

  for (const isLate of [false, true]) {
    const when = isLate ? ', also where its script comes later' : '';
    test(`closes when the focus leaves it, so that nothing focused lies under it${when}`, async ({
      page,
    }) => {
      const script = isLate ? await hold(page, '**/menu.*.js') : undefined;
      await page.goto('/faqs/drive/VehicleReservations');
      await menuButton(page).click();
      await expect(menu(page)).toBeVisible();
      await menuButton(page).focus();
      for (const name of items) {
        await page.keyboard.press('Tab');
        await expect(item(page, name)).toBeFocused();
      }
      await page.keyboard.press('Tab');
      await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
      if (script) await expect(menu(page)).toBeVisible();
      script?.();
      await expect(menu(page)).toBeHidden();
    });
  }

  test('closes by a press beside it, also where the browser does not do it, as Safari on phones before 18.3', async ({
    page,
  }) => {
    await quietGround(page);
    await page.goto('/');
    await page.locator('#menu').evaluate((element: HTMLElement) => (element.popover = 'manual'));
    await withScript(page, menuScript, () => menuButton(page).click());
    await expect(menu(page)).toBeVisible();
    await menu(page).click({ position: { x: 2, y: 2 } });
    await expect(menu(page)).toBeVisible();
    await page.mouse.click(180, 800);
    await expect(menu(page)).toBeHidden();
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    await menuButton(page).click();
    await expect(menu(page)).toBeHidden();
  });

  test('gives the focus back on Escape', async ({ page }) => {
    await page.goto('/');
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(item(page, items[0]!)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  test('is closed for who comes back by Back, where the browser keeps pages as they were left', async ({
    page,
  }) => {
    await page.goto('/');
    await withScript(page, menuScript, () => menuButton(page).click());
    await expect(menu(page)).toBeVisible();
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    await expect(menu(page)).toBeHidden();
  });

  test('is entered by Tab after a press, too: in WebKit only where the button itself is pressed', async ({
    page,
  }) => {
    await page.goto('/');
    await menuButton(page).click();
    const isPressed = await menuButton(page).evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === button;
    });
    expect(isPressed).toBe(true);
    await page.keyboard.press('Tab');
    await expect(item(page, items[0]!)).toBeFocused();
  });

  test('keeps the page behind it where it is, and lets it go', async ({ page }) => {
    await page.goto('/about-us');
    await withScript(page, menuScript, () => menuButton(page).click());
    await expect(menu(page)).toBeVisible();
    await page.mouse.move(200, 700);
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await menuButton(page).click();
    await expect(menu(page)).toBeHidden();
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  test('closes when the window grows so wide that the items stand in the bar', async ({ page }) => {
    await page.goto('/');
    await menuButton(page).click();
    // Its script is there once it closes for the focus.
    await page.getByRole('main').getByRole('link').first().focus();
    await expect(menu(page)).toBeHidden();
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect(menuButton(page)).toBeHidden();
    await expect.poll(() => menu(page).evaluate((element) => element.matches(':popover-open'))).toBe(false);
    await expect(item(page, 'FAQs')).toBeInViewport();
  });
});

test('what is pressed, typed and gone through in the bar leaves the page where it is', async ({ page }) => {
  const place = () => page.evaluate(() => scrollY);
  for (const [{ viewport }, tabs] of [
    [desktop, 5],
    [phone, 2],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.goto('/about-us');
    await page.keyboard.press('Tab');
    await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }));
    for (let tab = 0; tab < tabs; tab++) {
      await page.keyboard.press('Tab');
      await expect(header(page).locator(':focus')).toBeAttached();
      expect(await place()).toBe(1000);
    }
  }
  await page.setViewportSize(desktop.viewport);
  await page.goto('/about-us');
  await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }));
  const field = (await header(page).locator('[name=q]').boundingBox())!;
  // Not by the field itself: Playwright would scroll to it first.
  await page.mouse.click(field.x + 60, field.y + 20);
  await page.keyboard.type('refund');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await place()).toBe(1000);
});

test.describe('by keyboard on a desktop', () => {
  test.use(desktop);

  test('the focus goes from the logo to the items and then to the search', async ({ page }) => {
    await page.goto('/');
    await header(page).getByRole('link', { name: 'home page' }).focus();
    for (const name of items) {
      await page.keyboard.press('Tab');
      await expect(item(page, name)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(header(page).locator('[name=q]')).toBeFocused();
  });
});

for (const { size, width } of [
  { size: 150, width: 768 },
  { size: 175, width: 1280 },
  { size: 200, width: 1280 },
]) {
  test(`text at ${size} % folds the items into the menu at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await page.evaluate((percent) => (document.documentElement.style.fontSize = `${percent}%`), size);
    await menuButton(page).click();
    for (const name of items) await expect(item(page, name)).toBeInViewport();
    expect((await header(page).locator('svg').first().boundingBox())!.width).toBeGreaterThanOrEqual(110);
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`on a phone, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ ...widestMobile, javaScriptEnabled });

    test('the button opens a menu as wide as the screen, Esc and the button close it', async ({ page }) => {
      await page.goto('/');
      const menu = page.getByRole('navigation', { name: 'Main' });
      await expect(menu).toBeHidden();

      await menuButton(page).click();
      await expect(menu).toBeInViewport();
      await expect.poll(() => menu.boundingBox()).toMatchObject({ x: 0, y: 64, width: 767 });
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

test.describe('just above the mobile layout', () => {
  test.use(narrowestDesktop);

  test('the magnifying glass ends as far from the edge as the logo begins', async ({ page }) => {
    await page.goto('/about-us');
    const logo = await header(page).locator('svg').first().boundingBox();
    const handle = await header(page).locator('a[href="/search"] path').boundingBox();
    const end = narrowestDesktop.viewport.width - (handle!.x + handle!.width);
    expect(Math.abs(end - logo!.x)).toBeLessThan(2);
  });
});
