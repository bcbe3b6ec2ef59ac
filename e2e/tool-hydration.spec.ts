import { expect, type Page, test } from './journey.ts';
import { slowDown } from './slow-device.ts';

/**
 * A visitor types at whatever moment they like: before the script, while React and the tool come, and after. Each run
 * begins to type at once, on a slow processor, with another latency, so that hydration falls into another key.
 */
const latencies = [0, 100, 400];

/** Hydrated: the zone's options come with the tool. */
const hydrated = (page: Page, name: string) => page.locator(`[data-island=${name}][data-hydrated=yes]`);

for (const latencyMs of latencies) {
  test.describe(`with ${latencyMs} ms on the line`, () => {
    test('a date and a time hold what was typed', async ({ page }) => {
      await slowDown(page, { latencyMs, cpuSlowdown: 4 });
      await page.goto('/tools/damage-claim', { waitUntil: 'commit' });
      const time = page.getByLabel('Time', { exact: true });
      await time.focus();
      await page.keyboard.type('1130PM', { delay: 90 });
      const date = page.getByLabel('Date', { exact: true });
      await date.focus();
      await page.keyboard.type('12252196', { delay: 90 });
      await expect(hydrated(page, 'damage-claim')).toBeAttached();
      await expect(time).toHaveValue('23:30');
      await expect(date).toHaveValue('2196-12-25');
      await expect(page.locator('[id$=-result]')).toContainText('Dec 26, 2196, 11:30 PM');
    });

    test('amounts hold what was typed, and Enter is answered once the tool is there', async ({ page }) => {
      const addresses: string[] = [];
      page.on('request', (request) => addresses.push(request.url()));
      await slowDown(page, { latencyMs, cpuSlowdown: 4 });
      await page.goto('/tools/price-estimate', { waitUntil: 'commit' });
      await page.getByLabel('Price per day').focus();
      await page.keyboard.type('60.50', { delay: 60 });
      await page.getByLabel('Price per hour').focus();
      await page.keyboard.type('5', { delay: 60 });
      await page.keyboard.press('Enter');
      await expect(page.locator('[id$=-result] p').first()).toContainText('$60.50');
      await expect(page.locator('[id$=-result]')).toBeFocused();
      await expect(page.getByLabel('Price per day')).toHaveValue('60.50');
      await expect(page.getByLabel('Price per hour')).toHaveValue('5');
      expect(addresses.filter((address) => address.includes('60.50'))).toEqual([]);
    });

    test('in an article the fields are there with the press, and keep what is typed', async ({ page }) => {
      await slowDown(page, { latencyMs, cpuSlowdown: 4 });
      await page.goto('/faqs/host/HostManagingVehicleDamage', { waitUntil: 'commit' });
      await page.getByText('Find out', { exact: true }).click();
      const time = page.getByLabel('Time', { exact: true });
      await time.focus();
      await page.keyboard.type('0915AM', { delay: 90 });
      await page.getByRole('radio').last().check();
      await expect(hydrated(page, 'damage-claim')).toBeAttached();
      await expect(time).toHaveValue('09:15');
    });
  });
}

test('half a date is left alone while the tool is hydrated, and so is a choice', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/static\/js\/react\./, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/tools/damage-claim');
  const declined = page.getByRole('radio', { name: 'Yes' });
  await declined.check();
  await page.getByLabel('Date', { exact: true }).focus();
  await page.keyboard.type('1225');
  release();
  await expect(hydrated(page, 'damage-claim')).toBeAttached();
  await page.keyboard.type('2196');
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue('2196-12-25');
  await expect(declined).toBeChecked();
});

test('an answer asked for too early, with a field left empty, leads to that field once the tool is there', async ({
  page,
}) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/static\/js\//, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/tools/price-estimate', { waitUntil: 'commit' });
  await page.getByLabel('Price per day').fill('60');
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(page.getByText('The answer is loading')).toBeVisible();
  release();
  const missing = page.getByLabel('Price per hour');
  await expect(missing).toBeFocused();
  await expect(missing).toHaveAttribute('aria-invalid', 'true');
  await expect(missing).toHaveAccessibleDescription(/./);
});

test.describe('one field, left alone afterwards', () => {
  for (const latencyMs of latencies) {
    test(`typed into with ${latencyMs} ms on the line, it is answered`, async ({ page }) => {
      await slowDown(page, { latencyMs, cpuSlowdown: 4 });
      await page.goto('/tools/maintenance', { waitUntil: 'commit' });
      await page.getByLabel('Year of the vehicle').focus();
      await page.keyboard.type('2001');
      await expect(page.locator('[id$=-result]')).toContainText('due now');
    });
  }
});

for (const [what, scripts] of [
  ['the tool’s script missing', /\/static\/js\/price-estimate\.island/],
  ['the tool’s words missing', /\/static\/tools\/price-estimate/],
] as const) {
  test(`with ${what}, what was typed is kept, and is there when the page is loaded again`, async ({
    page,
  }) => {
    await page.route(scripts, (route) => route.abort());
    await page.goto('/tools/price-estimate');
    await page.getByLabel('Price per day').fill('61');
    await page.getByLabel('Price per hour').fill('5');
    await page.getByLabel('Price per hour').press('Enter');
    const retry = page.getByRole('button', { name: 'Load again' });
    await expect(retry).toBeVisible();
    await expect(page.getByText('The answer is loading')).toBeHidden();
    await expect(page.getByText('Your answer appears here')).toBeHidden();
    await expect(page).toHaveURL(/\/tools\/price-estimate$/);
    await page.getByLabel('Price per day').fill('62');

    await page.unroute(scripts);
    await retry.click();
    await expect(page.locator('[id$=-result]')).toContainText('$62.00');
    await expect(page.locator('[id$=-result]')).toBeFocused();
    await expect(page.getByLabel('Price per day')).toHaveValue('62');
    await expect(page).toHaveURL(/#dayRate=62/);
    await page.getByLabel('Price per day').fill('63');
    await expect(page).toHaveURL(/#dayRate=63/);
    await page.reload();
    await expect(page.locator('[id$=-result]')).toContainText('$63.00');
  });
}

test('with no script at all, Enter sends nothing, empties nothing, and the page says what to do', async ({
  page,
}) => {
  await page.route(/\/static\/js\//, (route) => route.abort());
  await page.goto('/tools/price-estimate');
  await expect(page.getByText('The answer is loading')).toBeHidden();
  await page.getByLabel('Price per day').fill('61');
  await page.getByLabel('Price per day').press('Enter');
  await expect(page.getByText('The answer is loading')).toBeVisible();
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(page).toHaveURL(/\/tools\/price-estimate$/);
  await expect(page.getByLabel('Price per day')).toHaveValue('61');
});

test('what is entered leaves the device in no request and no referrer', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url(), JSON.stringify(request.headers())));
  await page.goto('/tools/price-estimate');
  await page.getByLabel('Price per day').fill('61.37');
  await page.getByLabel('Price per hour').fill('5');
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(page).toHaveURL(/#dayRate=61\.37/);
  await page.reload();
  await expect(page.locator('[id$=-result]')).toContainText('$61.37');
  await page
    .getByRole('group', { name: 'Answer' })
    .getByRole('link', { name: 'What a reservation costs' })
    .click();
  await expect(page).toHaveURL(/\/faqs\/drive\//);
  await page.goBack();
  await expect(page.locator('[id$=-result]')).toContainText('$61.37');
  expect(sent.length).toBeGreaterThan(10);
  expect(sent.filter((text) => text.includes('61.37'))).toEqual([]);
});
