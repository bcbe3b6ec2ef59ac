import { expect, test } from './journey.ts';
import { carousel, hydrate } from './carousel.ts';
import { hold } from './hold.ts';
import { desktop, phone } from './screens.ts';
import { swipe } from './swipe.ts';

const first = 'Contactless Entry';
const last = 'Quick and easy process';

test.describe('the benefits, on a desktop', () => {
  test.use(desktop);

  test('buttons go step by step and stop at the ends', async ({ page }) => {
    await page.goto('/');
    const { root, previous, next, position, heading } = carousel(page);
    await hydrate(root);
    await expect(previous).toBeDisabled();
    await expect(heading(first)).toBeInViewport();

    for (const number of [2, 3, 4]) {
      await next.click();
      await expect(position).toHaveText(new RegExp(`^${number} of 4:`));
    }
    await expect(next).toBeDisabled();
    await expect(heading(last)).toBeInViewport();
    await expect(heading(first)).not.toBeInViewport();

    await previous.click();
    await expect(position).toHaveText(/^3 of 4:/);
    await expect(next).toBeEnabled();
  });

  test('at the end the focus stays on the button, and the slide is said by its title', async ({ page }) => {
    await page.goto('/');
    const { root, next, position } = carousel(page);
    await hydrate(root);
    await next.focus();
    for (let press = 0; press < 5; press++) await page.keyboard.press('Enter');
    await expect(position).toHaveText(`4 of 4: ${last}`);
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toBeFocused();
  });

  test('only slides within two positions are rendered', async ({ page }) => {
    await page.goto('/');
    const { root, next, slide } = carousel(page);
    await hydrate(root);
    await expect(slide(3)).not.toBeEmpty();
    await expect(slide(4)).toBeEmpty();
    for (let step = 0; step < 3; step++) await next.click();
    await expect(slide(4)).not.toBeEmpty();
    await expect(slide(2)).not.toBeEmpty();
    await expect(slide(1)).toBeEmpty();
  });

  test('the slide that is left is there until it is out of sight', async ({ page }) => {
    await page.goto('/');
    const { root, position, track, slide } = carousel(page);
    await hydrate(root);
    await root.getByRole('button', { name: 'Go to 4' }).click();
    await expect(slide(1)).toBeEmpty();
    // As slow as one likes.
    await track.evaluate((element) => (element.scrollTo = () => undefined));
    await root.getByRole('button', { name: 'Go to 1' }).click();
    await expect(position).toHaveText(/^1 of 4:/);
    await expect(slide(4)).not.toBeEmpty();
    await track.evaluate((element) => (element.scrollLeft = 0));
    await expect(slide(4)).toBeEmpty();
  });
});

test('a press right after a page has arrived is not undone by it', async ({ page }) => {
  await page.goto('/');
  const { root, next, position, track } = carousel(page);
  await hydrate(root);
  // No time passes but what the test lets pass, and the track stands as long as it does on a busy device.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await track.evaluate((element) => {
    element.scrollTo = () => undefined;
    element.dispatchEvent(new Event('scroll'));
  });
  await page.clock.runFor(50);
  await next.click();
  await expect(position).toHaveText(/^2 of 4:/);
  await page.clock.runFor(200);
  await expect(position).toHaveText(/^2 of 4:/);
  // Without a press the track decides where one is.
  await track.evaluate((element) => element.dispatchEvent(new Event('scroll')));
  await page.clock.runFor(200);
  await expect(position).toHaveText(/^1 of 4:/);
});

test.describe('the benefits, on a phone', () => {
  test.use(phone);

  test('a swipe goes on, and the controls follow', async ({ page }) => {
    await page.goto('/');
    const { root, previous, position, track, heading } = carousel(page);
    await hydrate(root);
    await track.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await swipe(page, track, 'left');
    await expect(position).toHaveText(/^2 of 4:/);
    await expect(previous).toBeEnabled();
    await expect(heading('Your Rental Your Rules')).toBeInViewport();
  });

  test('who has swiped to the last before the script came stays there, and the controls follow', async ({
    page,
  }) => {
    const goOn = await hold(page, /\/carousel[^/]*\.js$/);
    await page.goto('/');
    const { root, position, track, heading } = carousel(page);
    await track.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }));
    await root.scrollIntoViewIfNeeded();
    await expect(heading(last)).toBeInViewport();
    goOn();
    await hydrate(root);
    await expect(position).toHaveText(/^4 of 4:/);
    await expect(heading(last)).toBeInViewport();
  });
});

test('the page starts at its top, on a reload too', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => scrollTo(0, 1500));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
  await page.reload();
  // A browser that restores the place does so a moment after the load.
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('Learn More leads to the hosts', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Learn More' }).click();
  await expect(page).toHaveURL('/become-a-host');
});

test('six situations lead to their help, and so do the links for drivers and hosts', async ({ page }) => {
  await page.goto('/');
  const help = page.getByRole('region', { name: 'Help on the road' });
  const situations = help.locator('a[href^="/faqs/drive/"]');
  await expect(situations).toHaveCount(6);
  await expect(help.getByRole('link', { name: '911' })).toHaveAttribute('href', 'tel:911');
  await expect(help.getByRole('link', { name: 'All tools' })).toHaveAttribute('href', '/tools');
  await help.getByRole('link', { name: 'All help for hosts' }).click();
  await expect(page.getByRole('tab', { name: 'Host' })).toHaveAttribute('aria-selected', 'true');
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the search answers', async ({ page }) => {
    await page.goto('/');
    const search = page.getByRole('main').getByRole('search');
    await search.getByRole('searchbox').fill('flat tire');
    await search.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search?q=flat+tire');
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(/breaks down/);
  });
});
