import { expect, type Page, test } from '@playwright/test';
import { indexedPaths } from '../built-site.ts';
import { pagesOfEveryKind } from '../every-kind.ts';
import { documentAt } from '../page-document.ts';

/**
 * A link lands where it points: nothing above a reader's place changes its height by itself. Each section is reached by the
 * contents at one width, with motion on, and looked at again after everything was hydrated. Opened cold at the other are
 * those that something above could move: what stands below an island, and the last one of each article. Of articles without
 * an island, those that have every kind of element between them stand for all; of the others the last section is opened.
 */
const widths = [
  { width: 390, height: 664 },
  { width: 1280, height: 800 },
];

const articles = indexedPaths.filter((path) => /^\/faqs\/\w+\/\w+$/.test(path));

/** The anchors that an article's own contents link to. */
const contentsOf = (path: string) => hrefs(path, 'nav details a[href^="#"]').map((href) => href.slice(1));

/** Those, and what the index links to in the article. */
const anchorsOf = (path: string) => {
  const inIndex = hrefs('/faqs', `a[href^="${path}#"]`).map((href) => href.split('#')[1]!);
  return [...new Set([...contentsOf(path), ...inIndex])];
};

/** Of an article's sections, by their anchors: those with an island above them, and the last. */
function movableOf(path: string): Set<string> {
  const marks = documentAt(path).querySelectorAll('main [data-island], main [id]');
  const island = marks.findIndex((mark) => mark.hasAttribute('data-island'));
  const below = island < 0 ? [] : marks.slice(island).map(({ id }) => id);
  return new Set([...below, contentsOf(path).at(-1)!]);
}

const isLively = (path: string) => documentAt(path).querySelector('main [data-island]') !== null;
const stillOfEveryKind = pagesOfEveryKind(articles.filter((path) => !isLively(path)));

const everyOther = <Item>(items: readonly Item[], turn: number) =>
  items.filter((_item, index) => index % 2 === turn);

function hrefs(path: string, selector: string): string[] {
  return documentAt(path)
    .querySelectorAll(selector)
    .map((link) => link.getAttribute('href')!);
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the index links to sections of articles only, and all of them are tried', () => {
  const links = hrefs('/faqs', 'main a[href*="#"]').filter((href) => href.startsWith('/faqs/'));
  const tried = new Set(articles.flatMap((path) => anchorsOf(path).map((anchor) => `${path}#${anchor}`)));
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter((href) => !tried.has(href))).toEqual([]);
});

for (const path of articles) {
  for (const [turn, size] of widths.entries()) {
    test.describe(() => {
      test.use({ viewport: size });

      test(`${path} at ${size.width} px: every section is where its link leads, and stays there`, async ({
        page,
      }) => {
        await page.addInitScript(watchLandings);
        if (!isLively(path) && !stillOfEveryKind.includes(path)) {
          await openEach(page, path, contentsOf(path).slice(-1));
          return;
        }
        const movable = movableOf(path);
        const cold = everyOther(anchorsOf(path), turn).filter((anchor) => movable.has(anchor));
        await openEach(page, path, cold);
        await followContents(page, path, everyOther(contentsOf(path), 1 - turn));
      });
    });
  }
}

/** Opens each section as a page of its own: every other one in the view of the apps, which makes it another page. */
async function openEach(page: Page, path: string, anchors: readonly string[]): Promise<void> {
  for (const [index, anchor] of anchors.entries()) {
    const view = index % 2 ? '?view=app' : '';
    await page.goto(`${path}${view}#${anchor}`);
    expect.soft(await landingOf(page, anchor), `${view}#${anchor}, opened`).toBe('there');
  }
}

/** Goes by the contents to each of these sections, and once back. */
async function followContents(page: Page, path: string, anchors: readonly string[]): Promise<void> {
  await page.goto(path);
  const contents = page.locator('nav details:has(a[href^="#"])').first();
  if (await contents.locator('a').first().isHidden()) await contents.locator('summary').click();
  await hydrateEverything(page);
  for (const [index, anchor] of anchors.entries()) {
    const link = contents.locator(`a[href="#${anchor}"]`);
    if (index % 2 === 0) await link.click();
    else {
      // As somebody does who has come to the link by keys: then the browser jumps instead of gliding.
      await page.keyboard.press('Tab');
      await link.focus();
      await page.keyboard.press('Enter');
    }
    expect.soft(await landingOf(page, anchor), `#${anchor}, by the contents`).toBe('there');
  }
  const before = anchors.at(-2);
  if (!before) return;
  await page.goBack();
  expect.soft(await landingOf(page, before), `#${before}, by Back`).toBe('there');
}

for (const size of widths) {
  test(`at ${size.width} px nothing moves by itself, scrolled through and hydrated`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.addInitScript(watchLandings);
    await page.addInitScript(() => {
      (window as unknown as { shifts: number[] }).shifts = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
          if (!entry.hadRecentInput) (window as unknown as { shifts: number[] }).shifts.push(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // What is laid out otherwise at a desk is so wherever it stands.
    for (const path of size === widths[0] ? indexedPaths : pagesOfEveryKind(indexedPaths)) {
      await page.goto(path);
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
          scrollTo({ top: y, behavior: 'instant' });
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
      });
      await hydrateEverything(page);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      expect
        .soft(
          shifts.reduce((sum, each) => sum + each, 0),
          path,
        )
        .toBe(0);
    }
  });
}

/** Touches every island, and waits until each is hydrated. */
async function hydrateEverything(page: Page): Promise<void> {
  await page.evaluate(() => (window as unknown as Landing).hydrateEverything());
}

/** Where a section comes to rest, and is still after everything was hydrated: in sight below the header, or not. */
async function landingOf(page: Page, anchor: string): Promise<string> {
  return page.evaluate((id) => (window as unknown as Landing).landingOf(id), anchor);
}

interface Landing {
  hydrateEverything: () => Promise<void>;
  landingOf: (anchor: string) => Promise<string>;
}

/** {@link Landing}, in the page itself: a thousand landings of ten questions each from outside take minutes. */
function watchLandings(): void {
  Object.assign(window, { hydrateEverything, landingOf } satisfies Landing);

  async function landingOf(anchor: string): Promise<string> {
    // A busy machine may take a while to arrive; what counts is where that is.
    await until(() => placeOf(anchor) === 'there');
    await hydrateEverything();
    await rest();
    return placeOf(anchor);
  }

  async function hydrateEverything(): Promise<void> {
    await until(() => document.readyState === 'complete');
    for (const island of document.querySelectorAll('[data-island]'))
      (island.closest('details') ?? island).dispatchEvent(new Event('pointerover', { bubbles: true }));
    const waiting = '[data-island]:not([data-hydrated=yes]):not([data-media])';
    if (!(await until(() => !document.querySelector(waiting)))) throw new Error(`${waiting} is not hydrated`);
  }

  function placeOf(anchor: string): string {
    const { top } = document.getElementById(anchor)!.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const isAtEnd = Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight - 1;
    if (top < header - 1) return `${Math.round(header - top)} px too far`;
    if (top > header + 60 && !isAtEnd) return `${Math.round(top - header)} px below the header`;
    return top < innerHeight - 60 ? 'there' : 'out of sight';
  }

  /** Until nothing has scrolled for several pictures on the screen. */
  async function rest(): Promise<void> {
    for (let still = 0, last = scrollY; still < 6; last = scrollY) {
      await picture();
      still = scrollY === last ? still + 1 : 0;
    }
  }

  /** Whether it became true, within the time that a busy machine may take. */
  async function until(isSo: () => boolean): Promise<boolean> {
    const latest = performance.now() + 15_000;
    while (!isSo() && performance.now() < latest) await picture();
    return isSo();
  }

  async function picture(): Promise<void> {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
