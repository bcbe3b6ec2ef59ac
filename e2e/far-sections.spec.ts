import type { Page } from '@playwright/test';
import { laidOut } from '../checks/laid-out.ts';
import { layoutShifts } from '../checks/layout-shifts.ts';
import { expect, test } from './journey.ts';
import { phone } from './screens.ts';
import { goBack, reload } from './tab-history.ts';

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

for (const [path, width] of [
  [article, 390],
  [article, 1280],
  ['/privacy-policy', 390],
] as const) {
  test(`${path} at ${width} px, loaded again or come back to, shows what was read`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    // In the typeface that only who comes again has from the start.
    await reload(page);
    for (const share of [0.3, 0.5, 0.7, 0.9]) {
      await laidOut(page);
      await page.evaluate(
        (part) => scrollTo({ top: part * document.body.scrollHeight, behavior: 'instant' }),
        share,
      );
      const { index, top } = await page.evaluate(readIn, blocks);
      await reload(page);
      await laidOut(page);
      expect.soft(Math.abs((await topOf(page, index)) - top), `${share}, reloaded`).toBeLessThan(3);
      await page.goto('/about-us');
      await goBack(page);
      await laidOut(page);
      expect.soft(Math.abs((await topOf(page, index)) - top), `${share}, by Back`).toBeLessThan(3);
    }
  });
}

test('who loads it again and again, and scrolls nowhere, stays where they are', async ({ page }) => {
  await page.goto('/faqs/host/HostManagingReservations');
  await reload(page);
  await laidOut(page);
  await page.evaluate(() => scrollTo({ top: 5_500, behavior: 'instant' }));
  const { index, top } = await page.evaluate(readIn, blocks);
  for (let times = 1; times <= 16; times++) {
    await reload(page);
    await laidOut(page);
    expect(Math.abs((await topOf(page, index)) - top), `${times} times`).toBeLessThan(3);
  }
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
  page.evaluate(
    (heading) => document.querySelector(heading)!.checkVisibility({ contentVisibilityAuto: true }),
    `${section} h2`,
  );

const lastHeading = (page: Page) =>
  page.locator(`${last} h2`).evaluate((heading) => ({
    id: heading.id,
    top: heading.closest('section')!.getBoundingClientRect().top,
  }));

const blocks = 'main :is(p, li, dt, dd, td, h2)';

/** The first block that begins well below the bar, and where; runs in the page. */
function readIn(selector: string): { index: number; top: number } {
  const tops = [...document.querySelectorAll(selector)].map((block) => block.getBoundingClientRect().top);
  const index = tops.findIndex((top) => top > 150);
  return { index, top: tops[index]! };
}

const topOf = (page: Page, index: number) =>
  page.evaluate(([selector, at]) => document.querySelectorAll(selector)[at]!.getBoundingClientRect().top, [
    blocks,
    index,
  ] as const);
