import { expect, type Page, test } from '@playwright/test';

const field = (page: Page) => page.locator('main [name=q]');
const options = (page: Page) => page.getByRole('option');
const results = (page: Page) => page.locator('main ol a');
const verificationCode = '/faqs/drive/GettingStarted#VerificationCode';

test('answers show while somebody types, and arrows and Enter lead to the section', async ({ page }) => {
  await page.goto('/faqs');
  const input = field(page);
  await input.pressSequentially('cant get code on my phone');
  await expect(options(page).first()).toHaveAttribute('href', verificationCode);
  await expect(input).toHaveAttribute('aria-expanded', 'true');
  await expect(options(page).first().locator('mark').first()).toBeVisible();

  await input.press('ArrowDown');
  const active = await input.getAttribute('aria-activedescendant');
  await expect(page.locator(`[id="${active}"]`)).toHaveAttribute('aria-selected', 'true');
  await input.press('ArrowUp');
  await expect(input).not.toHaveAttribute('aria-activedescendant');
  await input.press('ArrowDown');
  await input.press('Enter');
  await expect(page).toHaveURL(verificationCode);
});

test('Escape closes the answers, and then empties the field', async ({ page }) => {
  await page.goto('/faqs');
  const input = field(page);
  await input.pressSequentially('refund');
  await expect(options(page).first()).toBeVisible();
  await input.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(input).toHaveValue('refund');
  await expect(input).toHaveAttribute('aria-expanded', 'false');
  await input.press('Escape');
  await expect(input).toHaveValue('');
});

for (const keys of ['/', 'Control+k']) {
  test(`${keys} leads to the field in the header, which asks for the page's audience`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/faqs/host/HostQuickStart');
    await page.keyboard.press(keys);
    const input = page.locator('header [name=q]');
    await expect(input).toBeFocused();
    await input.pressSequentially('how do i cancel');
    await expect(options(page).first()).toHaveAttribute('href', /^\/faqs\/host\//);
    await input.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=how\+do\+i\+cancel&audience=host$/);
    await expect(results(page).first()).toHaveAttribute('href', /HostModifyingOrCancelingTrips#/);
  });
}

test('the search page can be linked to, keeps its address, and changes answers with the audience', async ({
  page,
}) => {
  await page.goto('/search?q=how%20do%20i%20cancel&audience=drive');
  await expect(results(page).first()).toHaveAttribute(
    'href',
    /^\/faqs\/drive\/ModifyingCancelingReservation#/,
  );
  await page.getByLabel('Hosts').check();
  await expect(results(page).first()).toHaveAttribute(
    'href',
    /^\/faqs\/host\/HostModifyingOrCancelingTrips#/,
  );
  await expect(page).toHaveURL(/audience=host/);
  await field(page).fill('lisence not verifed');
  await expect(page).toHaveURL(/q=lisence\+not\+verifed/);
  await page.reload();
  await expect(field(page)).toHaveValue('lisence not verifed');
});

test('recent searches stay on the device until somebody forgets them', async ({ page }) => {
  await page.goto('/faqs');
  await field(page).pressSequentially('money back');
  await expect(options(page).first()).toBeVisible();
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/search\?q=money\+back/);
  await page.goto('/faqs');
  await field(page).click();
  await expect(page.getByRole('option', { name: 'money back' })).toBeVisible();
  await page.getByRole('button', { name: 'Forget these' }).click();
  expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBeNull();
});

test('where nothing fits, that is said, with the nearest sections and the way to a person', async ({
  page,
}) => {
  await page.goto('/search?q=recipe+for+banana+bread');
  await expect(page.locator('main h2')).toContainText('Nothing fits');
  await expect(page.locator('main').getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    /^mailto:/,
  );
});

test('without the search file the form says so and can still be sent', async ({ page }) => {
  await page.route('**/static/search/*.json', (route) => route.abort());
  await page.goto('/faqs');
  await field(page).pressSequentially('refund');
  await expect(page.getByText('Suggestions could not be loaded')).toBeVisible();
  await field(page).press('Enter');
  await expect(results(page).first()).toBeVisible();
});

test('at 320 px nothing is cut off, and the header leads to the search page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/faqs');
  await field(page).pressSequentially('car broke down');
  await expect(options(page).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.locator('header').getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search');
  await field(page).pressSequentially('car broke down');
  await expect(results(page).first()).toHaveAttribute('href', /ReportingIncidents|IncidentWithGuest/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the server answers with the same ranking', async ({ page, browser }) => {
    await page.goto('/faqs');
    await field(page).fill('how do i get my money back');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/\/search\?q=how/);
    const hrefs = (on: Page) =>
      results(on).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const withoutScript = await hrefs(page);

    const live = await browser.newPage({ javaScriptEnabled: true });
    await live.goto('/search');
    await field(live).pressSequentially('how do i get my money back');
    await expect(results(live).first()).toBeVisible();
    await expect.poll(() => hrefs(live)).toEqual(withoutScript);
    await live.close();
  });

  test('what people type is text, never markup', async ({ page }) => {
    await page.goto(`/search?q=${encodeURIComponent('<img src=x onerror=alert(1)>"\'&')}`);
    await expect(page.locator('main img')).toHaveCount(0);
    await expect(field(page)).toHaveValue('<img src=x onerror=alert(1)>"\'&');
  });
});
