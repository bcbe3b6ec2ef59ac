import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { galleryPath, quietPaths } from '../../checks/built-site.ts';
import { stabilize } from '../../checks/visual/stabilize-page.ts';
import { root } from '../bootstrap/root.mjs';
import { say } from '../bootstrap/say.mjs';
import { type Frame, indexPage, sheetPage } from './contact-sheet-pages.ts';
import { withSite } from './with-site.ts';

const folder = join(root, '.cache/contact-sheet');
const widths = [390, 768, 1280];
const schemes = ['light', 'dark'] as const;
/** So much of a page is seen, in CSS pixels; a sheet of whole articles would be a strip. */
const maxHeightPx = 4_000;
/** In CSS pixels. */
const sheetWidth = 2600;
/** Of a page's pixels, the share that a sheet of many pages shows, by the width of the window. */
const scales: Record<number, number> = { 390: 0.5, 768: 0.35, 1280: 0.25 };

/** The live pages, in states that stay: nobody answers on a sheet. */
const livePaths = [
  '/payout-setup-complete',
  '/payout-setup-complete?token=sandbox-slow',
  '/checkr-disclosure-embed',
  '/search?q=cancel',
  '/search?q=accident',
  '/search?q=xyzzy',
];

/**
 * `npm run contact-sheet`: every page of the built site at three widths, light and dark, side by side on a sheet each.
 * `npm run contact-sheet -- /tools` takes the pages whose address begins so.
 */
export default async function contactSheet([begin = '/']: string[]): Promise<number> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const paths = [...quietPaths.filter((path) => path !== galleryPath), ...livePaths].filter((path) =>
    path.startsWith(begin),
  );
  await withSite((browser, address) => takeSheets(browser, address, paths));
  say(`Open ${join(folder, 'index.html')}`);
  return 0;
}

async function takeSheets(browser: Browser, address: string, paths: readonly string[]): Promise<void> {
  const sheets: string[] = [];
  for (const width of widths) {
    const scale = scaleFor(width, paths.length);
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      deviceScaleFactor: scale,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await stabilize(page);
    const frames = new Map<string, Frame[]>(schemes.map((scheme) => [scheme, []]));
    for (const path of paths) {
      await page.goto(address + path);
      await page.evaluate(() => document.fonts.ready);
      for (const scheme of schemes) frames.get(scheme)!.push(await takeFrame(page, path, scheme, scale));
    }
    await context.close();
    for (const scheme of schemes) {
      const name = `${width}-${scheme}.png`;
      await drawSheet(browser, join(folder, name), `${width} px, ${scheme}`, frames.get(scheme)!);
      sheets.push(name);
      say(name);
    }
  }
  writeFileSync(join(folder, 'index.html'), indexPage(sheets));
}

/** Few pages are shown as large as they fit beside each other. */
function scaleFor(width: number, count: number): number {
  const room = sheetWidth / Math.max(1, count) - width * 0.1;
  return Math.min(1, Math.max(scales[width]!, room / width));
}

/** The beginning of a page, in a scheme. */
async function takeFrame(
  page: Page,
  path: string,
  colorScheme: 'light' | 'dark',
  scale: number,
): Promise<Frame> {
  await page.emulateMedia({ colorScheme });
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const { width } = page.viewportSize()!;
  const height = Math.min(whole, maxHeightPx);
  const picture = await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height } });
  return { path, picture, width: width * scale, isCut: whole > maxHeightPx };
}

async function drawSheet(
  browser: Browser,
  file: string,
  title: string,
  frames: readonly Frame[],
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: sheetWidth, height: 900 } });
  await page.setContent(sheetPage(title, frames), { waitUntil: 'load' });
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
}
