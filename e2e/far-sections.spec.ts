import type { Page } from '@playwright/test';
import { layoutShifts } from '../checks/layout-shifts.ts';
import { expect, test } from './journey.ts';
import { phone } from './screens.ts';

const article = '/faqs/drive/VehicleReservations';
const first = 'main section:first-of-type';
const last = 'main section:last-of-type';

test.use(phone);

test.describe('before the browser has time', () => {
  test.beforeEach(({ page }) => page.addInitScript(() => (window.requestIdleCallback = () => 0)));

  test('sections far out of sight are not laid out', async ({ page }) => {
    await page.goto(article);
    expect(await isLaidOut(page, first)).toBe(true);
    expect(await isLaidOut(page, last)).toBe(false);
  });

  for (const width of [320, 390, 1280])
    test(`at ${width} px the footer is as high as it will be, so that the end of a page is its end`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 664 });
      await page.goto('/faqs');
      const footer = page.getByRole('contentinfo');
      const heightOf = () => footer.evaluate((element) => element.getBoundingClientRect().height);
      const before = await heightOf();
      expect(await footer.evaluate(isSkipped)).toBe(true);
      await footer.scrollIntoViewIfNeeded();
      await expect.poll(() => footer.evaluate(isSkipped)).toBe(false);
      expect(Math.abs((await heightOf()) - before)).toBeLessThan(40);
    });

  test('an address leads to its section, which stays in its place', async ({ page }) => {
    await page.goto(article);
    const { id, top } = await lastHeading(page);
    expect(top).toBeGreaterThan(2_000);
    await page.goto('about:blank');
    await page.goto(`${article}#${id}`);
    await expect(page.locator(`#${id}`)).toBeInViewport();
    expect(await layoutShifts(page)).toEqual([]);
  });

  test('a link leads to its section', async ({ page }) => {
    await page.goto(article);
    const { id } = await lastHeading(page);
    await page.locator('[data-contents] summary').click();
    await page.locator(`[data-contents] a[href="#${id}"]`).click();
    await expect(page.locator(`#${id}`)).toBeInViewport();
    await expect.poll(() => isLaidOut(page, last)).toBe(true);
  });

  test('the browser finds their words', async ({ page }) => {
    await page.goto(article);
    const words = await page
      .locator(`${last} p`)
      .first()
      .evaluate((text) => text.textContent.slice(0, 40));
    const found = await page.evaluate(
      (text) => (window as unknown as { find(text: string): boolean }).find(text),
      words,
    );
    expect(found).toBe(true);
    await expect(page.locator(`${last} p`).first()).toBeInViewport();
  });
});

test('once it has, all is laid out, and nothing in sight moves', async ({ page }) => {
  await page.goto(article);
  await expect.poll(() => isLaidOut(page, last)).toBe(true);
  expect(await layoutShifts(page)).toEqual([]);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('all is laid out: of what is not, screen readers are told even what is closed', async ({ page }) => {
    await page.goto(article);
    expect(await isLaidOut(page, last)).toBe(true);
    expect(await page.getByRole('contentinfo').evaluate(isSkipped)).toBe(false);
  });
});

/** Whether what is in an element is left out for now. */
const isSkipped = (element: Element) =>
  !element.firstElementChild!.checkVisibility({ contentVisibilityAuto: true });

const isLaidOut = (page: Page, section: string) =>
  page
    .locator(`${section} h2`)
    .first()
    .evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));

const lastHeading = (page: Page) =>
  page.locator(`${last} h2`).evaluate((heading) => ({
    id: heading.id,
    top: heading.closest('section')!.getBoundingClientRect().top,
  }));
