import { expect, test } from './journey.ts';
import { carousel, hydrate } from './carousel.ts';
import { desktop, phone } from './screens.ts';

const features = ['Wide range of vehicles', 'Multiple locations', 'Transparent pricing'];

test.describe('on a phone', () => {
  test.use(phone);

  test('the arrows go round, both ways', async ({ page }) => {
    await page.goto('/how-it-works');
    const { root, previous, next, position, heading } = carousel(page);
    await hydrate(root);
    await previous.click();
    await expect(position).toHaveText(/^3 of 3:/);
    await expect(heading(features[2]!)).toBeInViewport();
    await next.click();
    await expect(position).toHaveText(/^1 of 3:/);
    await expect(heading(features[0]!)).toBeInViewport();
    await next.click();
    await expect(position).toHaveText(/^2 of 3:/);
  });
});

test.describe('on a desktop', () => {
  test.use(desktop);

  test('a grid is no stop of the Tab key, and is not called a carousel', async ({ page }) => {
    await page.goto('/how-it-works');
    const { root, heading } = carousel(page);
    await page.getByRole('link', { name: 'Estimate your price' }).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(root.locator(':focus')).toHaveCount(0);
    await expect(page.getByRole('group', { name: '1 of 3' })).toHaveCount(0);
    await expect(heading(features[0]!)).toBeVisible();
  });

  test('the cards become a carousel in a window that is made narrow', async ({ page }) => {
    await page.goto('/how-it-works');
    const { root, next, position } = carousel(page);
    await root.scrollIntoViewIfNeeded();
    await page.setViewportSize(phone.viewport);
    await hydrate(root);
    await next.click();
    await expect(position).toHaveText(/^2 of 3:/);
  });

  test('the cards stand in a grid, and React is not asked for', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto('/how-it-works');
    const { root, next, heading } = carousel(page);
    await root.scrollIntoViewIfNeeded();
    for (const name of features) await expect(heading(name)).toBeInViewport();
    await expect(next).toBeHidden();

    const islands = page.locator('[data-island]');
    for (let index = 0; index < (await islands.count()); index++)
      await islands.nth(index).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((address) => /react|island/.test(address))).toEqual([]);
  });
});
