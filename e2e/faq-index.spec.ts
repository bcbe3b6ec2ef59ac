import { expect, test } from './journey.ts';

const fold = 5;

test('the tabs show one audience at a time, and the address keeps it', async ({ page }) => {
  await page.goto('/faqs');
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  const panel = (name: string) => page.getByRole('tabpanel', { name, exact: true });

  await expect(tab('Drive')).toHaveAttribute('aria-selected', 'true');
  await expect(panel('Drive')).toBeVisible();
  await expect(panel('Host')).toBeHidden();

  await tab('Host').click();
  await expect(panel('Host')).toBeVisible();
  await expect(panel('Drive')).toBeHidden();
  await expect(page).toHaveURL('/faqs#host');
  await page.reload();
  await expect(panel('Host')).toBeVisible();
  await expect(tab('Host')).toHaveAttribute('aria-selected', 'true');

  await tab('Host').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Drive')).toBeFocused();
  await expect(panel('Drive')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(panel('Host')).toBeVisible();
});

test('the tab pressed is remembered, the address wins, and the search asks for it', async ({ page }) => {
  await page.goto('/faqs');
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await expect(tab('Drive')).toHaveAttribute('aria-selected', 'true');
  const asked = () =>
    page.locator('main form').evaluate((form: HTMLFormElement) => new FormData(form).get('audience'));
  expect(await asked()).toBeNull();
  await tab('Host').click();
  await expect.poll(asked).toBe('host');
  await page.goto('/faqs');
  await expect(tab('Host')).toHaveAttribute('aria-selected', 'true');
  await expect.poll(asked).toBe('host');
  await page.goto('/about-us');
  await page.goto('/faqs#drive');
  await expect(tab('Drive')).toHaveAttribute('aria-selected', 'true');
  await expect.poll(asked).toBe('drive');
});

test('the tabs stay in view when the address names one', async ({ page }) => {
  await page.goto('/faqs#host');
  await expect(page.getByRole('tab', { name: 'Host' })).toBeInViewport({ ratio: 1 });
});

test('a group of more than five questions shows five, or all', async ({ page }) => {
  await page.goto('/faqs');
  const group = page.getByRole('region', { name: 'Vehicle reservations' });
  const questions = group.getByRole('link').filter({ visible: true });
  await expect(questions).toHaveCount(fold);

  const toggle = group.locator('summary');
  const count = Number(/\d+/.exec(await toggle.innerText())![0]);
  expect(count).toBeGreaterThan(fold);
  await toggle.click();
  await expect(questions).toHaveCount(count);
  await toggle.click();
  await expect(questions).toHaveCount(fold);
});

test('no group shows more than five questions at first', async ({ page }) => {
  for (const address of ['/faqs#drive', '/faqs#host']) {
    await page.goto(address);
    const audience = address.endsWith('host') ? 'Host' : 'Drive';
    const groups = page.getByRole('tabpanel', { name: audience, exact: true }).getByRole('region');
    await expect(groups.first()).toBeVisible();
    for (const group of await groups.all()) {
      const questions = group.locator('a[target=_blank]').filter({ visible: true });
      expect(await questions.count()).toBeLessThanOrEqual(fold);
    }
  }
});

test('a question opens in a new tab, at its answer, which cannot reach back', async ({ page }) => {
  await page.goto('/faqs');
  const question = page
    .locator('a[href="/faqs/drive/VehicleReservations#ReservationStates"]')
    .filter({ visible: true });
  await expect(question.first()).toHaveAccessibleName(/\(opens in new tab\)$/);
  const opening = page.waitForEvent('popup');
  await question.first().click();
  const answer = await opening;
  await expect(answer).toHaveURL('/faqs/drive/VehicleReservations#ReservationStates');
  expect(await answer.evaluate(() => opener as unknown)).toBeNull();

  const unsafe = page.locator('a[target=_blank]:not([rel~=noopener])');
  await expect(unsafe).toHaveCount(0);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the tabs are links that show their questions', async ({ page }) => {
    await page.goto('/faqs');
    const panel = (name: string) => page.getByRole('region', { name, exact: true });
    await expect(panel('Drive')).toBeVisible();
    await expect(panel('Host')).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: 'Host', exact: true }).click();
    await expect(panel('Host')).toBeVisible();
    await expect(panel('Drive')).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: 'Drive', exact: true }).click();
    await expect(panel('Drive')).toBeVisible();
  });
});

test('the browser’s search finds what the other tab holds, and opens it', async ({ page }) => {
  await page.goto('/faqs');
  const host = page.getByRole('tab', { name: 'Host' });
  await expect(host).toHaveAttribute('aria-selected', 'false');
  const panel = page.locator('[role=tabpanel][hidden]');
  await expect(panel).toHaveAttribute('hidden', 'until-found');
  // A link to a text in it (Scroll to Text Fragment) reveals it the way the search does.
  await panel.evaluate((element) => element.dispatchEvent(new Event('beforematch', { bubbles: true })));
  await expect(host).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('[role=tabpanel]:visible')).toHaveCount(1);
});
