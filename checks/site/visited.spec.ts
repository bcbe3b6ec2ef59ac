import { type Page, expect } from '@playwright/test';
import { complaintsOfAxe } from '../axe.ts';
import { galleryPath, quietPaths, unknownPath } from '../built-site.ts';
import { pagesOfEveryKind } from '../every-kind.ts';
import { test } from '../reader.ts';

test.describe.configure({ mode: 'parallel' });

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };
/** What is laid out or colored otherwise at a desk or by night is so wherever it stands. */
const ofEveryKind = pagesOfEveryKind(quietPaths);

for (const path of quietPaths) {
  test(`${path}: accessible, without errors, on any screen`, async ({ page }) => {
    const complaints = listen(page, path);
    // The gallery is as long as ten pages, and has several landmarks of a name.
    if (path === galleryPath) test.slow();
    const ofAll = path === galleryPath ? { rules: { 'landmark-unique': { enabled: false } } } : {};
    for (const size of ofEveryKind.includes(path) ? [phone, desktop] : [phone]) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(path);
      // What is not laid out yet has no place of its own, and no contrast.
      await page.evaluate(layOutAll);
      expect.soft(await complaintsOfAxe(page, '', ofAll), `axe at ${size.width} px`).toEqual([]);
      if (!ofEveryKind.includes(path)) continue;
      // Nothing but colors is different by night.
      await page.emulateMedia({ colorScheme: 'dark' });
      expect
        .soft(
          await complaintsOfAxe(page, '', { runOnly: ['color-contrast'] }),
          `axe at ${size.width} px by night`,
        )
        .toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await tooWide(page), 'wider than a screen of 320 px').toEqual([]);
    expect(complaints).toEqual([]);
  });
}

/** Lays out the sections far out of sight, too; runs in the page. */
function layOutAll(): void {
  for (const section of document.querySelectorAll('section'))
    if (getComputedStyle(section).contentVisibility === 'auto') section.style.contentVisibility = 'visible';
}

/** Everything a console, a network log and the content security policy would complain of. */
function listen(page: Page, path: string): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isOwnStatus = path === unknownPath && message.location().url.endsWith(path);
    if (['error', 'warning'].includes(message.type()) && !isOwnStatus)
      complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A page that is left for the next visit takes its unfinished requests along.
    const error = request.failure()?.errorText;
    if (error !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()} ${error}`);
  });
  page.on('response', (response) => {
    const isOwnStatus = path === unknownPath && response.url().endsWith(path);
    if (response.status() >= 400 && !isOwnStatus) complaints.push(`${response.status()}: ${response.url()}`);
  });
  return complaints;
}

/** The elements that make the page scroll sideways: the innermost, which are the ones to mend. */
async function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const viewportWidth = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= viewportWidth) return [];
    const sticksOut = (element: Element) => element.getBoundingClientRect().right > viewportWidth + 0.5;
    return [...document.querySelectorAll('body *')]
      .filter((element) => sticksOut(element) && ![...element.children].some(sticksOut))
      .map((element) => `${element.tagName.toLowerCase()}: ${element.textContent.trim().slice(0, 40)}`);
  });
}
