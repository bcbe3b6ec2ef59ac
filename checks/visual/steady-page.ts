import { existsSync, readFileSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, expect, type Page, test } from '../base-test.ts';
import { tabsMade } from '../tabs-made.ts';
import { stabilize } from './stabilize-page.ts';

/** What is not the same twice after so many pictures moves. */
const maxLooks = 5;

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
  await steadyAt(page, address);
  return page;
}

/** Leads to a page on which nothing moves. */
export async function steadyAt(page: Page, address: string): Promise<void> {
  await stabilize(page);
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
  const hasFace = () => {
    const [own] = getComputedStyle(document.body).fontFamily.split(',');
    return [...document.fonts].some(({ family, status }) => family === own && status === 'loaded');
  };
  expect(await page.evaluate(hasFace), 'the typeface has come').toBe(true);
  await tabsMade(page);
}

/** Compares a page from its top, for so many pixels. */
export async function comparePage(page: Page, name: string, height: number): Promise<void> {
  await compare(() => tallPicture(page, height), name);
}

/** Compares a part of the gallery, and gives its picture. */
export async function comparePart(page: Page, part: string, name: string): Promise<Buffer> {
  return compare(() => pictureOf(page, part), name);
}

/**
 * A part of the gallery: a family, or `header` and `footer`, which are the page's own. All else is left out of the page
 * meanwhile: a picture with a clip takes twice the time.
 */
export async function pictureOf(page: Page, part: string): Promise<Buffer> {
  await showPart(page, part);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  return part === 'header' ? page.screenshot() : tallPicture(page, height);
}

/** Leaves all but a part out of the gallery. */
function showPart(page: Page, part: string): Promise<void> {
  return page.evaluate((chosen) => {
    scrollTo(0, 0);
    const isFamily = document.querySelector(`[data-family=${chosen}]`) !== null;
    for (const each of document.querySelectorAll<HTMLElement>(
      'body :is(main, main > *, :not(main *):is(header, footer))',
    )) {
      const isChosen = [each.dataset.family, each.localName].includes(chosen);
      each.style.display = isChosen || (isFamily && each.localName === 'main') ? '' : 'none';
    }
    // Laid out from nothing: what was shown before must not move a letter by the part of a pixel.
    document.body.style.display = 'none';
    document.body.getBoundingClientRect();
    document.body.style.display = '';
  }, part);
}

/**
 * A picture through a window that is so tall: of what lies beyond the window, the browser makes one by laying the page out a
 * pixel wide and as before, which moves what is scrolled sideways.
 */
async function tallPicture(page: Page, height: number): Promise<Buffer> {
  const window = page.viewportSize()!;
  await page.setViewportSize({ ...window, height });
  const picture = await page.screenshot();
  await page.setViewportSize(window);
  return picture;
}

/**
 * Compares a picture, and gives it. One look is enough where it is the one that is kept: nothing moves. Else it is looked at until
 * two pictures are the same, as `toHaveScreenshot` does: on a busy machine the browser may leave out what it has not drawn yet.
 */
async function compare(take: () => Promise<Buffer>, name: string): Promise<Buffer> {
  const file = test.info().snapshotPath(`${name}.png`, { kind: 'snapshot' });
  const kept = existsSync(file) ? readFileSync(file) : undefined;
  let picture = await take();
  // The same bytes are the same picture: comparing them takes longer than making it.
  if (kept && picture.equals(kept)) return picture;
  for (let look = 1; look < maxLooks; look++) {
    const before = picture;
    picture = await take();
    if (picture.equals(before)) break;
  }
  expect.soft(picture).toMatchSnapshot(`${name}.png`);
  return picture;
}
