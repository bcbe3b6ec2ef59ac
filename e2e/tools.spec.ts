import { existsSync, readFileSync } from 'node:fs';
import { hold } from './hold.ts';
import { expect, type Page, test } from './journey.ts';
import { goBack, reload } from './tab-history.ts';
import { indexedPaths } from '../checks/built-site.ts';

test.describe.configure({ mode: 'parallel' });

/** Where support sends people, everything filled in, and patterns for what stands large and for the sentence below it. */
interface Journey {
  inputs: string;
  headline: string;
  answer: string;
}

/** Each tool of the built site has one, in its folder. */
function journeyOf(name: string): Journey {
  const file = `site/tools/${name}/journey.json`;
  if (!existsSync(file))
    throw new Error(`Write ${file}: the "inputs" of a link, and the "headline" and "answer" to it.`);
  return JSON.parse(readFileSync(file, 'utf8')) as Journey;
}

const names = indexedPaths.flatMap((path) => /^\/tools\/(.+)$/.exec(path)?.[1] ?? []);

const headline = (page: Page) => page.locator('[id$=-result] > p').first();
const answer = (page: Page) => page.locator('[id$=-result] > p').nth(1);

for (const name of names) {
  test(`${name}: a filled-in link gives the answer and announces it`, async ({ page }) => {
    const journey = journeyOf(name);
    const expected = new RegExp(journey.answer);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/tools/${name}#${journey.inputs}`);
    const remedy = `what site/tools/${name}/journey.json expects; an input that it lacks or that is wrong is told on the page`;
    await expect(answer(page), remedy).toHaveText(expected);
    await expect(headline(page), remedy).toHaveText(new RegExp(journey.headline));
    await expect(page.locator('main').getByRole('status')).toHaveText(expected);
    const overflowPx = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflowPx).toBeLessThanOrEqual(0);
  });
}

test('whoever is told to ask us can press where, and what it is about is filled in there', async ({
  page,
}) => {
  await page.goto('/tools/cancel#role=driver&state=upcoming');
  const link = answer(page).getByRole('link', { name: /\/contact$/ });
  await expect(link).toHaveAttribute('href', '/contact?topic=reservation');
  await link.click();
  await expect(page.getByRole('combobox')).toHaveValue('reservation');
});

test('a tool is filled in by keyboard, and the address carries what was typed', async ({ page }) => {
  await page.goto('/tools/price-estimate');
  await page.getByLabel('Price per day').focus();
  await expect(page.locator('[data-hydrated=yes]')).toBeAttached();
  await page.keyboard.type('60');
  await page.keyboard.press('Tab');
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await expect(answer(page)).toHaveText('At least $60.00 for 1 day.');
  await expect(page.locator('[id$=-result]')).toBeFocused();
  await expect(page.getByText("The reservation fee isn't published here.")).toBeVisible();
  await expect(page).toHaveURL(/price-estimate#dayRate=60&hourRate=5$/);
  await reload(page);
  await expect(answer(page)).toHaveText('At least $60.00 for 1 day.');
});

test('a reload brings back what was typed, and asks for nothing in its place', async ({ page }) => {
  await page.goto('/tools/price-estimate');
  await page.getByLabel('Price per day').focus();
  await expect(page.locator('[data-hydrated=yes]')).toBeAttached();
  await page.keyboard.type('60');
  await expect(page).toHaveURL(/price-estimate#dayRate=60$/);
  await reload(page);
  await expect(page.locator('[data-hydrated=yes]')).toBeAttached();
  await expect(page.getByLabel('Price per day')).toHaveValue('60');
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
  await expect(page.locator('body')).toBeFocused();
});

test('whoever leaves a field and at once the page finds what was typed on the way back', async ({ page }) => {
  await page.goto('/tools/price-estimate');
  const rate = page.getByLabel('Price per day');
  await rate.focus();
  await expect(page.locator('[data-hydrated=yes]')).toBeAttached();
  // However slow the machine: no time passes between the last letter and the link.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await rate.fill('60');
  await page.keyboard.press('Tab');
  await page.getByRole('banner').getByRole('link', { name: 'home page' }).click();
  await expect(page).toHaveURL('/');
  await goBack(page);
  await expect(page).toHaveURL(/price-estimate#dayRate=60$/);
  await expect(rate).toHaveValue('60');
});

test('a press on the button counts, though the mistake above it is told meanwhile', async ({ page }) => {
  await page.goto('/tools/maintenance');
  const year = page.getByLabel('Year of the vehicle');
  await year.focus();
  await expect(page.locator('[data-hydrated=yes]')).toBeAttached();
  await year.fill('abc');
  const button = page.getByRole('button', { name: 'Show the answer' });
  const { x, y, width, height } = (await button.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.waitForTimeout(100);
  await page.mouse.up();
  // Who asks is led to what is wrong; who only leaves a field is not.
  await expect(year).toHaveAttribute('aria-invalid', 'true');
  await expect(year).toBeFocused();
});

test('what is wrong is said at the field, and the text stays', async ({ page }) => {
  await page.goto('/tools/price-estimate');
  await page.getByLabel('Price per hour').focus();
  await expect(page.locator('[data-hydrated=yes]')).toBeAttached();
  const rate = page.getByLabel('Price per day');
  await rate.fill('sixty');
  await page.getByLabel('Price per hour').fill('5');
  await expect(page.getByText('Enter an amount in dollars')).toBeVisible();
  await expect(rate).toHaveAttribute('aria-invalid', 'true');
  await expect(rate).toHaveAccessibleDescription(/Enter an amount in dollars/);
  await expect(rate).toHaveValue('sixty');
  await expect(page).toHaveURL(/dayRate=sixty/);
  await reload(page);
  await expect(rate).toHaveValue('sixty');
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(rate).toBeFocused();
});

test('an amount is read as people write it, and stays as they did', async ({ page }) => {
  await page.goto('/tools/price-estimate');
  await page.getByLabel('Price per day').fill('45,50');
  await page.getByLabel('Price per hour').fill('5 $');
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(answer(page)).toHaveText('At least $45.50 for 1 day.');
  await expect(page.getByLabel('Price per day')).toHaveValue('45,50');
  await reload(page);
  await expect(answer(page)).toHaveText('At least $45.50 for 1 day.');
  await expect(page.getByLabel('Price per day')).toHaveValue('45,50');
});

test('a press on the sign before an amount is one on its field', async ({ page }) => {
  await page.goto('/tools/price-estimate');
  const field = page.getByLabel('Price per day');
  const { x, y, height } = (await field.boundingBox())!;
  await page.mouse.click(x + 16, y + height / 2);
  await expect(field).toBeFocused();
});

test('who asks is told: the answer, or what is wrong in the field that has the focus already', async ({
  page,
}) => {
  await page.goto('/tools/maintenance');
  const year = page.getByLabel('Year');
  await year.focus();
  await expect(page.locator('[data-hydrated=yes]')).toBeAttached();
  const said = page.locator('main').getByRole('status');
  await year.press('Enter');
  await expect(year).toHaveAttribute('aria-invalid', 'true');
  await expect(year).toBeFocused();
  await expect(said).toHaveText(/Year.*: \S/);
  await year.fill('2020');
  await year.press('Enter');
  await expect(page.locator('[id$=-result]')).toBeFocused();
  await expect(said).toHaveText((await answer(page).textContent())!);
});

for (const [name, fold] of [
  ['price-estimate', true],
  ['host-earnings', true],
  ['host-earnings', false],
  ['damage-claim', false],
] as const) {
  for (const height of [568, 664]) {
    test(`${name}${fold ? ', unfolded,' : ''} on a phone ${height} px high: the answer asked for begins in sight`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: height < 600 ? 320 : 390, height });
      await page.goto(
        `/tools/${name}#${journeyOf(name).inputs.replace(/&(fee|share|miles|insurance)=[^&]*/g, '')}`,
      );
      await expect(page.locator('[data-hydrated=yes]')).toBeAttached();
      await expect(headline(page)).toBeAttached();
      if (fold) await page.locator('form summary').first().click();
      const button = page.getByRole('button', { name: 'Show the answer' });
      // As far down as one has to look for the button, and no further.
      await button.evaluate((element) => element.scrollIntoView({ block: 'end' }));
      await button.click();
      const answer = page.locator('[id$=-result]');
      await expect(answer).toBeFocused();
      const header = (await page.getByRole('banner').boundingBox())!;
      const box = (await headline(page).boundingBox())!;
      expect(box.y).toBeGreaterThanOrEqual(header.y + header.height);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
    });
  }
}

test('what was typed before the tool hydrated is kept', async ({ page }) => {
  const release = await hold(page, /\/static\/js\/react\./);
  await page.goto('/tools/price-estimate#hourRate=5', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Price per day').fill('60');
  release();
  await expect(answer(page)).toHaveText('At least $60.00 for 1 day.');
  await expect(page.getByLabel('Price per day')).toHaveValue('60');
});

test('a field that something else than fingers or keys has changed is answered for', async ({ page }) => {
  await page.goto('/tools/what-can-i-do');
  // As speech and filling-in programs do: without touching or focusing the field.
  await page.locator('main select').evaluate((select: HTMLSelectElement) => {
    select.value = 'runningLate';
    for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
  });
  await expect(page.locator('main')).toContainText('Running late: you can');
  await expect(page.locator('main')).not.toContainText('Upcoming: you can');
});

test('in an article a tool opens on a press, keeps the focus and the address, and its inputs over a reload', async ({
  page,
}) => {
  await page.goto('/faqs/host/HostManagingVehicleDamage#ClaimDeadline');
  const tool = page.getByRole('group', { name: 'What is the deadline for my damage claim?' });
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
  await reload(page);
  await expect(tool.getByLabel('Date')).toBeHidden();
  await fold.click();
  await expect(answer(page)).toHaveText(/you can file a claim until/);
});

test('an article costs no React until its tool is wanted', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/faqs/drive/DriverResponsibilities', { waitUntil: 'networkidle' });
  expect(scripts.filter((url) => url.includes('/react.'))).toEqual([]);
  await page.getByRole('heading', { name: 'Can I extend?' }).scrollIntoViewIfNeeded();
  // Once it was drawn in sight, and had the time to ask for more.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 300))));
  expect(scripts.filter((url) => url.includes('/react.'))).toEqual([]);
  await page.getByText('Find out', { exact: true }).click();
  await expect(page.getByRole('button', { name: 'Show the answer' })).toBeVisible();
  await expect(page.locator('[data-hydrated=yes]')).toBeAttached();
});

test('a link to another answer, followed on the page itself, is answered', async ({ page }) => {
  await page.goto('/tools/maintenance#year=2001');
  await expect(answer(page)).toHaveText(/^A report is due now/);
  await page.goto('/tools/maintenance#year=2196');
  await expect(page.getByLabel('Year of the vehicle')).toHaveValue('2196');
  // The skip link changes the fragment too, and empties nothing.
  await page.evaluate(() => (location.hash = '#main'));
  await expect(page.getByLabel('Year of the vehicle')).toHaveValue('2196');
});

test('a link with an answer that nobody can choose is answered as if it held none', async ({ page }) => {
  const time = 'endedDate=2026-06-15&endedTime=15:00&zone=America/New_York';
  await page.goto(`/tools/damage-claim#protection=x&${time}`);
  await expect(answer(page)).toHaveText(/Jun 16/);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  await expect(page).not.toHaveURL(/protection/);
  await page.evaluate(() => (location.hash += '&protection=constructor'));
  await expect(page).not.toHaveURL(/protection/);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  // No other role is remembered for it than the one that somebody chose.
  await page.goto('/tools/cancel');
  await page.getByRole('radio', { name: 'The host' }).check();
  await expect(page.locator('[data-hydrated=yes]')).toBeAttached();
  await page.goto('/tools/what-can-i-do#role=x&state=x');
  await expect(page.locator('[data-hydrated=yes]')).toBeAttached();
  await expect(page.getByRole('radio', { name: 'A host' })).toBeChecked();
  await expect(answer(page)).toHaveText(/^Upcoming/);
});

test('a link that still has its inputs in the query is answered, and the query goes', async ({ page }) => {
  await page.goto('/tools/maintenance?view=app&year=2001');
  await expect(answer(page)).toHaveText(/^A report is due now/);
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
    /^If the guest did not decline the protection plan, you can file a claim until Tue, Jun 16, 3:00 PM EDT\./,
  );
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to calendar' }).click();
  expect((await download).suggestedFilename()).toBe('damage-claim.ics');
});

test('who comes back to a page on a device that has slept reads what is true now', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-06-15T20:00:30Z') });
  await page.goto('/tools/damage-claim#endedDate=2026-06-15&endedTime=15:00&zone=America/New_York');
  await expect(page.getByText('22 hours and 59 minutes left.')).toBeVisible();
  // Of such a sleep timers know nothing.
  await page.clock.pauseAt(new Date('2026-06-15T20:05:00Z'));
  await page.clock.setSystemTime(new Date('2026-06-16T20:00:00Z'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(headline(page)).toHaveText('Too late');
});

test('the checklist remembers its ticks on the device', async ({ page }) => {
  await page.goto('/tools/host-checklist');
  // The first touch also hydrates the tool: what it did is kept.
  await page.getByLabel(/^EIN/).click();
  await expect(answer(page)).toHaveText(/^1 of \d+ ready/);
  await reload(page);
  await expect(page.getByLabel(/^EIN/)).toBeChecked();
  await page.getByRole('button', { name: 'Uncheck all' }).click();
  await expect(page.getByLabel(/^EIN/)).not.toBeChecked();
});

test('the checklist says that its ticks go with the page where the browser stores nothing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('No room', 'QuotaExceededError');
    };
  });
  await page.goto('/tools/host-checklist');
  const said = page.getByRole('alert').filter({ hasText: 'lets us store nothing' });
  await page.getByLabel(/^EIN/).click();
  await expect(answer(page)).toHaveText(/^1 of \d+ ready/);
  await expect(said).toBeVisible();
  await page.getByRole('button', { name: 'Uncheck all' }).click();
  await expect(said).toBeHidden();
});

test('the checklist is the same in two tabs, and clearing what is stored clears the ticks', async ({
  page,
  context,
}) => {
  await page.goto('/tools/host-checklist');
  await page.getByLabel(/^EIN/).click();
  await expect(answer(page)).toHaveText(/^1 of/);
  const other = await context.newPage();
  await other.goto('/tools/host-checklist');
  await expect(answer(other)).toHaveText(/^1 of/);
  await other.getByRole('checkbox', { checked: false }).first().click();
  await expect(answer(other)).toHaveText(/^2 of/);
  await expect(answer(page)).toHaveText(/^2 of/);

  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookies Setting' }).click();
  const dialog = page.getByRole('dialog');
  // On a slow network the dialog is closed before the script of its button has come.
  const release = await hold(page, /\/static\/js\/pressed\./);
  await dialog.getByRole('button', { name: /^Clear/ }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  release();
  await expect(answer(page)).toHaveText(/^0 of/);
  await expect(answer(other)).toHaveText(/^0 of/);
});

test('in an article the styles of a tool come when it is in sight, and nobody sees it without them', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => /\.css$/.test(request.url()) && asked.push(request.url()));
  const releaseStyles = await hold(page, /\.css$/);
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/faqs/drive/ReservationPayment', { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);

  const tool = page.getByRole('group', { name: 'What does my reservation cost?' });
  await tool.locator('summary').first().scrollIntoViewIfNeeded();
  await expect.poll(() => asked.length).toBe(1);
  // Where React has not come either.
  const releaseScripts = await hold(page, /\/static\/js\//);
  await tool.locator('summary').first().click();
  const form = tool.locator('form');
  await expect(form).toHaveCSS('opacity', '0');
  await tool.getByLabel('Price per day').fill('60');
  releaseStyles();
  releaseScripts();
  await expect(form).toHaveCSS('opacity', '1');
  await expect(form).toHaveCSS('display', 'grid');
  await expect(tool.locator('[data-hydrated=yes]')).toBeAttached();
  await expect(tool.getByLabel('Price per day')).toHaveValue('60');
});

test('who one is, said in one tool, is known in the next, and a link to an answer keeps its own', async ({
  page,
}) => {
  await page.goto('/tools/cancel');
  await page.getByRole('radio', { name: 'The host' }).check();
  await expect(page.locator('[data-hydrated=yes]')).toBeAttached();
  await page.goto('/tools/what-can-i-do');
  await expect(page.getByRole('radio', { name: 'A host' })).toBeChecked();
  await page.goto('/tools/cancel#role=driver');
  await expect(page.locator('[data-hydrated=yes]')).toBeAttached();
  await expect(page.getByRole('radio', { name: 'The driver' })).toBeChecked();
});

test('a time zone of a link that nobody knows is told where it is chosen', async ({ page }) => {
  await page.goto('/tools/damage-claim#endedDate=2026-11-25&endedTime=11:00&zone=Nowhere/Land');
  await page.getByRole('button', { name: 'Show the answer' }).click();
  const zone = page.getByLabel('Time zone');
  await expect(zone).toBeFocused();
  await expect(zone).toHaveAccessibleDescription(/We don't know this time zone/);
  await expect(page.locator('[aria-invalid]')).toHaveCount(1);
  await expect(zone.locator('[value="America/Anchorage"]')).toHaveText('Alaska Time (Anchorage)');
  await zone.selectOption('America/Chicago');
  await expect(page.locator('[id$=-result]')).toContainText('Thu, Nov 26');
});

test('one hour is told as one', async ({ page }) => {
  await page.goto('/tools/price-estimate#dayRate=40&hourRate=50&days=1&hours=1');
  await expect(page.locator('[id$=-result]')).toContainText(
    'In this plan, 1 hour costs more than a whole day.',
  );
});

test('a press on a choice or a fold counts, though the mistake above it is told meanwhile', async ({
  page,
}) => {
  await page.goto('/tools/price-estimate');
  const rate = page.getByLabel('Price per day');
  await rate.focus();
  await expect(page.locator('[data-hydrated=yes]')).toBeAttached();
  await rate.fill('sixty');
  const fold = page.getByText('Add miles, insurance and fee');
  const { x, y, width, height } = (await fold.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.waitForTimeout(100);
  await page.mouse.up();
  await expect(page.getByText('Enter an amount in dollars')).toBeVisible();
  await expect(page.locator('details', { has: fold })).toHaveAttribute('open');
});

test('a later reservation that is half entered is told at its field, not that there is no answer', async ({
  page,
}) => {
  await page.goto('/tools/running-late');
  await page.locator('main input[type=date]').first().focus();
  await expect(page.locator('[data-hydrated=yes]')).toBeAttached();
  const [dates, times] = [page.locator('main input[type=date]'), page.locator('main input[type=time]')];
  for (const at of [0, 1]) {
    await dates.nth(at).fill('2027-03-01');
    await times.nth(at).fill(at ? '14:00' : '12:00');
  }
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await dates.nth(2).fill('2027-03-01');
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(page.getByText('Enter the time, too.')).toBeVisible();
  await expect(page.locator('main')).not.toContainText('There is no answer to this');
});

test.describe('without a connection', () => {
  test.use({ ownFault: /^Island extend$/ });

  test('in an article a tool that could not wake is seen, and says so', async ({ page }) => {
    // Neither its styles nor its script.
    await page.route(/\/static\/(css\/|js\/extend)/, (route) => route.abort());
    await page.goto('/faqs/drive/DriverResponsibilities#LateReturn');
    const fold = page.locator('details', { has: page.locator('form') }).first();
    await expect(fold).toBeAttached();
    await fold.locator('summary').first().click();
    await expect(page.locator('[data-hydrated=failed]').first()).toBeAttached();
    await expect(fold.getByText('could not be loaded')).toBeVisible();
    await expect(fold.locator('[data-hydrated=failed] > *').first()).toHaveCSS('opacity', '1');
  });
});
