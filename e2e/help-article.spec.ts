import { expect, test } from './journey.ts';
import { desktop, phone } from './screens.ts';

const article = '/faqs/drive/VehicleReservations';
const anchor = 'ReservationStates';
const headerHeight = 64;

for (const [name, { width }] of Object.entries({ phone: phone.viewport, desktop: desktop.viewport })) {
  for (const height of [600, 800, 1200]) {
    test.describe(`on a ${name} ${height} px high`, () => {
      test.use({ viewport: { width, height } });

      test('an address with a section shows its banner just below the header', async ({ page }) => {
        await page.goto(`${article}#${anchor}`);
        const banner = page.locator(`#${anchor}`);
        // Spec 2: 6.5 % of the window; but never under the header, nor touching it.
        const place = Math.max(height * 0.065, headerHeight + 12);
        await expect.poll(async () => Math.abs((await banner.boundingBox())!.y - place)).toBeLessThan(1.5);
      });
    });
  }
}

test('the way from a pressed link is smooth, unless less motion is asked for or somebody goes by keyboard; a page that is opened is there at once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(`${article}#${anchor}`);
  const behavior = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  expect(await behavior()).toBe('auto');
  const list = page.getByRole('navigation', { name: 'On this page' });
  for (const link of [list.getByRole('link').first(), list.getByRole('link').last()]) {
    await link.click();
    expect(await behavior()).toBe('smooth');
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await behavior()).toBe('auto');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.keyboard.press('Tab');
  expect(await behavior()).toBe('auto');
  await list.getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  expect(await behavior()).toBe('auto');
  await list.getByRole('link').first().click();
  await page.getByRole('button', { name: 'Yes' }).first().click();
  expect(await behavior()).toBe('auto');
});

test('section headings are banners, white and bold on black, in either color scheme', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(article);
    const look = await page.locator(`#${anchor}`).evaluate((heading) => {
      const banner = heading.parentElement!;
      const { color, fontWeight } = getComputedStyle(heading);
      return { color, fontWeight, background: getComputedStyle(banner).backgroundColor };
    });
    expect(look).toEqual({ color: 'rgb(255, 255, 255)', fontWeight: '700', background: 'rgb(0, 0, 0)' });
  }
});

test('beside the text the list of sections is open, and its name is no button', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(article);
  const list = page.getByRole('navigation', { name: 'On this page' });
  await expect(list.getByRole('link').first()).toBeVisible();
  await expect(list.locator('summary')).toBeHidden();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(list.locator('summary')).toBeVisible();
  await expect(list.getByRole('link').first()).toBeHidden();
});

test('on paper there is no link to skip to the content', async ({ page }) => {
  await page.goto(article);
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(skip).toBeHidden();
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

test.describe('on a desktop', () => {
  test.use(desktop);

  test('the contents beside the text mark the section that is read, and keep it in view', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto(article);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const marked = contents.locator('[aria-current=location]');
    const links = await contents.getByRole('link').all();
    await expect(marked).toHaveAttribute('href', '#Reservation');
    for (const link of [links[3]!, links.at(-1)!, links[1]!]) {
      await link.click();
      await expect(marked).toHaveAttribute('href', (await link.getAttribute('href'))!);
      await expect(marked).toBeInViewport({ ratio: 0.95 });
    }
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(marked).toHaveAttribute('href', (await links.at(-1)!.getAttribute('href'))!);
  });

  test('at the end of a page the section that was asked for is marked, though it cannot come up', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 2400 });
    await page.goto('/faqs/host/HostVehiclePolicies');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    for (const at of [-1, -2]) {
      const link = contents.getByRole('link').nth(at);
      await link.click();
      await expect(contents.locator('[aria-current]')).toHaveAttribute(
        'href',
        (await link.getAttribute('href'))!,
      );
    }
  });
});

const sectionWithScreen = '/faqs/drive/ModifyingCancelingReservation#CancelReservation';

for (const width of [768, 1024, 1280]) {
  test(`at ${width} px the screen stands beside its steps, and stays while they are read`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 600 });
    await page.goto(sectionWithScreen);
    const section = page.locator('section', { has: page.locator('#CancelReservation') });
    const screen = section.getByRole('img');
    const boxes = async () => ({
      steps: (await section.locator('ol').boundingBox())!,
      screen: (await screen.boundingBox())!,
    });
    const { steps, screen: first } = await boxes();
    expect(steps.x + steps.width).toBeLessThan(first.x);
    expect(first.y).toBeLessThan(steps.y);
    await page.mouse.wheel(0, 150);
    await expect.poll(async () => (await boxes()).steps.y).toBeLessThan(steps.y - 140);
    expect((await boxes()).screen.y).toBeGreaterThan(headerHeight);
  });
}

test.describe('on a phone', () => {
  test.use(phone);

  test('the screen comes after its steps, in the middle', async ({ page }) => {
    await page.goto(sectionWithScreen);
    const section = page.locator('section', { has: page.locator('#CancelReservation') });
    const steps = (await section.locator('ol').boundingBox())!;
    const screen = (await section.getByRole('img').boundingBox())!;
    expect(screen.y).toBeGreaterThan(steps.y + steps.height);
    expect(screen.x + screen.width / 2).toBeCloseTo(phone.viewport.width / 2, 0);
  });
});
