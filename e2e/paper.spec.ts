import { carousel, hydrate } from './carousel.ts';
import { expect, test } from './journey.ts';
import { desktop, phone } from './screens.ts';

/** Narrower than a screen of a desk, wider than a phone's: about what a sheet without its margins takes. */
const sheet = { width: 800, height: 1100 };

for (const [name, screen] of Object.entries({ phone, desktop })) {
  test.describe(`on a ${name}`, () => {
    test.use(screen);

    for (const path of ['/', '/how-it-works', '/become-a-host']) {
      test(`${path}: on paper every slide is there, and nothing to press`, async ({ page }) => {
        await page.goto(path);
        const carousels = page.locator('[aria-roledescription=carousel]');
        const count = await carousels.count();
        expect(count).toBeGreaterThan(0);
        for (let index = 0; index < count; index += 1) {
          const { root, next } = carousel(page, index);
          // Where its cards stand in a grid it stays as it was built.
          if (await next.isVisible()) await hydrate(root);
          else await root.scrollIntoViewIfNeeded();
        }
        const slides = page.locator('[aria-roledescription=slide]');
        // Those far from the one in sight are not rendered on the screen.
        if (path === '/') await expect(slides.last()).toBeEmpty();
        await page.emulateMedia({ media: 'print' });
        for (const slide of await slides.all())
          await expect(slide.getByRole('heading').first()).toBeVisible();
        const outside = await slides.evaluateAll(
          (all) => all.filter((slide) => slide.getBoundingClientRect().right > innerWidth + 1).length,
        );
        expect(outside).toBe(0);
        for (let index = 0; index < count; index += 1) await expect(carousel(page, index).next).toBeHidden();
      });
    }
  });
}

for (const path of ['/', '/become-a-host']) {
  test(`${path}: on paper nothing is wider than the sheet`, async ({ page }) => {
    await page.setViewportSize(sheet);
    await page.goto(path);
    await hydrate(carousel(page).root);
    await page.emulateMedia({ media: 'print' });
    await expect(carousel(page).next).toBeHidden();
    const overflowPx = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflowPx).toBeLessThanOrEqual(0);
  });
}
