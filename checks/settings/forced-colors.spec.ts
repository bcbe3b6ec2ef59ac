import { type Page, expect } from '@playwright/test';
import { quietPaths } from '../built-site.ts';
import { pagesOfEveryKind } from '../every-kind.ts';
import { test } from '../reader.ts';
import { withPictures } from '../launch-options.ts';
import { type Box, inkIn } from './ink.ts';
import { openPage } from './open-page.ts';

test.use({ launchOptions: withPictures });
test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

/** So many pixels of a control stand out from its ground at least: an icon of two thin lines has more. */
const minInkPixels = 20;

for (const path of pagesOfEveryKind(quietPaths)) {
  test(`${path}: every control is seen in forced colors`, async ({ page }) => {
    await openPage(page, path);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await controlsWithoutBorder(page), `without a border at ${width} px`).toEqual([]);
      expect.soft(await statesWithoutSign(page), `without a sign of the state at ${width} px`).toEqual([]);
      expect.soft(await focusWithoutRing(page), `without a focus ring at ${width} px`).toEqual([]);
      // Looked at twice where something was hydrated in between, and moved what stands below.
      const isWhole = width === 390;
      const invisible = await invisibleControls(page, isWhole);
      if (invisible.length === 0) continue;
      expect.soft(await invisibleControls(page, isWhole), `invisible at ${width} px`).toEqual([]);
    }
  });
}

test('the open menu and the button that closes it are seen in forced colors', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/faqs');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  const inMenu = (await controlsOn(page)).filter(({ name }) =>
    /Menu|How it works|Become a host|FAQs/.test(name),
  );
  const ink = inkIn(await page.screenshot(), inMenu.slice(0, 3));
  expect(Math.min(...ink)).toBeGreaterThan(minInkPixels);
});

test('the option that the arrow keys have reached is seen in forced colors', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const field = page
    .getByRole('banner')
    .getByRole('combobox')
    .or(page.getByRole('banner').getByRole('searchbox'));
  await field.fill('cancel');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  expect(await statesWithoutSign(page)).toEqual([]);
});

/** The controls on the whole page, or in its first view, in which hardly a pixel stands out. */
async function invisibleControls(page: Page, fullPage: boolean): Promise<string[]> {
  // The picture comes first: to take one of a whole page has Chromium set its letters closer, then and from then on.
  await page.evaluate(() => scrollTo(0, 0));
  const picture = await quickPicture(page, fullPage);
  const controls = await controlsOn(page);
  const seen = controls.filter(({ y, height }) => fullPage || y + height <= 800);
  const ink = inkIn(picture, seen);
  return seen.filter((_control, at) => ink[at]! < minInkPixels).map(({ name }) => name);
}

/** Of the whole page, or of its first view; packed loosely, since packing and unpacking take longer than drawing. */
async function quickPicture(page: Page, fullPage: boolean): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { cssContentSize } = await session.send('Page.getLayoutMetrics');
  const { data } = await session.send('Page.captureScreenshot', {
    optimizeForSpeed: true,
    captureBeyondViewport: fullPage,
    clip: fullPage ? { ...cssContentSize, scale: 1 } : undefined,
  });
  await session.detach();
  return Buffer.from(data, 'base64');
}

/** What can be pressed or filled in, with its place on the page. */
function controlsOn(page: Page): Promise<(Box & { name: string })[]> {
  return page.evaluate(() => {
    return [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [role=tab]',
      ),
    ]
      .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden'))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const name = element.getAttribute('aria-label') ?? element.textContent.trim();
        return { name: `${element.tagName} ${name.slice(0, 40)}`, x, y, width, height };
      })
      .filter(({ x, y, width }) => x >= 0 && y >= 0 && x + width <= innerWidth);
  });
}

/** Buttons with words and fields that nothing surrounds: their ground is the page's in forced colors. */
function controlsWithoutBorder(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hasBorder = (element: Element) => {
      const { borderBottomStyle, borderBottomWidth } = getComputedStyle(element);
      return borderBottomStyle !== 'none' && parseFloat(borderBottomWidth) >= 1;
    };
    return [
      ...document.querySelectorAll<HTMLElement>(
        'main button, input:not([type=hidden]), select, textarea, [role=tab]',
      ),
    ]
      .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden'))
      .filter((element) => element.textContent.trim() || element.matches('input'))
      .filter((element) => !element.matches('[type=radio], [type=checkbox]'))
      .filter((element) => !hasBorder(element) && !hasBorder(element.parentElement!))
      .map((element) => element.outerHTML.slice(0, 80));
  });
}

/** What is chosen, selected or current, and looks like its neighbors but for colors. */
function statesWithoutSign(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const looks = (element: Element) =>
      [element, element.parentElement!].flatMap((part) =>
        [undefined, '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(part, pseudo);
          const { borderWidth, borderStyle, outlineStyle, outlineWidth, textDecorationLine, content, width } =
            style;
          return [
            borderWidth,
            borderStyle,
            outlineStyle,
            outlineWidth,
            textDecorationLine,
            content,
            pseudo && width,
          ];
        }),
      );
    const chosen =
      '[aria-selected=true], nav a[aria-current], button[aria-current=true], :checked:not(option)';
    return [...document.querySelectorAll<HTMLElement>(chosen)]
      .filter((element) => element.checkVisibility() && !element.matches('input'))
      .filter((element) => {
        const item = element.closest('li') ?? element;
        const neighbor = (item.nextElementSibling ?? item.previousElementSibling)!;
        const other = item === element ? neighbor : neighbor.querySelector(element.tagName)!;
        return JSON.stringify(looks(other)) === JSON.stringify(looks(element));
      })
      .map((element) => element.outerHTML.slice(0, 80));
  });
}

/** What shows nothing when the keyboard reaches it. */
async function focusWithoutRing(page: Page): Promise<string[]> {
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary',
    );
    return [...controls]
      .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden'))
      .filter((element) => {
        element.focus({ preventScroll: true });
        if (document.activeElement !== element) return false;
        const rings = [element, element.parentElement!].map((part) => getComputedStyle(part));
        return !rings.some(
          ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
        );
      })
      .map((element) => element.outerHTML.slice(0, 80));
  });
}
