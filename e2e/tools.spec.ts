import { expect, type Page, test } from '@playwright/test';

const pages = [
  'price-estimate',
  'host-earnings',
  'extend',
  'cancel',
  'what-can-i-do',
  'running-late',
  'damage-claim',
  'maintenance',
  'host-checklist',
];

/** Where support sends people: everything filled in. */
const filled: Record<string, { query: string; answer: RegExp }> = {
  'price-estimate': {
    query: 'dayRate=60&hourRate=5&days=1&hours=1&fee=3&insurance=10&miles=0',
    answer: /^\$78\.00 for 1 day and 1 hour\.$/,
  },
  'host-earnings': {
    query: 'dayRate=60&hourRate=5&days=3&hours=2&share=80',
    answer: /^You earn \$152\.00: 80% of the \$190\.00/,
  },
  extend: {
    query:
      'dropOffDate=2197-03-01&dropOffTime=15:00&newDropOffDate=2197-03-01&newDropOffTime=18:00&next=known&nextStartDate=2197-03-01&nextStartTime=18:00&zone=America/New_York',
    answer: /^Only until Wed, Mar 1, 2197, 5:30 PM EST/,
  },
  cancel: {
    query: 'role=host&startDate=2197-03-02&startTime=09:00&amount=80&zone=America/New_York',
    answer: /^Canceling is free if you do it before Wed, Mar 1, 2197, 9:00 AM EST\.$/,
  },
  'what-can-i-do': {
    query: 'role=host&state=readyToStart',
    answer: /^Ready to start: you can see the license plate/,
  },
  'running-late': {
    query:
      'dropOffDate=2197-03-01&dropOffTime=14:00&returnAtDate=2197-03-01&returnAtTime=17:00&later1Date=2197-03-01&later1Time=16:00&zone=America/New_York',
    answer: /^One reservation is affected: Wed, Mar 1, 2197, 4:00 PM EST\./,
  },
  'damage-claim': {
    query: 'endedDate=2197-03-01&endedTime=15:00&zone=America/New_York',
    answer: /you can file a claim until Thu, Mar 2, 2197, 3:00 PM EST\.$/,
  },
  maintenance: { query: 'year=2001', answer: /^Yes, a report is due now/ },
  'host-checklist': { query: 'type=individual', answer: /^0 of \d+ ready\. Next: Name\.$/ },
};

const answer = (page: Page) => page.locator('[id$=-result] p').first();

for (const name of pages) {
  test(`${name}: a filled-in link gives the answer and announces it`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/tools/${name}#${filled[name]!.query}`);
    await expect(answer(page)).toHaveText(filled[name]!.answer);
    await expect(page.locator('main').getByRole('status')).toHaveText(filled[name]!.answer);
    const room = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(room).toBeLessThanOrEqual(0);
  });
}

test('a tool is filled in by keyboard, and the address carries what was typed', async ({ page }) => {
  await page.goto('/tools/price-estimate');
  await page.getByLabel('Price per day').focus();
  await expect(page.locator('[data-woken=yes]')).toBeAttached();
  await page.keyboard.type('60');
  await page.keyboard.press('Tab');
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await expect(answer(page)).toHaveText('At least $60.00 for 1 day.');
  await expect(page.locator('[id$=-result]')).toBeFocused();
  await expect(page.getByText('The reservation fee is not published here.')).toBeVisible();
  await expect(page).toHaveURL(/price-estimate#dayRate=60&hourRate=5$/);
  await page.reload();
  await expect(answer(page)).toHaveText('At least $60.00 for 1 day.');
});

test('what is wrong is said at the field, and the text stays', async ({ page }) => {
  await page.goto('/tools/price-estimate');
  await page.getByLabel('Price per hour').focus();
  await expect(page.locator('[data-woken=yes]')).toBeAttached();
  const rate = page.getByLabel('Price per day');
  await rate.fill('sixty');
  await page.getByLabel('Price per hour').fill('5');
  await expect(page.getByText('Enter an amount in dollars')).toBeVisible();
  await expect(rate).toHaveAttribute('aria-invalid', 'true');
  await expect(rate).toHaveAccessibleDescription(/Enter an amount in dollars/);
  await expect(rate).toHaveValue('sixty');
  await expect(page).toHaveURL(/dayRate=sixty/);
  await page.reload();
  await expect(rate).toHaveValue('sixty');
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(rate).toBeFocused();
});

test('what was typed before the tool woke is kept', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/static\/js\/react\./, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/tools/price-estimate#hourRate=5', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Price per day').fill('60');
  release();
  await expect(answer(page)).toHaveText('At least $60.00 for 1 day.');
  await expect(page.getByLabel('Price per day')).toHaveValue('60');
});

test('in an article a tool opens on a press, keeps the focus and the address, and its inputs over a reload', async ({
  page,
}) => {
  await page.goto('/faqs/host/HostManagingVehicleDamage#ClaimDeadline');
  const tool = page.getByRole('group', { name: 'Until when can I file a damage claim?' });
  const fold = tool.locator('summary');
  await fold.focus();
  await page.keyboard.press('Enter');
  await expect(fold).toBeFocused();
  await tool.getByLabel('Date').fill('2197-03-01');
  await tool.getByLabel('Time', { exact: true }).fill('15:00');
  await expect(answer(page)).toHaveText(/you can file a claim until/);
  await expect(page).toHaveURL(/HostManagingVehicleDamage#ClaimDeadline$/);
  await expect(page.getByRole('link', { name: 'Link to this answer' })).toHaveAttribute(
    'href',
    /^\/tools\/damage-claim#endedDate=2197-03-01&/,
  );

  // A section's link is a new entry of the history.
  await page.evaluate(() => (location.hash = '#FileClaim'));
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('endedTime=15%3A00');
  await page.reload();
  await expect(tool.getByLabel('Date')).toBeHidden();
  await fold.click();
  await expect(answer(page)).toHaveText(/you can file a claim until/);
});

test('an article costs no React until its tool is wanted', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/faqs/drive/VehicleReservations', { waitUntil: 'networkidle' });
  expect(scripts.filter((url) => url.includes('/react.'))).toEqual([]);
  await page.getByRole('heading', { name: 'Can I extend?' }).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => url.includes('/react.'))).toEqual([]);
  await page.getByText('Find out', { exact: true }).click();
  await expect(page.getByRole('button', { name: 'Show the answer' })).toBeVisible();
  await expect(page.locator('[data-woken=yes]')).toBeAttached();
});

test('a link to another answer, followed on the page itself, is answered', async ({ page }) => {
  await page.goto('/tools/maintenance#year=2001');
  await expect(answer(page)).toHaveText(/^Yes/);
  await page.goto('/tools/maintenance#year=2196');
  await expect(page.getByLabel('Year of the vehicle')).toHaveValue('2196');
  // The skip link changes the fragment too, and empties nothing.
  await page.evaluate(() => (location.hash = '#main'));
  await expect(page.getByLabel('Year of the vehicle')).toHaveValue('2196');
});

test('a link that still has its inputs in the query is answered, and the query goes', async ({ page }) => {
  await page.goto('/tools/maintenance?view=app&year=2001');
  await expect(answer(page)).toHaveText(/^Yes/);
  await expect(page).toHaveURL(/\/tools\/maintenance\?view=app#year=2001$/);
});

test('folded inputs are unfolded where a link fills them in, or one of them is wrong', async ({ page }) => {
  await page.goto('/tools/price-estimate#fee=3');
  await expect(page.getByLabel('Reservation fee')).toBeVisible();
  await page.goto('/tools/host-earnings');
  await page.getByText('Add', { exact: false }).first().click();
  const share = page.getByLabel('Your share');
  await share.fill('101');
  await page.locator('summary').first().click();
  await expect(share).toBeHidden();
  await page.getByLabel('Price per day').fill('60');
  await page.getByLabel('Price per hour').fill('5');
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(share).toBeFocused();
});

test('the deadline of a claim counts down without being announced each minute, and goes to the calendar', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-06-15T20:00:30Z') });
  await page.goto('/tools/damage-claim#endedDate=2026-06-15&endedTime=15:00&zone=America/New_York');
  await expect(page.getByText('22 hours and 59 minutes left.')).toBeVisible();
  await page.clock.runFor(61_000);
  await expect(page.getByText('22 hours and 58 minutes left.')).toBeVisible();
  await expect(page.locator('main').getByRole('status')).toHaveText(
    'You can file a claim until Tue, Jun 16, 3:00 PM EDT.',
  );
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to calendar' }).click();
  expect((await download).suggestedFilename()).toBe('damage-claim.ics');
});

test('the checklist remembers its ticks on the device', async ({ page }) => {
  await page.goto('/tools/host-checklist');
  // The first touch also wakes the tool: what it did is kept.
  await page.getByLabel(/^EIN/).click();
  await expect(answer(page)).toHaveText(/^1 of \d+ ready/);
  await page.reload();
  await expect(page.getByLabel(/^EIN/)).toBeChecked();
  await page.getByRole('button', { name: 'Clear the ticks' }).click();
  await expect(page.getByLabel(/^EIN/)).not.toBeChecked();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of [...pages.map((name) => `/tools/${name}`), '/faqs/drive/VehicleReservations']) {
    test(`${path} shows the rule and a worked example, and no form`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText('Example:').first()).toBeVisible();
      expect(await page.locator('main noscript').first().innerText()).toContain('needs JavaScript');
      await expect(page.locator('[data-island] :is(form, input, button):visible')).toHaveCount(0);
    });
  }
});

test('who one is, said in one tool, is known in the next, and a link to an answer keeps its own', async ({
  page,
}) => {
  await page.goto('/tools/cancel');
  await page.getByRole('radio', { name: 'The host' }).check();
  await expect(page.locator('[data-woken=yes]')).toBeAttached();
  await page.goto('/tools/what-can-i-do');
  await expect(page.getByRole('radio', { name: 'A host' })).toBeChecked();
  await page.goto('/tools/cancel#role=driver');
  await expect(page.locator('[data-woken=yes]')).toBeAttached();
  await expect(page.getByRole('radio', { name: 'The driver' })).toBeChecked();
});
