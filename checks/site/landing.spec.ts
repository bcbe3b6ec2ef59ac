import { expect, type Page, test } from '../base-test.ts';
import { articlePaths, indexedPaths } from '../built-site.ts';
import { pagesOfEveryKind } from '../every-kind.ts';
import { layoutShifts } from '../layout-shifts.ts';
import { documentAt } from '../page-document.ts';

test.describe.configure({ mode: 'parallel' });

/**
 * A link lands where it points: nothing above a reader's place changes its height by itself. All sections of all articles are
 * compared with where they stood before any script had come, since not every browser keeps a place while something above it
 * grows; the last one of each is opened as a page of its own. In articles that have between them every kind of element, every
 * other section is reached by the contents at one width, the rest at the other.
 */
const phone = { width: 390, height: 664 };
const desktop = { width: 1280, height: 800 };

/** What is laid out otherwise at a desk is so wherever it stands. */
const ofEveryKind = pagesOfEveryKind(indexedPaths);
const articlesOfEveryKind = pagesOfEveryKind(articlePaths);

/** The anchors that an article's own contents link to. */
const contentsOf = (path: string) => hrefs(path, 'nav details a[href^="#"]').map((href) => href.slice(1));

/** Those, and what the index links to in the article. */
const anchorsOf = (path: string) => {
  const inIndex = hrefs('/faqs', `a[href^="${path}#"]`).map((href) => href.split('#')[1]!);
  return [...new Set([...contentsOf(path), ...inIndex])];
};

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
  const tried = new Set(articlePaths.flatMap((path) => anchorsOf(path).map((anchor) => `${path}#${anchor}`)));
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter((href) => !tried.has(href))).toEqual([]);
});

for (const path of indexedPaths.filter((path) => !articlePaths.includes(path))) {
  test(`${path}: nothing moves by itself, scrolled through and hydrated`, async ({ page }) => {
    for (const size of ofEveryKind.includes(path) ? [phone, desktop] : [phone]) {
      await page.setViewportSize(size);
      await page.goto(path);
      expect.soft(await shiftsOf(page), `${size.width} px`).toEqual([]);
    }
  });
}

for (const [index, path] of articlePaths.entries()) {
  test(`${path}: nothing moves by itself, and every section is where its link leads, and stays there`, async ({
    page,
  }) => {
    const contents = contentsOf(path);
    // A section stands elsewhere in another typeface, and which one a page gets is for the browser to say: first comes none.
    const line = await page.context().newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Network.setBlockedURLs', { urls: ['*/static/js/*', '*.woff2'] });
    // What folds and unfolds as the screen changes is compared when it has.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const sizes = index % 2 ? [desktop, phone] : [phone, desktop];
    await page.setViewportSize(sizes[0]!);
    await page.goto(path);
    const served = await placesAt(page, path, sizes);
    await line.send('Network.setBlockedURLs', { urls: ['*.woff2'] });
    await openCold(page, `${path}?view=app`, contents[index % contents.length]!);
    expect
      .soft(new Set((await placesAt(page, path, sizes)).map(({ lies }) => lies)))
      .toEqual(new Set(['there']));
    await page.setViewportSize(sizes[0]!);
    await openCold(page, path, contents.at(-1)!);
    expect.soft(await placesAt(page, path, sizes)).toEqual(served);
    expect.soft(new Set(served.map(({ lies }) => lies))).toEqual(new Set(['there']));

    await line.send('Network.setBlockedURLs', { urls: [] });
    const isFollowed = articlesOfEveryKind.includes(path);
    for (const [turn, size] of (isFollowed ? [phone, desktop] : [phone]).entries()) {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.setViewportSize(size);
      await page.goto('about:blank');
      await page.goto(path);
      expect.soft(await shiftsOf(page), `${size.width} px`).toEqual([]);
      if (isFollowed) await followContents(page, path, everyOther(contents, turn));
    }
  });
}

/** Where each section stands on a page of these sizes, and how it lies where a link to it leads. */
async function placesAt(page: Page, path: string, sizes: readonly (typeof phone)[]): Promise<Place[]> {
  const places: Place[] = [];
  await page.evaluate(watchLandings);
  for (const size of sizes) {
    await page.setViewportSize(size);
    const anchors = anchorsOf(path);
    places.push(...(await page.evaluate((ids) => (window as unknown as Landing).placesOf(ids), anchors)));
  }
  return places;
}

/** Opens a section as a page of its own. */
async function openCold(page: Page, address: string, anchor: string): Promise<void> {
  // From the same page, an address that differs by its fragment alone opens nothing anew.
  await page.goto('about:blank');
  await page.goto(`${address}#${anchor}`);
  await page.evaluate(watchLandings);
  expect.soft(await landingOf(page, anchor), `${address}#${anchor}, opened`).toBe('there');
}

/** Goes by the contents to each of these sections, and once back. */
async function followContents(page: Page, path: string, anchors: readonly string[]): Promise<void> {
  const contents = page.locator('nav details:has(a[href^="#"])').first();
  if (await contents.locator('a').first().isHidden()) {
    await contents.locator('summary').click();
    // Who goes on before it is whole would be sent to where the section was by then.
    await contents.evaluate((unfolding) =>
      Promise.all(unfolding.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
  }
  for (const [index, anchor] of anchors.entries()) {
    const link = contents.locator(`a[href="#${anchor}"]`);
    if (index === 0) await link.click();
    else {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // As somebody does who has come to the link by keys.
      await page.keyboard.press('Tab');
      await link.focus();
      await page.keyboard.press('Enter');
    }
    expect.soft(await landingOf(page, anchor), `${path}#${anchor}, by the contents`).toBe('there');
  }
  const before = anchors.at(-2);
  if (!before) return;
  await page.goBack();
  expect.soft(await landingOf(page, before), `${path}#${before}, by Back`).toBe('there');
}

/** What has moved by itself once the page is scrolled through and everything on it is hydrated. */
async function shiftsOf(page: Page): Promise<string[]> {
  await page.evaluate(watchLandings);
  await page.evaluate(() => (window as unknown as Landing).goThrough());
  return layoutShifts(page);
}

/** Where a section comes to rest, and is still after everything was hydrated: in sight below the header, or not. */
async function landingOf(page: Page, anchor: string): Promise<string> {
  return page.evaluate((id) => (window as unknown as Landing).landingOf(id), anchor);
}

interface Place {
  width: number;
  anchor: string;
  /** Pixels below the page's top. */
  top: number;
  lies: string;
}

interface Landing {
  goThrough: () => Promise<void>;
  placesOf: (anchors: readonly string[]) => Place[];
  landingOf: (anchor: string) => Promise<string>;
}

/** {@link Landing}, in the page itself: some hundred landings of ten questions each from outside take minutes. */
function watchLandings(): void {
  Object.assign(window, { goThrough, placesOf, landingOf } satisfies Landing);

  /** Scrolls through the page and wakes each island in sight, since only what is in sight is seen to move. */
  async function goThrough(): Promise<void> {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await picture();
    }
    for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
      (island.firstElementChild ?? island).scrollIntoView({ behavior: 'instant', block: 'center' });
      await hydrate([island]);
      await picture();
    }
  }

  function placesOf(anchors: readonly string[]): Place[] {
    return anchors.map((anchor) => {
      const section = document.getElementById(anchor)!;
      section.scrollIntoView({ behavior: 'instant' });
      const top = Math.round(section.getBoundingClientRect().top + scrollY);
      return { width: innerWidth, anchor, top, lies: placeOf(anchor) };
    });
  }

  async function landingOf(anchor: string): Promise<string> {
    // A busy machine may take a while to arrive; what counts is where that is.
    await until(() => placeOf(anchor) === 'there');
    await hydrate(document.querySelectorAll<HTMLElement>('[data-island]'));
    await rest();
    return placeOf(anchor);
  }

  async function hydrate(islands: Iterable<HTMLElement>): Promise<void> {
    await until(() => document.readyState === 'complete');
    for (const island of islands) {
      (island.closest('details') ?? island).dispatchEvent(new Event('pointerover', { bubbles: true }));
      const { dataset } = island;
      if (!(await until(() => dataset.hydrated === 'yes' || dataset.media !== undefined)))
        throw new Error(`${dataset.island} is not hydrated`);
    }
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
