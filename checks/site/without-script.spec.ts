import { type CDPSession, expect } from '@playwright/test';
import { quietPaths } from '../built-site.ts';
import { documentAt } from '../page-document.ts';
import { test } from '../reader.ts';

let settings: CDPSession;
test.beforeEach(async ({ page }) => {
  settings = await page.context().newCDPSession(page);
  await settings.send('Emulation.setScriptExecutionDisabled', { value: true });
});
// What a session has set goes with it: others share the page.
test.afterEach(() => settings.detach());

/** Those, and an article with one. */
const tools = quietPaths.filter((path) => /^\/tools\/|\/DriverResponsibilities$/.test(path));

for (const path of quietPaths) {
  test(`${path} can be read with JavaScript off`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (/\.js(?:$|\?)/.test(request.url())) scripts.push(request.url());
    });
    await page.goto(path);
    expect(scripts, 'loaded for nobody').toEqual([]);
    const { heading, words, islands, offered, happened } = await page.evaluate(shownOn);
    expect(heading).toBe(true);
    expect(words.length).toBeGreaterThan(100);
    expect(islands).toHaveLength(documentAt(path).querySelectorAll('[data-island]').length);
    for (const island of islands) expect(island, 'finished HTML before it is hydrated').toMatch(/\S/);
    expect(offered, 'does nothing').toEqual([]);
    expect(happened, 'has not happened').toEqual([]);
    if (!tools.includes(path)) return;
    await expect(page.getByText('Example:').first()).toBeVisible();
    const note = page.locator('main noscript').first();
    // Far down it is laid out when it is come to.
    await note.scrollIntoViewIfNeeded();
    await expect(note).toContainText('needs JavaScript', { useInnerText: true });
  });
}

test('links work with JavaScript off', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveURL('/about-us');
});

/** What is to be seen of a page; what the gallery shows as a sample is not the page's own. Runs in the page. */
function shownOn() {
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const own = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) => !element.closest('[data-sample]'));
  const markup = (element: Element) => element.outerHTML.slice(0, 80);
  return {
    heading: isShown(document.querySelector('h1')!),
    words: document.querySelector('main')!.innerText,
    islands: [...document.querySelectorAll('[data-island]')].map(({ textContent }) => textContent),
    offered: own('[data-island] :is(form, input, button)').filter(isShown).map(markup),
    happened: own('[role=alert]').filter(isShown).map(markup),
  };
}
