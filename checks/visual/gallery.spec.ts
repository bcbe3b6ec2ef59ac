import { type BrowserContextOptions, expect, type Page, test } from '../base-test.ts';
import { findBrowser, isHeadlessShell } from '../../scripts/bootstrap/browser.mjs';
import { galleryFamilies, galleryPath } from '../built-site.ts';
import { withPictures } from '../launch-options.ts';
import { forcedStates, rest } from './forced-states.ts';
import { comparePart, openSteady, pictureOf } from './steady-page.ts';

test.describe.configure({ mode: 'parallel' });

test.use({ launchOptions: withPictures });
test.skip(
  !isHeadlessShell(findBrowser()),
  'The pictures were taken with chromium-headless-shell: others draw letters as their machine likes them.',
);

const families = galleryFamilies();
const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

/** How the gallery is looked at; pictures say it at the end of their names. */
const looks: Record<string, BrowserContextOptions> = {
  '390': { viewport: phone },
  '1280': { viewport: desktop },
  dark: { viewport: desktop, colorScheme: 'dark' },
  forced: { viewport: phone, forcedColors: 'active' },
};

for (const [look, options] of Object.entries(looks)) {
  test.describe(look, () => {
    const page = sharedPage(options);
    for (const family of families)
      test(`gallery ${family} ${look}`, () => comparePart(page(), family, `gallery-${family}-${look}`));
  });
}

for (const viewport of [phone, desktop]) {
  test.describe(`${viewport.width} by hand`, () => {
    const page = sharedPage({ viewport });
    for (const { part, state, force } of forcedStates.filter(({ width }) => width === viewport.width)) {
      const name = `gallery-${part}-${state}-${viewport.width}`;
      test(name.replaceAll('-', ' '), async () => {
        const atRest = await pictureOf(page(), part);
        const undo = await force(page());
        const picture = await comparePart(page(), part, name);
        if (force !== rest) expect(picture.equals(atRest), 'looks as it does at rest').toBe(false);
        await undo();
      });
    }
  });
}

/** One page for all pictures of a look: opened before the first of them. */
function sharedPage(options: BrowserContextOptions): () => Page {
  test.describe.configure({ mode: 'default', timeout: 120_000 });
  let page: Page;
  test.beforeAll(async ({ browser, baseURL }) => {
    page = await openSteady(browser, galleryPath, { baseURL, ...options });
  });
  test.afterAll(() => page.close());
  return () => page;
}
