import { hold } from './hold.ts';
import { expect, type Locator, type Page, test } from './journey.ts';
import { goBack, reload } from './tab-history.ts';

test.describe.configure({ mode: 'parallel' });

// Where its script or its words do not come, the island reports so.
test.use({ ownFault: /^Island price-estimate$/ });

/**
 * A visitor types at whatever moment they like: before the script, while React and the tool come, and after. Each runs once on a
 * slow device, and else has React come with another key, so that hydration falls into those after it.
 */
const moments = [
  { moment: 'on a slow device' },
  { moment: 'while React comes with the first key', key: 1 },
  { moment: 'while React comes with the fifth', key: 5 },
  { moment: 'before React comes', key: Infinity },
];

/** As fast as people type who are good at it. */
const keyMs = 60;

/** Hydrated: the zone's options come with the tool. */
const hydrated = (page: Page, name: string) => page.locator(`[data-island=${name}][data-hydrated=yes]`);

/** Opens a page and lets somebody type there at once. React comes with a key, or when they rest; without one, when it comes. */
async function openToType(page: Page, path: string, key?: number) {
  const release = key ? await hold(page, /\/static\/js\/react\./) : () => undefined;
  await page.goto(path, { waitUntil: 'commit' });
  let pressed = 0;
  async function type(field: Locator, letters: string): Promise<void> {
    await field.focus();
    for (const letter of letters) {
      await page.keyboard.press(letter);
      if (++pressed === key) release();
      await page.waitForTimeout(keyMs);
    }
  }
  return { type, rest: release };
}

for (const { moment, key } of moments) {
  test.describe(moment, () => {
    if (!key) test.beforeEach(({ slowDown }) => slowDown({ latencyMs: 100, cpuSlowdown: 4 }));

    test('a date and a time hold what was typed', async ({ page }) => {
      const { type, rest } = await openToType(page, '/tools/damage-claim', key);
      const time = page.getByLabel('Time', { exact: true });
      const date = page.getByLabel('Date', { exact: true });
      await type(time, '1130P');
      await type(date, '12252196');
      rest();
      await expect(hydrated(page, 'damage-claim')).toBeAttached();
      await expect(time).toHaveValue('23:30');
      await expect(date).toHaveValue('2196-12-25');
      await expect(page.locator('[id$=-result]')).toContainText('Dec 26, 2196, 11:30 PM');
    });

    test('amounts hold what was typed, and Enter is answered once the tool is there', async ({ page }) => {
      const addresses: string[] = [];
      page.on('request', (request) => addresses.push(request.url()));
      const { type, rest } = await openToType(page, '/tools/price-estimate', key);
      await type(page.getByLabel('Price per day'), '60.50');
      await type(page.getByLabel('Price per hour'), '5');
      await page.keyboard.press('Enter');
      rest();
      await expect(page.locator('[id$=-result] p').first()).toContainText('$60.50');
      await expect(page.locator('[id$=-result]')).toBeFocused();
      await expect(page.getByLabel('Price per day')).toHaveValue('60.50');
      await expect(page.getByLabel('Price per hour')).toHaveValue('5');
      expect(addresses.filter((address) => address.includes('60.50'))).toEqual([]);
    });

    test('in an article the fields are there with the press, and keep what is typed', async ({ page }) => {
      const { type, rest } = await openToType(page, '/faqs/host/HostManagingVehicleDamage', key);
      await page.getByText('Find out', { exact: true }).click();
      const time = page.getByLabel('Time', { exact: true });
      await type(time, '0915A');
      await page.getByRole('radio').last().check();
      rest();
      await expect(hydrated(page, 'damage-claim')).toBeAttached();
      await expect(time).toHaveValue('09:15');
    });

    test('one field, left alone afterwards, is answered', async ({ page }) => {
      const { type, rest } = await openToType(page, '/tools/maintenance', key);
      await type(page.getByLabel('Year of the vehicle'), '2001');
      rest();
      await expect(page.locator('[id$=-result]')).toContainText('due now');
    });
  });
}

const changes: Record<string, (page: Page) => Promise<unknown>> = {
  // As people do: what a program chooses, the browser does not mark as theirs.
  '/tools/what-can-i-do': (page) => page.getByLabel('My reservation says').press('ArrowDown'),
  '/tools/cancel': (page) => page.getByRole('radio', { name: 'The host' }).check(),
};
for (const [path, change] of Object.entries(changes)) {
  test(`${path}: an answer that came with the page is not shown to another question`, async ({ page }) => {
    const release = await hold(page, /\/static\/js\/react\./);
    await page.goto(path);
    const answer = page.locator('[id$=-result]');
    await expect(answer).toBeVisible();
    await change(page);
    await expect(answer).toBeHidden();
    await expect(page.getByText('The answer is loading')).toBeVisible();
    release();
    await expect(page.getByText('The answer is loading')).toHaveCount(0);
    await expect(answer.or(page.getByText('Your answer appears here'))).toBeVisible();
  });
}

test('half a date is left alone while the tool is hydrated, and so is a choice', async ({ page }) => {
  const release = await hold(page, /\/static\/js\/react\./);
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
  const release = await hold(page, /\/static\/js\//);
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

test('unfolded where not even the first script comes, a tool says why it gives no answer', async ({
  page,
}) => {
  await page.route(/\/static\/js\//, (route) => route.abort());
  await page.goto('/faqs/drive/ReservationPayment');
  await page.getByText('Find out', { exact: true }).first().click();
  const words = page.getByText('The answer is loading');
  await expect(words).toHaveCSS('opacity', '0');
  await page.evaluate(() => document.getAnimations().forEach((each) => each.finish()));
  await expect(words).toHaveCSS('opacity', '1');
  await expect(words).toBeVisible();
  await expect(page.getByLabel('Price per day')).toBeEditable();
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
    await reload(page);
    await expect(page.locator('[id$=-result]')).toContainText('$63.00');
  });
}

test('who left a tool before it came, and comes back, is asked for nothing', async ({ page }) => {
  // Firefox and Safari end what is asked for as soon as a link is pressed: it fails in the page that is left.
  const react = /\/static\/js\/react\./;
  await page.route(react, (route) => route.abort());
  await page.goto('/tools/price-estimate');
  await page.getByLabel('Price per day').focus();
  await expect(page.getByRole('button', { name: 'Load again' })).toBeVisible();
  await page.unroute(react);
  await page.goto('/contact');
  await goBack(page);
  await expect(hydrated(page, 'price-estimate')).toBeAttached();
  await page.getByLabel('Days').fill('2');
  await expect(page.locator('main [aria-invalid=true]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(page.getByLabel('Price per day')).toBeFocused();
});

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

test('what was entered is there again for whoever leaves a field, and the page at once', async ({ page }) => {
  await page.goto('/tools/price-estimate#dayRate=60');
  await expect(hydrated(page, 'price-estimate')).toBeAttached();
  await page.getByLabel('Price per hour').fill('5.25');
  await page.keyboard.press('Tab');
  await reload(page);
  await expect(page.getByLabel('Price per hour')).toHaveValue('5.25');
});

test('what was chosen on a page left before its scripts came is answered for whoever comes back', async ({
  page,
}) => {
  // As where nothing may be stored.
  await page.addInitScript(() => Object.defineProperty(window, 'localStorage', { value: null }));
  for (const { path, role, was, answer } of [
    { path: 'what-can-i-do', role: 'radio', was: 'insurance card', answer: 'assign a new vehicle' },
    { path: 'host-checklist', role: 'checkbox', was: '0 of 12', answer: '1 of 12' },
  ] as const) {
    const release = await hold(page, /\/static\/js\/react\./);
    await page.goto(`/tools/${path}`, { waitUntil: 'commit' });
    await page.locator('main').getByRole(role).nth(1).check();
    await page.mouse.move(0, 0);
    await page.goto('/contact');
    await goBack(page, { waitUntil: 'commit' });
    await expect(page.locator('main').getByRole(role).nth(1)).toBeChecked();
    await expect(page.getByText(was).first()).toBeHidden();
    await expect(page.getByText('The answer is loading')).toBeVisible();
    release();
    await expect(page.locator('[id$=-result]')).toContainText(answer);
  }
});

test('a link to an answer is followed in the tab where the tool stands untouched, too', async ({ page }) => {
  await page.goto('/tools/price-estimate');
  await expect(hydrated(page, 'price-estimate')).toHaveCount(0);
  await page.goto('/tools/price-estimate#dayRate=62');
  await expect(page.getByLabel('Price per day')).toHaveValue('62');
});

test('what is entered leaves the device in no request and no referrer', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url(), JSON.stringify(request.headers())));
  await page.goto('/tools/price-estimate');
  await page.getByLabel('Price per day').fill('61.37');
  await page.getByLabel('Price per hour').fill('5');
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(page).toHaveURL(/#dayRate=61\.37/);
  await reload(page);
  await expect(page.locator('[id$=-result]')).toContainText('$61.37');
  await page
    .getByRole('group', { name: 'Answer' })
    .getByRole('link', { name: 'What a reservation costs' })
    .click();
  await expect(page).toHaveURL(/\/faqs\/drive\//);
  await goBack(page);
  await expect(page.locator('[id$=-result]')).toContainText('$61.37');
  expect(sent.length).toBeGreaterThan(10);
  expect(sent.filter((text) => text.includes('61.37'))).toEqual([]);
});
