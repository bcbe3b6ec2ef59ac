import { expect, test } from './journey.ts';
import { desktop } from './screens.ts';

const article = '/faqs/drive/VehicleReservations';

test.use(desktop);

test('arriving at a section moves the focus there, also when only the fragment changes', async ({ page }) => {
  await page.goto(`${article}#ReservationStates`);
  await expect(page.locator('#ReservationStates')).toBeFocused();
  await page.evaluate(() => (location.hash = '#InsuranceCard'));
  await expect(page.locator('#InsuranceCard')).toBeFocused();
  await expect(page.locator('#InsuranceCard')).toBeInViewport();
});

test('the link beside a heading is copied, and says so', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(article);
  const link = page.locator('a[data-copy][href="#ReservationStates"]');
  await expect(link).toHaveAccessibleName(/^Link to this section: \w+/);
  await link.click();
  // Said by a region of its own, and shown beside the link.
  await expect(page.locator('body > [role=status]')).toHaveText('Link copied');
  await expect(link).toHaveText('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${baseURL}${article}#ReservationStates`,
  );
});

test('a link is copied by its first press, also where that is allowed within the press alone, as in Safari', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    let isPressed = false;
    addEventListener(
      'click',
      () => {
        isPressed = true;
        setTimeout(() => (isPressed = false));
      },
      true,
    );
    const write = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = (text) =>
      isPressed ? write(text) : Promise.reject(new DOMException('Not in a press', 'NotAllowedError'));
  });
  await page.goto(article);
  const link = page.locator('a[data-copy][href="#ReservationStates"]');
  await link.click();
  await expect(link).toHaveText('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/#ReservationStates$/);
});

test('on paper there are only the words, with nothing folded', async ({ page }) => {
  await page.goto('/faqs');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByText('Why is my reservation abandoned, and was I charged?')).toBeVisible();
});

for (const width of [1280, 620]) {
  test(`at ${width} px no word in a table is broken`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/privacy-policy');
    const broken = await page.locator('td, th').evaluateAll((cells) =>
      cells.flatMap(({ firstChild }) => {
        const words = [...(firstChild!.textContent ?? '').matchAll(/\w+/g)];
        return words.flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(firstChild!, index);
          range.setEnd(firstChild!, index + word.length);
          return range.getClientRects().length > 1 ? word : [];
        });
      }),
    );
    expect(broken).toEqual([]);
  });
}
