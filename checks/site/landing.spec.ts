import { expect, type Page, test } from '@playwright/test';
import { indexedPaths } from '../built-site.ts';
import { documentAt } from '../page-document.ts';

/**
 * A link lands where it points: nothing above a reader's place changes its height by itself. Each section is opened cold,
 * with motion on, and looked at again after everything on the page was woken.
 */
const widths = [
  { width: 390, height: 664 },
  { width: 1280, height: 800 },
];

const articles = indexedPaths.filter((path) => /^\/faqs\/\w+\/\w+$/.test(path));

/** The anchors of the links of the index to each article, and of the article's own contents. */
const anchorsOf = (path: string) => {
  const inContents = hrefs(path, 'nav a[href^="#"]').map((href) => href.slice(1));
  const inIndex = hrefs('/faqs', `a[href^="${path}#"]`).map((href) => href.split('#')[1]!);
  return [...new Set([...inContents, ...inIndex])];
};

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
  for (const size of widths) {
    test(`${path} at ${size.width} px: every section is where its link leads, and stays there`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      // Each as a page of its own, every other one in the view of the apps; several at a time, as most of it is waiting.
      const opened = anchorsOf(path).map((anchor, index) => ({ anchor, view: index % 2 ? '?view=app' : '' }));
      await inLanes(opened, async ({ anchor, view }) => {
        const tab = await page.context().newPage();
        await tab.setViewportSize(size);
        await tab.goto(`${path}${view}#${anchor}`);
        expect.soft(await landingOf(tab, anchor), `${view}#${anchor}, opened`).toBe('there');
        await tab.close();
      });

      await page.goto(path);
      const contents = page.locator('nav details:has(a[href^="#"])').first();
      if (await contents.locator('a').first().isHidden()) await contents.locator('summary').click();
      await wakeEverything(page);
      for (const [index, link] of (await contents.locator('a').all()).entries()) {
        const anchor = (await link.getAttribute('href'))!.slice(1);
        if (index % 2 === 0) await link.click();
        else {
          // As somebody does who has come to the link by keys: then the browser jumps instead of gliding.
          await page.keyboard.press('Tab');
          await link.focus();
          await page.keyboard.press('Enter');
        }
        expect.soft(await landingOf(page, anchor), `#${anchor}, by the contents`).toBe('there');
      }
      if ((await contents.locator('a').count()) > 1) {
        const before = await contents.locator('a').nth(-2).getAttribute('href');
        await page.goBack();
        expect.soft(await landingOf(page, before!.slice(1)), `${before}, by Back`).toBe('there');
      }
    });
  }
}

for (const size of widths) {
  test(`at ${size.width} px nothing moves by itself on any page, scrolled through and woken`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.addInitScript(() => {
      (window as unknown as { shifts: number[] }).shifts = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
          if (!entry.hadRecentInput) (window as unknown as { shifts: number[] }).shifts.push(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of indexedPaths) {
      await page.goto(path);
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
          scrollTo({ top: y, behavior: 'instant' });
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
      });
      await wakeEverything(page);
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

const lanes = 8;

/** Does something with each item, several at the same time. */
async function inLanes<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const lane = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** Touches every island, and waits until each is awake. */
async function wakeEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('[data-island]'))
      (island.closest('details') ?? island).dispatchEvent(new Event('pointerover', { bubbles: true }));
  });
  await expect(page.locator('[data-island]:not([data-woken=yes]):not([data-media])')).toHaveCount(0);
}

/** Where a section comes to rest, and is still after everything woke: in sight below the header, or not. */
async function landingOf(page: Page, anchor: string): Promise<string> {
  // A busy machine may take a while to arrive; what counts is where that is.
  await expect
    .poll(() => placeOf(page, anchor), { timeout: 5_000, intervals: [50] })
    .toBe('there')
    .catch(() => undefined);
  await wakeEverything(page);
  await rest(page);
  return placeOf(page, anchor);
}

function placeOf(page: Page, anchor: string): Promise<string> {
  return page.evaluate((id) => {
    const { top } = document.getElementById(id)!.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const isAtEnd = Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight - 1;
    if (top < header - 1) return `${Math.round(header - top)} px too far`;
    if (top > header + 60 && !isAtEnd) return `${Math.round(top - header)} px below the header`;
    return top < innerHeight - 60 ? 'there' : 'out of sight';
  }, anchor);
}

/** Until nothing has scrolled for a while. */
async function rest(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let last = -1;
        let still = 0;
        const look = setInterval(() => {
          still = scrollY === last ? still + 1 : 0;
          last = scrollY;
          if (still < 4) return;
          clearInterval(look);
          resolve();
        }, 50);
      }),
  );
}
