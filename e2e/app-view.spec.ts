import { untilSo } from '../checks/until-so.ts';
import { type Page, expect, test } from './journey.ts';
import { phone } from './screens.ts';

test.use(phone);

/** Neither header nor footer is to be seen, and the address says why. */
async function expectInApp(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  expect(new URL(page.url()).searchParams.get('view')).toBe('app');
}

test('in the app there is neither header nor footer, and links keep it so', async ({ page }) => {
  await page.goto('/faqs/drive/VehicleReservations?view=app');
  await expectInApp(page);
  const main = page.getByRole('main');
  await main
    .getByRole('link', { name: /^What does a reservation cost/ })
    .first()
    .click();
  await expect(page).toHaveURL(/ReservationPayment\?view=app#Cost$/);
  await expectInApp(page);
});

test('links that a tool brings with its answer keep the view, and so does its address', async ({ page }) => {
  await page.goto('/tools/maintenance?view=app');
  await expectInApp(page);
  await page.getByLabel('Year of the vehicle').fill('2001');
  await expect(page).toHaveURL(/\?view=app#year=2001/);
  const answer = page.getByRole('group', { name: 'Answer' });
  // A link to send to somebody is for the whole site.
  await expect(answer.locator('[data-copy]')).toHaveAttribute('href', /^\/tools\/maintenance#year=2001/);
  await answer.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/faqs\/host\/\w+\?view=app#/);
  await expectInApp(page);
});

test('searching keeps the view, by the button, while somebody types, and by what was found', async ({
  page,
}) => {
  await page.goto('/faqs?view=app');
  const field = page.getByRole('main').locator('[name=q]');
  await field.fill('cancel my reservation');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=cancel.*view=app/);
  await expectInApp(page);
  await page.locator('[name=q]').filter({ visible: true }).fill('receipt');
  await expect(page).toHaveURL(/q=receipt.*view=app/);
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/faqs\/.*\?view=app#/);
  await expectInApp(page);
});

test('what scripts navigate to keeps the view, too, and an unknown address has it', async ({ page }) => {
  await page.goto('/about-us?view=app');
  await untilSo(page, () => document.querySelector('a[href$="view=app"]') !== null);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => (location.href = '/no-such-page'));
  await expect(page).toHaveURL('/no-such-page?view=app');
  await expectInApp(page);
});

test('a file that a tool makes is saved, and its page stays', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-06-15T20:00:30Z'));
  await page.goto('/tools/damage-claim?view=app#endedDate=2026-06-15&endedTime=15:00&zone=America/New_York');
  await untilSo(page, () => document.querySelector('main a[href*="view=app"]') !== null);
  await page.waitForLoadState('networkidle');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to calendar' }).click();
  expect((await saved).suggestedFilename()).toBe('damage-claim.ics');
  await expect(page).toHaveURL(/\/tools\/damage-claim\?view=app/);
  await expectInApp(page);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('links and forms keep the view', async ({ page }) => {
    await page.goto('/faqs?view=app');
    const form = page.getByRole('main').locator('form').filter({ visible: true });
    await form.locator('[name=q]').fill('receipt');
    await form.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search\?.*q=receipt.*view=app/);
    await expectInApp(page);
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await expectInApp(page);
  });
});
