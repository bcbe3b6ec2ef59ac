import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { stabilize } from './stabilize-page.ts';

/** A page on which nothing moves, of a size and in colors of its own. */
export async function openSteady(
  browser: Browser,
  address: string,
  options: BrowserContextOptions,
): Promise<Page> {
  const page = await browser.newPage({
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    locale: 'en-US',
    ...options,
  });
  await stabilize(page);
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
  const hasFace = () =>
    document.fonts.check(`700 16px ${getComputedStyle(document.body).fontFamily.split(',')[0]}`);
  expect(await page.evaluate(hasFace), 'the typeface has come').toBe(true);
  return page;
}

/** Compares a page from its top, for so many pixels. */
export async function comparePage(page: Page, name: string, height: number): Promise<void> {
  const { width } = page.viewportSize()!;
  compare(await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height } }), name);
}

/**
 * Compares a part of the gallery: a family, or `header` and `footer`, which are the page's own. All else is left out of the
 * page meanwhile: a picture with a clip takes twice the time, and moves what is scrolled sideways.
 */
export async function comparePart(page: Page, part: string, name: string): Promise<void> {
  await page.evaluate((chosen) => {
    scrollTo(0, 0);
    const isFamily = document.querySelector(`[data-family=${chosen}]`) !== null;
    for (const each of document.querySelectorAll<HTMLElement>('body :is(main, main > *, header, footer)')) {
      const isChosen = [each.dataset.family, each.localName].includes(chosen);
      each.style.display = isChosen || (isFamily && each.localName === 'main') ? '' : 'none';
    }
  }, part);
  compare(await page.screenshot({ fullPage: part !== 'header' }), name);
}

/** One look is enough: nothing moves. */
function compare(picture: Buffer, name: string): void {
  expect.soft(picture).toMatchSnapshot(`${name}.png`);
}
