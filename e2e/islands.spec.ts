import { type Page, expect, test } from './journey.ts';
import { carousel, hydrate } from './carousel.ts';
import { desktop } from './screens.ts';

const chunk = /\/static\/js\/carousel\.island\.[^/]+\.js$/;
const timeoutMs = 120_000;

test.use({ ...desktop, ownFault: /^Island / });

/** The names of the errors that reach the window. */
function reported(page: Page): string[] {
  const names: string[] = [];
  page.on('pageerror', (error) => names.push(error.name));
  return names;
}

async function expectFailureInPlace(page: Page, errors: string[]) {
  const { root, heading } = carousel(page);
  const notice = root.locator('xpath=ancestor::section[1]').getByRole('alert');
  await expect(notice).toBeVisible();
  await expect.poll(() => errors).toEqual(['ChunkLoadError']);
  // The finished HTML around it, and of it, can still be read.
  await expect(heading('Contactless Entry')).toBeVisible();
  await expect(heading('Quick and easy process')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return notice.getByRole('button', { name: 'Load again' });
}

/** Opens the home page without the chunk of its carousel. @returns the way to try again, which stands in its place */
async function failedCarousel(page: Page) {
  const errors = reported(page);
  await page.route(chunk, (route) => route.abort());
  await page.goto('/');
  await carousel(page).root.scrollIntoViewIfNeeded();
  return expectFailureInPlace(page, errors);
}

test('a chunk that does not load is told in its place, and loading again mends it', async ({ page }) => {
  const retry = await failedCarousel(page);

  await page.unroute(chunk);
  await Promise.all([page.waitForEvent('load'), retry.click()]);
  const { root, next, position } = carousel(page);
  await hydrate(root);
  await next.click();
  await expect(position).toHaveText(/^2 of 4:/);
});

test('loading again waits for a connection: what can be read stays', async ({ page, context }) => {
  const retry = await failedCarousel(page);

  await context.setOffline(true);
  const left = page.waitForEvent('framenavigated', { timeout: 1_000 }).catch(() => 'stayed');
  await retry.click();
  expect(await left).toBe('stayed');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await context.setOffline(false);
  await page.unroute(chunk);
  await Promise.all([page.waitForEvent('load'), retry.click()]);
  await hydrate(carousel(page).root);
});

test('where the form of a consent cannot come, the way to try again stands in its place', async ({
  page,
}) => {
  await page.route(/\/consent\.island\.[^/]+\.js$/, (route) => route.abort());
  await page.goto('/checkr-disclosure-embed?candidate-id=1');
  await expect(page.getByRole('button', { name: 'Load again' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('One moment.').filter({ visible: true })).toHaveCount(0);
});

test('a chunk that hangs has failed after two minutes, not before', async ({ page }) => {
  const errors = reported(page);
  await page.clock.install();
  await page.route(chunk, () => undefined);
  await page.goto('/');
  const { root } = carousel(page);
  const requested = page.waitForRequest(chunk);
  await root.scrollIntoViewIfNeeded();
  await requested;

  await page.clock.fastForward(timeoutMs - 5_000);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.clock.fastForward(5_000);
  const retry = await expectFailureInPlace(page, errors);
  await expect(retry).toBeEnabled();
});

test('a press on a control that is not hydrated yet is not lost', async ({ page }) => {
  await page.route(chunk, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await page.goto('/');
  const { root, next, position } = carousel(page);
  await root.scrollIntoViewIfNeeded();
  await next.click();
  await expect(position).toHaveText(/^2 of 4:/);
});

test('a carousel that is seen again stands where it was left', async ({ page }) => {
  await page.goto('/');
  const { root, next, position } = carousel(page);
  await hydrate(root);
  await next.click();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(root).not.toBeInViewport();
  await root.scrollIntoViewIfNeeded();
  await expect(position).toHaveText(/^2 of 4:/);
  await next.click();
  await expect(position).toHaveText(/^3 of 4:/);
});

test('whoever saves data gets React with the first press, not for scrolling by', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/static\/js\/(react|carousel\.island)\./.test(request.url())) asked.push(request.url());
  });
  await page.goto('/');
  // Pointing at it would be a touch.
  await page.mouse.move(0, 0);
  const { root, next, position } = carousel(page);
  const island = root.locator('xpath=ancestor-or-self::*[@data-when]');
  // An observer that began later hears later.
  const seen = island.evaluate(
    (element) =>
      new Promise<void>((resolve) =>
        new IntersectionObserver(
          (entries) => entries.some((entry) => entry.isIntersecting) && resolve(),
        ).observe(element),
      ),
  );
  await root.scrollIntoViewIfNeeded();
  await seen;
  await expect(island).not.toHaveAttribute('data-hydrated');
  expect(asked).toEqual([]);

  await next.click();
  await expect(position).toHaveText(/^2 of 4:/);
  await expect(island).toHaveAttribute('data-hydrated', 'yes');
  expect(asked.length).toBeGreaterThan(0);
});

test.describe('of a tool that breaks down', () => {
  test.use({ ownFault: /removeChild/ });

  for (const [where, path] of [
    ['on its page', '/tools/maintenance'],
    ['in an article', '/faqs/host/HostMaintainingYourVehicle#AnnualMaintenance'],
  ] as const) {
    test(`it is told in its place ${where}, and what was entered is there again`, async ({ page }) => {
      await page.goto(path);
      const fold = page.locator('summary').filter({ hasText: 'Find out' });
      if (path.includes('#')) await fold.click();
      const island = page.locator('[data-island=maintenance]');
      const year = page.getByLabel('Year of the vehicle');
      await year.focus();
      await expect(island).toHaveAttribute('data-hydrated', 'yes');
      await year.fill('abc');
      await page.keyboard.press('Tab');
      // As other programs in the page do, which take out what is React's.
      await page.locator('[id$=year-error]').evaluate((error) => error.remove());
      await year.fill('2001');
      const retry = page.getByRole('alert').getByRole('button', { name: 'Load again' });
      await expect(retry).toBeVisible();
      await expect(island).toHaveAttribute('data-hydrated', 'failed');
      // A moment later the inputs are kept.
      await expect
        .poll(() => page.evaluate(() => location.hash + JSON.stringify(history.state)))
        .toMatch(/year=2001/);
      await Promise.all([page.waitForEvent('load'), retry.click()]);
      if (path.includes('#')) await fold.click();
      await expect(year).toHaveValue('2001');
      await expect(page.locator('[id$=-result]')).toContainText('due now');
    });
  }
});
