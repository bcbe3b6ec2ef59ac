import { expect, test } from './journey.ts';
import { carousel, hydrate } from './carousel.ts';
import { desktop, phone } from './screens.ts';

for (const [name, screen] of Object.entries({ desktop, phone })) {
  test.describe(`on a ${name}`, () => {
    test.use(screen);

    test('six features, two a page, over three pages', async ({ page }) => {
      await page.goto('/become-a-host');
      const { root, previous, next, position, slide } = carousel(page);
      await hydrate(root);
      await expect(previous).toBeDisabled();
      for (const number of [1, 2, 3]) {
        await expect(position).toHaveText(new RegExp(`^${number} of 3:`));
        // Else some screen readers say it once for each text.
        expect(await position.evaluate((place) => place.childNodes.length)).toBe(1);
        await expect(slide(number).getByRole('heading')).toHaveCount(2);
        await expect(slide(number)).toBeInViewport();
        if (number < 3) await next.click();
      }
      await expect(next).toBeDisabled();
      await previous.click();
      await expect(position).toHaveText(/^2 of 3:/);
    });
  });
}
