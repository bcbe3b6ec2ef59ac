import { type Page, expect, test } from '@playwright/test';
import { quietPaths } from '../built-site.ts';
import { pagesOfEveryKind } from '../every-kind.ts';
import { openPage } from './open-page.ts';

/** How long anything may move (tokens: `--slow`). */
const maxMotionMs = 500;

for (const path of pagesOfEveryKind(quietPaths)) {
  test(`${path}: what moves is short, and stands still where less motion is asked for`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openPage(page, path);
    expect(await movesLonger(page, maxMotionMs)).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await movesLonger(page, 0)).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  });
}

const article = '/faqs/drive/VehicleReservations';

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' }, viewport: { width: 1280, height: 800 } });

  test('a link to a section travels there', async ({ page }) => {
    await page.goto(article);
    await page.evaluate(() => {
      const places: number[] = [];
      addEventListener('scroll', () => places.push(scrollY));
      Object.assign(window, { places });
    });
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click();
    const places = () => page.evaluate(() => (window as unknown as { places: number[] }).places);
    await expect.poll(async () => Math.max(...(await places()))).toBeGreaterThan(1500);
    expect((await places()).filter((y) => y < 1500)).not.toEqual([]);
  });

  test('what the Tab key reaches is in view at once', async ({ page }) => {
    await page.goto(article);
    await page.locator('main a[data-copy]').nth(1).focus();
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Tab');
      const { top, bottom } = await page.evaluate(() => document.activeElement!.getBoundingClientRect());
      expect(top).toBeGreaterThanOrEqual(64);
      expect(bottom).toBeLessThanOrEqual(800);
    }
  });
});

/** What goes on moving for longer, in words. */
function movesLonger(page: Page, maxMs: number): Promise<string[]> {
  return page.evaluate(
    (maxMs) =>
      document
        .getAnimations()
        .filter((animation) => Number(animation.effect?.getComputedTiming().endTime) > maxMs)
        .map(
          (animation) => (animation.effect as KeyframeEffect).target?.outerHTML.slice(0, 80) ?? 'the page',
        ),
    maxMs,
  );
}
