import type { BrowserContext } from '@playwright/test';
import { expect, test } from './journey.ts';
import { desktop } from './screens.ts';

// What Firefox does otherwise than Chromium, done to Chromium. The policy names the styles as they were.
test.use({ ...desktop, bypassCSP: true });

test.describe('where a button that sends a form counts as filled in from the start', () => {
  test.beforeEach(({ context }) => replace(context, ':user-valid', ':is(:user-valid,button)'));

  test('nobody who has touched nothing waits for an answer, or fetches what makes one', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto('/tools/what-can-i-do', { waitUntil: 'networkidle' });
    await expect(page.getByText('The answer is loading')).toBeHidden();
    await expect(page.locator('[id$=-result]')).toBeVisible();
    expect(scripts.filter((address) => address.includes('/react.'))).toEqual([]);
    await page.getByRole('main').getByRole('radio').last().check();
    await expect(page.locator('[data-hydrated=yes]')).toBeAttached();
  });
});

test('no section of an article is left out: one of many links would lead past its own', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  const last = page.locator('main section:last-of-type h2');
  const isLeftOut = () =>
    last.evaluate((heading) => !heading.checkVisibility({ contentVisibilityAuto: true }));
  await page.goto('/faqs/drive/VehicleReservations');
  expect(await isLeftOut()).toBe(true);
  await replace(context, 'interpolate-size:', 'not-known:');
  await page.reload();
  expect(await isLeftOut()).toBe(false);
});

test('what is folded away is shown as soon as it opens: to a word found in what changes into sight, Firefox and Safari do not scroll', async ({
  page,
}) => {
  await page.goto('/contact');
  const changes = (isOpen: boolean) =>
    page
      .locator('details[name=topic]')
      .first()
      .evaluate((topic: HTMLDetailsElement, open) => {
        topic.open = open;
        return getComputedStyle(topic, '::details-content').transitionProperty;
      }, isOpen);
  expect(await changes(false)).toBe('height, content-visibility');
  expect(await changes(true)).toBe('height');
});

/** Writes it otherwise in all pages, styles and scripts. */
function replace(context: BrowserContext, what: string, by: string): Promise<unknown> {
  return context.route(
    ({ pathname }) => /^[^.]*$|\.(?:css|js)$/.test(pathname),
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll(what, by) });
    },
  );
}
