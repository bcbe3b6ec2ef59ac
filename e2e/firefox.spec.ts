import { expect, test } from './journey.ts';
import { desktop } from './screens.ts';

// What Firefox does otherwise than Chromium, done to Chromium. The policy names the styles as they were.
test.use({ ...desktop, bypassCSP: true });

test.describe('where a button that sends a form counts as filled in from the start', () => {
  test.beforeEach(({ context }) =>
    context.route(
      ({ pathname }) => /^[^.]*$|\.(?:css|js)$/.test(pathname),
      async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replaceAll(':user-valid', ':is(:user-valid,button)');
        await route.fulfill({ response, body });
      },
    ),
  );

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
