import { expect, type Page, test } from './journey.ts';
import { reload } from './tab-history.ts';
import { desktop, phone } from './screens.ts';

const fold = 5;
const narrowFold = 3;

test('a fragment that leads elsewhere leaves the tab that is open', async ({ page }) => {
  await page.goto('/faqs');
  const host = page.getByRole('tab', { name: 'Host', exact: true });
  await host.click();
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page).toHaveURL('/faqs#main');
  await expect(host).toHaveAttribute('aria-selected', 'true');
  await reload(page);
  await expect(host).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Host', exact: true })).toBeVisible();
});

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
  await reload(page);
  await expect(panel('Host')).toBeVisible();
  await expect(tab('Host')).toHaveAttribute('aria-selected', 'true');

  await tab('Host').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Drive')).toBeFocused();
  await expect(panel('Drive')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(panel('Host')).toBeVisible();
  // With Alt or Cmd it is the browser's way back, and no key of the tabs.
  const isTaken = await tab('Host').evaluate(
    (element) =>
      !element.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true }),
      ),
  );
  expect(isTaken).toBe(false);
  await expect(panel('Host')).toBeVisible();
});

test('pressed with Ctrl or Cmd a tab is a link, and the page stays as it is', async ({ page }) => {
  await page.goto('/faqs');
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await expect(tab('Drive')).toHaveAttribute('aria-selected', 'true');
  const isTaken = await tab('Host').evaluate((element) => {
    const click = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true });
    // What a link does with it: nothing that a browser without windows could show.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    let taken = true;
    element.parentElement!.addEventListener('click', (event) => (taken = event.defaultPrevented), {
      once: true,
    });
    element.dispatchEvent(click);
    return taken;
  });
  expect(isTaken).toBe(false);
  await expect(tab('Drive')).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL('/faqs');
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

test('for the keyboard the tabs are one stop: from the open one Tab leads into its panel', async ({
  page,
}) => {
  for (const name of ['Drive', 'Host']) {
    await page.goto(`/faqs#${name.toLowerCase()}`);
    const tab = page.getByRole('tab', { name, exact: true });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await tab.focus();
    await page.keyboard.press('Tab');
    const panel = page.getByRole('tabpanel', { name, exact: true });
    await expect(panel.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Shift+Tab');
    await expect(tab).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator('[role=tablist] :focus')).toHaveCount(0);
  }
});

test('where the script of the tabs does not come, they are links that show their questions', async ({
  page,
}) => {
  const asked = page.waitForEvent('requestfailed', (request) => /\/tabs\.[^/]*\.js$/.test(request.url()));
  await page.route(/\/tabs\.[^/]*\.js$/, (route) => route.abort());
  await page.goto('/faqs');
  await asked;
  const panel = (name: string) => page.getByRole('region', { name, exact: true });
  await page.getByRole('main').getByRole('link', { name: 'Host', exact: true }).click();
  await expect(panel('Host')).toBeVisible();
  await expect(panel('Drive')).toBeHidden();
});

test('the tabs stay in view when the address names one', async ({ page }) => {
  await page.goto('/faqs#host');
  await expect(page.getByRole('tab', { name: 'Host' })).toBeInViewport({ ratio: 1 });
});

/** A topic's questions, and the toggle that shows all or few of them. */
async function openTopic(page: Page, name: string) {
  await page.goto('/faqs');
  const topic = page.getByRole('region', { name, exact: true });
  const questions = topic.getByRole('link').filter({ visible: true });
  const count = Number(/\d+/.exec(await topic.getByText(/^\d+ questions$/).innerText())![0]);
  return { questions, count, toggle: topic.locator('summary') };
}

test('a group of more than five questions shows five, or all', async ({ page }) => {
  const { questions, count, toggle } = await openTopic(page, 'Vehicle reservations');
  expect(count).toBeGreaterThan(fold);
  await expect(questions).toHaveCount(fold);
  await expect(toggle).toHaveText(new RegExp(`^Show all ${count}`));
  await toggle.click();
  await expect(questions).toHaveCount(count);
  await toggle.click();
  await expect(questions).toHaveCount(fold);
});

test('pressed by the keyboard, the toggle stays in its place, and Tab leads on to what it has shown', async ({
  page,
}) => {
  const { count, questions, toggle } = await openTopic(page, 'Vehicle reservations');
  await toggle.focus();
  const before = await toggle.boundingBox();
  await page.keyboard.press('Enter');
  await expect(questions).toHaveCount(count);
  expect(await toggle.boundingBox()).toEqual(before);
  await page.keyboard.press('Tab');
  await expect(questions.nth(fold)).toBeFocused();
});

test('beside a group that shows all, another one opens in its place: its questions stay together', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const neighbor = await openTopic(page, 'Vehicle reservations');
  const { questions, count, toggle } = await openTopic(page, 'Paying for your reservation');
  const place = async () => {
    const last = (await questions.nth(fold - 1).boundingBox())!;
    return (await toggle.boundingBox())!.y - (last.y + last.height);
  };
  const before = await place();
  await neighbor.toggle.click();
  expect(await place()).toBe(before);
  await toggle.click();
  await expect(questions).toHaveCount(count);
  expect(await place()).toBe(before);
});

test('a group of five questions has no toggle', async ({ page }) => {
  const { questions, toggle } = await openTopic(page, 'Quick start guide');
  await expect(questions).toHaveCount(fold);
  await expect(toggle).toBeHidden();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`on a phone, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ ...phone, javaScriptEnabled });

    test('a group of more than five questions shows three, or all', async ({ page }) => {
      const { questions, count, toggle } = await openTopic(page, 'Vehicle reservations');
      expect(count).toBeGreaterThan(fold);
      await expect(questions).toHaveCount(narrowFold);
      await toggle.click();
      await expect(questions).toHaveCount(count);
      await toggle.click();
      await expect(questions).toHaveCount(narrowFold);
    });
  });
}

test.describe('on a phone', () => {
  test.use(phone);

  test('a host finds what canceling costs within two screens', async ({ page }) => {
    await page.goto('/faqs#host');
    const answer = '/faqs/host/HostModifyingOrCancelingTrips#CancellationCost';
    const question = page.locator(`main a[href="${answer}"]`).filter({ visible: true }).first();
    await expect(question).toBeVisible();
    const { y, height } = (await question.boundingBox())!;
    const scrolled = await page.evaluate(() => scrollY);
    expect(scrolled + y + height).toBeLessThan(2 * phone.viewport.height);
  });
});

test('on paper every question is there', async ({ page }) => {
  const { questions, count, toggle } = await openTopic(page, 'Vehicle reservations');
  await page.emulateMedia({ media: 'print' });
  await expect(questions).toHaveCount(count);
  await expect(toggle).toBeHidden();
});

test('the row of topics leads to each of them, and keeps the tab', async ({ page }) => {
  await page.goto('/faqs#host');
  const topics = page.getByRole('navigation', { name: 'Host: topics' });
  await expect(topics.getByRole('link')).toHaveCount(14);
  await topics.getByRole('link', { name: 'Vehicle damage' }).click();
  await expect(page.getByRole('heading', { name: 'Vehicle damage' })).toBeInViewport({ ratio: 1 });
  const host = page.getByRole('tab', { name: 'Host' });
  await expect(host).toHaveAttribute('aria-selected', 'true');
  await reload(page);
  await expect(host).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: 'Vehicle damage' })).toBeInViewport({ ratio: 1 });
});

for (const [name, screen, most] of [
  ['phone', phone, narrowFold],
  ['desktop', desktop, fold],
] as const) {
  test.describe(`on a ${name}`, () => {
    test.use(screen);

    test(`at first each group of more than five questions shows ${most}, and any other all, without a toggle`, async ({
      page,
    }) => {
      for (const audience of ['Drive', 'Host']) {
        await page.goto(`/faqs#${audience.toLowerCase()}`);
        const groups = page
          .getByRole('tabpanel', { name: audience, exact: true })
          .getByRole('region')
          .filter({ hasText: /\d questions?/ });
        await expect(groups.first()).toBeVisible();
        const counts: number[] = [];
        for (const group of await groups.all()) {
          const questions = group.locator('a[target=_blank]');
          const count = await questions.count();
          const isFolded = count > fold;
          await expect(questions.filter({ visible: true })).toHaveCount(isFolded ? most : count);
          await expect(group.locator('summary')).toHaveCount(isFolded ? 1 : 0);
          counts.push(count);
        }
        // There are groups of both kinds to look at.
        expect(Math.min(...counts)).toBeLessThanOrEqual(fold);
        expect(Math.max(...counts)).toBeGreaterThan(fold);
      }
    });
  });
}

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

  test('a link to a topic opens the panel that it is in', async ({ page }) => {
    await page.goto('/faqs#topic-HostManagingVehicleDamage');
    await expect(page.getByRole('heading', { name: 'Vehicle damage' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('region', { name: 'Drive', exact: true })).toBeHidden();
  });
});

test('a link to the card of a page that the index does not list any more leads to the page', async ({
  page,
}) => {
  await page.route('/faqs', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('topic-HostManagingVehicleDamage', 'topic-host-Damage');
    await route.fulfill({ response, body });
  });
  await page.goto('/faqs#topic-HostManagingVehicleDamage');
  await page.waitForURL('/faqs/host/HostManagingVehicleDamage');
  await page.goto('/faqs#topic-Nope');
  await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
  await page.waitForLoadState('networkidle');
  expect(page.url()).toMatch(/\/faqs#topic-Nope$/);
});

test('a link to a card that is no more leads nowhere without a connection, and nothing breaks', async ({
  page,
}) => {
  await page.route('/faqs/*/Nope', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/Nope'));
  await page.goto('/faqs#topic-Nope');
  await failed;
  await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
  expect(page.url()).toMatch(/\/faqs#topic-Nope$/);
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
