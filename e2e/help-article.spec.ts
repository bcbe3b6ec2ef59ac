import { expect, test } from './journey.ts';
import { desktop, phone } from './screens.ts';

const article = '/faqs/drive/VehicleReservations';
const anchor = 'ReservationStates';
const headerHeight = 64;

for (const [name, { width }] of Object.entries({ phone: phone.viewport, desktop: desktop.viewport })) {
  for (const height of [600, 800, 1200]) {
    test.describe(`on a ${name} ${height} px high`, () => {
      test.use({ viewport: { width, height } });

      test('an address with a section shows its banner right under the header', async ({ page }) => {
        await page.goto(`${article}#${anchor}`);
        const banner = page.locator(`#${anchor}`);
        // Spec 2: 6.5 % of the window; but never under the header.
        const place = Math.max(height * 0.065, headerHeight);
        await expect
          .poll(async () => (await banner.boundingBox())!.y)
          .toBeGreaterThanOrEqual(headerHeight - 1);
        await expect.poll(async () => (await banner.boundingBox())!.y).toBeLessThanOrEqual(place + 1);
      });
    });
  }
}

test('the way from a pressed link is smooth, unless less motion is asked for; a page that is opened is there at once', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(`${article}#${anchor}`);
  const behavior = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  expect(await behavior()).toBe('auto');
  await page.getByRole('link', { name: 'Home' }).first().hover();
  expect(await behavior()).toBe('smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await behavior()).toBe('auto');
});

test('section headings are banners, white and bold on black, in either color scheme', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(article);
    const look = await page.locator(`#${anchor}`).evaluate((heading) => {
      const banner = heading.closest('[class*=banner]') ?? heading;
      const { color, fontWeight } = getComputedStyle(heading);
      return { color, fontWeight, background: getComputedStyle(banner).backgroundColor };
    });
    expect(look).toEqual({ color: 'rgb(255, 255, 255)', fontWeight: '700', background: 'rgb(0, 0, 0)' });
  }
});

test('the list of sections leads to a section, and the address names it', async ({ page }) => {
  await page.goto(article);
  const list = page.getByRole('navigation', { name: 'On this page' });
  const link = list.locator(`a[href="#${anchor}"]`);
  if (!(await link.isVisible())) await list.locator('summary').click();
  await link.click();
  await expect(page).toHaveURL(`${article}#${anchor}`);
  await expect(page.locator(`#${anchor}`)).toBeInViewport();
});
