import { tabsMade } from '../checks/tabs-made.ts';
import { site } from '../config/site.ts';
import { hold } from './hold.ts';
import { expect, type Page, test } from './journey.ts';
import { goBack, reload } from './tab-history.ts';

test.describe.configure({ mode: 'parallel' });

const field = (page: Page) => page.locator('main [name=q]');
const options = (page: Page) => page.getByRole('option');
const results = (page: Page) => page.locator('main ol a');
const parts = '**/static/search/**';
const verificationCode = '/faqs/drive/GettingStarted#VerificationCode';

test('answers show while somebody types, and arrows and Enter lead to the section', async ({ page }) => {
  await page.goto('/faqs');
  const input = field(page);
  await input.pressSequentially('cant get code on my phone');
  await expect(options(page).first()).toHaveAttribute('href', verificationCode);
  await expect(input).toHaveAttribute('aria-expanded', 'true');
  await expect(options(page).first().locator('mark').first()).toBeVisible();

  await input.press('ArrowDown');
  await expect(input).toHaveAttribute('aria-activedescendant', /./);
  const active = await input.getAttribute('aria-activedescendant');
  await expect(page.locator(`[id="${active}"]`)).toHaveAttribute('aria-selected', 'true');
  await input.press('ArrowUp');
  await expect(input).not.toHaveAttribute('aria-activedescendant');
  await input.press('ArrowDown');
  await input.press('Enter');
  await expect(page).toHaveURL(verificationCode);
});

test('with a letter more, an answer that stays is left alone', async ({ page }) => {
  await page.goto('/faqs');
  const input = field(page);
  await input.pressSequentially('verification cod');
  await expect(options(page).first()).toHaveAttribute('href', verificationCode);
  await options(page)
    .first()
    .evaluate((option) => Object.assign(option, { isOld: true }));
  await input.press('e');
  await expect(options(page).last()).toHaveAttribute('href', /q=verification\+code$/);
  await expect(options(page).first()).toHaveJSProperty('isOld', true);
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

test('what was on its way when the field was emptied does not open below it', async ({ page }) => {
  await page.goto('/faqs');
  const input = field(page);
  await input.focus();
  const release = await hold(page, parts);
  const asked = page.waitForRequest(parts);
  await input.pressSequentially('refund');
  await asked;
  await input.press('Escape');
  await expect(input).toHaveValue('');
  const come = page.waitForResponse(parts);
  release();
  await come;
  // Longer than somebody has to stop typing before anything is said.
  await page.waitForTimeout(1_000);
  await expect(options(page)).toHaveCount(0);
  await expect(input).toHaveAttribute('aria-expanded', 'false');
});

for (const asked of ['do you sell pizza?', 'can i juggle in it', 'pizza!']) {
  test(`a miss is told, whatever it ends on: ${asked}`, async ({ page }) => {
    await page.goto('/search');
    await field(page).fill('refund');
    await expect(results(page).first()).toBeVisible();
    await field(page).fill(asked);
    await field(page).press('Enter');
    await expect(page.getByRole('heading', { name: 'Nothing fits' })).toBeVisible();
    await expect(page.locator('main [role=status]').filter({ hasText: 'Nothing fits' })).toHaveCount(1);
  });
}

test('Escape closes the note of a miss, which has no answers, before it empties the field', async ({
  page,
}) => {
  await page.goto('/faqs');
  const input = field(page);
  await input.pressSequentially('zebra pizza');
  const popup = page.locator('main [data-search-popup]');
  await expect(popup).toContainText('Nothing fits');
  await expect(options(page)).toHaveCount(0);
  await input.press('Escape');
  await expect(popup).toHaveCount(0);
  await expect(input).toHaveAttribute('aria-expanded', 'false');
  await expect(input).toHaveValue('zebra pizza');
  await input.press('Escape');
  await expect(input).toHaveValue('');
});

test('Ctrl-K leads to the field in the header, which asks for the page’s audience', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const input = page.locator('header [name=q]');
  for (const path of ['/', '/faqs/host/HostQuickStart']) {
    await page.goto(path);
    await page.keyboard.press('Control+k');
    await expect(input).toBeFocused();
  }
  await input.pressSequentially('how do i cancel');
  await expect(options(page).first()).toHaveAttribute('href', /^\/faqs\/host\//);
  await input.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=how\+do\+i\+cancel&audience=host$/);
  await expect(results(page).first()).toHaveAttribute('href', /HostModifyingOrCancelingTrips#/);
});

test('no key takes anybody away from what they are doing', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const address of ['/faqs?view=app', '/payout-setup-complete?token=sandbox-never-ready']) {
    await page.goto(address);
    for (const key of ['/', 'Control+k']) await page.keyboard.press(key);
    await page.waitForTimeout(200);
    await expect(page).toHaveURL(address);
    await expect(page.locator('[name=q]:focus')).toHaveCount(0);
  }
  await page.goto('/tools/cancel');
  const amount = page.locator('main input').first();
  await amount.focus();
  await page.keyboard.press('Control+k');
  await expect(amount).toBeFocused();
  await page.locator('body').click({ position: { x: 2, y: 300 } });
  await page.keyboard.press('/');
  await expect(page.locator('header [name=q]')).not.toBeFocused();
});

for (const [name, path, expected] of [
  ['in the list of the FAQ', '/faqs', '/faqs/drive/VehicleReservations#ReportingIncidents'],
  [
    'on the page of an address that does not exist',
    '/nowhere',
    '/faqs/drive/VehicleReservations#ReportingIncidents',
  ],
  ['in a host’s list', '/faqs#host', '/faqs/host/HostSafetyProtocols#IncidentWithGuest'],
] as const) {
  test(`an accident brings the emergency card, ${name}`, async ({ page }) => {
    await page.goto(path);
    await tabsMade(page);
    const input = field(page);
    await input.pressSequentially('i had an acident');
    const card = page.locator('[data-safety]');
    await expect(card).toHaveCount(1);
    await expect(options(page).nth(0)).toHaveAttribute('href', 'tel:911');
    await expect(options(page).nth(1)).toHaveAttribute('href', expected);
    await expect(page.locator('form:has([data-safety]) [role=status]')).toHaveText(/911.* answers$/);
    await input.press('ArrowDown');
    await expect(input).toHaveAttribute(
      'aria-activedescendant',
      (await options(page).first().getAttribute('id'))!,
    );
    await input.press('ArrowDown');
    await input.press('Enter');
    await expect(page).toHaveURL(expected);
  });
}

test('the emergency number alone is answered on the search page, and a host gets a host’s steps', async ({
  page,
}) => {
  await page.goto('/search');
  await field(page).pressSequentially('911');
  const card = page.locator('[data-safety=danger]');
  await expect(card.getByRole('link').first()).toHaveAttribute('href', 'tel:911');
  await page.waitForTimeout(1_000);
  await expect(page.getByText('Nothing fits')).toHaveCount(0);
  await page.getByLabel('Hosts').check();
  await expect(card.locator('[href="/faqs/host/HostSafetyProtocols#IncidentWithGuest"]')).toBeVisible();
});

test('who somebody is, chosen once, is asked for everywhere, until it is Everyone again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/search');
  await choose(page, 'Hosts', 'host');
  await page.goto('/');
  const input = page.locator('header [name=q]');
  await input.pressSequentially('how do i cancel');
  await expect(options(page).first()).toHaveAttribute('href', /^\/faqs\/host\//);
  await input.press('Enter');
  await expect(page).toHaveURL(/&audience=host$/);
  await expect(page.getByLabel('Hosts')).toBeChecked();
  await page.goto('/search');
  await expect(page.getByLabel('Hosts')).toBeChecked();
  await choose(page, 'Everyone', null);
  await page.goto('/search');
  await field(page).pressSequentially('how do i cancel');
  await expect(results(page).first()).toHaveAttribute('href', /^\/faqs\/drive\//);
  await expect(page.getByLabel('Everyone')).toBeChecked();
});

/** Says who they are. What is pressed before the search's script has come is remembered when it comes. */
async function choose(page: Page, label: string, remembered: string | null) {
  await page.getByLabel(label).check();
  await expect.poll(() => rememberedAudience(page)).toBe(remembered);
}

const rememberedAudience = (page: Page) => page.evaluate(() => localStorage.getItem('audience'));

test('a choice on a page that the server answered is remembered and forgotten with the first press', async ({
  page,
}) => {
  // The script comes after the press, as it does on a slow line.
  await page.route('**/static/js/start.*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.goto('/search?q=how+do+i+cancel');
  await expect(page.locator('main [data-search=answered]')).toHaveCount(1);
  await choose(page, 'Hosts', 'host');
  await page.goto('/search?q=how+do+i+cancel&audience=host');
  expect(await rememberedAudience(page)).toBe('host');
  await choose(page, 'Everyone', null);
});

test('keys belong to the input method while it composes', async ({ page }) => {
  await page.goto('/faqs');
  const input = field(page);
  await input.pressSequentially('refund ');
  // An answer of the whole word stays when the next comes; what the first letters alone found would go, and what is chosen with it.
  await expect(options(page).first()).toHaveAttribute('href', /#Refunds$/);
  const client = await page.context().newCDPSession(page);
  await client.send('Input.imeSetComposition', { text: 'money', selectionStart: 5, selectionEnd: 5 });
  await expect(input).toHaveValue('refund money');
  const prevented = await input.evaluate((element) =>
    ['ArrowDown', 'Enter', 'Escape', 'Escape'].map(
      (key) =>
        !element.dispatchEvent(
          new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true }),
        ),
    ),
  );
  expect(prevented).toEqual([false, false, false, false]);
  await expect(input).not.toHaveAttribute('aria-activedescendant');
  await expect(input).toHaveValue('refund money');
  await client.send('Input.insertText', { text: 'money' });
  await input.press('ArrowDown');
  await expect(input).toHaveAttribute('aria-activedescendant', /./);
  // The pause after typing takes no choice away.
  await page.waitForTimeout(1_000);
  await expect(input).toHaveAttribute('aria-activedescendant', /./);
});

test('a miss is said after a pause, once, and offers no further answers', async ({ page }) => {
  await page.goto('/faqs');
  const input = field(page);
  await input.focus();
  await expect(input).toHaveAttribute('role', 'combobox');
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => {
      const text = document.querySelector('main form [role=status]')!.textContent;
      if (text && text !== said.at(-1)) said.push(text);
    }).observe(document.querySelector('main form')!, { subtree: true, childList: true, characterData: true });
  });
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
  // Somebody who types fast, however slow the machine: no time passes but what the test lets pass.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await input.pressSequentially("car won't unlock");
  await page.clock.runFor(100);
  await expect(options(page).first()).toBeVisible();
  expect(await said()).toEqual([]);
  await page.clock.runFor(1_000);
  await expect.poll(said).toEqual([expect.stringMatching(/^\d+ answers?$/)]);
  await input.fill('');
  await input.pressSequentially('zebra pizza');
  // Its parts come in the server's time.
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return said();
    })
    .toEqual([expect.anything(), expect.stringMatching(/^Nothing fits “zebra pizza”/)]);
  await page.clock.runFor(1_000);
  expect(await said()).toHaveLength(2);
  await expect(page.getByText(/See all answers/)).toHaveCount(0);
});

test('on a phone the field has the focus, and the first answer stands above the keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/search');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('can i extend');
  await expect(results(page).first()).toBeVisible();
  // An answer that comes meanwhile takes the place of the one that is looked at.
  const bottomOf = (box: { y: number; height: number } | null) => (box ? box.y + box.height : Infinity);
  await expect.poll(async () => bottomOf(await results(page).first().boundingBox())).toBeLessThan(380);
  await expect(page).toHaveTitle(`“can i extend” – Search | ${site.brand}`);
  await results(page).first().click();
  await expect(page).toHaveURL(/\/faqs\//);
  await goBack(page);
  await expect(page).toHaveTitle(`“can i extend” – Search | ${site.brand}`);
  await expect(field(page)).not.toBeFocused();
});

test('a press opens an answer, too, where the mouse takes the focus after the pointer was kept from it', async ({
  page,
}) => {
  // Safari on phones tells both of a finger, and no link gets the focus there.
  await page.addInitScript(() => {
    addEventListener('pointerdown', (event) => (event.preventDefault = () => undefined), true);
    addEventListener('mousedown', (event) => {
      if (!event.defaultPrevented) (document.activeElement as HTMLElement).blur();
    });
  });
  await page.goto('/faqs');
  await field(page).pressSequentially('refund');
  const { x, y } = (await options(page).first().boundingBox())!;
  await page.mouse.move(x + 40, y + 20);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).toHaveURL(/#/);
});

test('answers stay above a keyboard that comes after the list of recent searches', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem('recent-searches', '["late"]'));
  await page.goto('/faqs');
  await field(page).click();
  await expect(options(page)).toHaveText('late');
  // As the keyboard covers the lower half of a phone: the page itself is as high as it was.
  await page.evaluate(() => Object.defineProperty(visualViewport, 'height', { value: 420 }));
  await field(page).pressSequentially('refund');
  await expect(options(page).nth(1)).toBeVisible();
  const { y, height } = (await page.locator('[data-search-popup]').boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(420);
});

test('on a phone held sideways the answers are on the screen', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 320 });
  await page.goto('/faqs');
  await field(page).pressSequentially('refund');
  await expect(options(page).first()).toBeInViewport({ ratio: 1 });
  const { y, height } = (await page.locator('[data-search-popup]').boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(320);
});

test('a tool is among the answers, says that it is one, and all of them are a press away', async ({
  page,
}) => {
  await page.goto('/search?q=can+i+extend');
  await expect(page.locator('main ol a[href="/tools/extend"]')).toContainText('Tool');
  await expect(page.locator('main a[href="/tools"]')).toBeVisible();
  await page.goto('/faqs');
  await expect(page.locator('main a[href="/tools"]').filter({ visible: true })).toHaveCount(1);
});

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
  await reload(page);
  await expect(field(page)).toHaveValue('lisence not verifed');
});

test('the address changes when somebody pauses, not with each letter, and with an answer opened before', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const replace = history.replaceState.bind(history);
    Object.assign(window, { changes: 0 });
    history.replaceState = (...to) => {
      (window as unknown as { changes: number }).changes++;
      replace(...to);
    };
  });
  const changes = () => page.evaluate(() => (window as unknown as { changes: number }).changes);
  await page.goto('/search');
  await field(page).pressSequentially('refund');
  await expect(page).toHaveURL(/q=refund$/);
  const before = await changes();
  // However slow the machine: no time passes but what the test lets pass.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await field(page).pressSequentially(' when i cancel');
  await expect(results(page).first()).toBeVisible();
  expect(await changes()).toBe(before);
  await results(page).first().click();
  await expect(page).toHaveURL(/\/faqs\//);
  await goBack(page);
  await expect(page).toHaveURL(/q=refund\+when\+i\+cancel$/);
});

for (const path of ['/search', '/faqs'])
  test(`${path}: who comes back finds the question that is answered in Safari, too, which sets the field to what the page came with`, async ({
    page,
  }) => {
    await page.goto(path);
    await field(page).fill('late return');
    await expect(page.locator('main :is(ol a,[role=option])').first()).toBeVisible();
    // A page that goes into its memory and out of it again, as WebKit does to fields without `autocomplete`.
    await field(page).evaluate((input: HTMLInputElement) => {
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      input.value = input.defaultValue;
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expect(field(page)).toHaveValue('late return');
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
  // Past the button that sends the form.
  for (const key of ['Tab', 'Tab']) await page.keyboard.press(key);
  await expect(page.getByRole('button', { name: 'Clear these' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recent-searches'))).toBeNull();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
});

test('where nothing fits, that is said, with the nearest sections and the way to a person', async ({
  page,
}) => {
  await page.goto('/search?q=recipe+for+banana+bread');
  await expect(page.locator('main h2')).toContainText('Nothing fits');
  await expect(page.locator('main').getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    '/contact',
  );
  await expect(page.locator('main').getByRole('link', { name: /^In danger\?/ })).toHaveAttribute(
    'href',
    'tel:911',
  );
});

test('on the search page a miss that was typed there has the number to call in danger, too', async ({
  page,
}) => {
  await page.goto('/search');
  await field(page).pressSequentially('zebra pizza');
  await expect(page.getByRole('heading', { name: 'Nothing fits' })).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: /^In danger\?/ })).toHaveAttribute(
    'href',
    'tel:911',
  );
});

/** A field that has answered before the connection is lost. */
async function answeredThenOffline(page: Page) {
  await page.goto('/faqs');
  const input = field(page);
  await input.fill('refund');
  await expect(options(page).first()).toHaveAttribute('href', /#Refunds$/);
  await page.context().setOffline(true);
  return input;
}

test('what has been loaded answers without a network, and what is missing is said and asked for again', async ({
  page,
  context,
}) => {
  const input = await answeredThenOffline(page);
  await input.fill('refund extend');
  const popup = page.locator('main [data-search-popup]');
  await expect(popup).toContainText('Part of the search could not be loaded');
  await expect(page.getByText('Nothing fits')).toHaveCount(0);
  await input.fill('refund');
  await expect(options(page).first()).toHaveAttribute('href', /#Refunds$/);
  await expect(popup).not.toContainText('Part of the search');
  // Whoever is in danger finds the number where it was, and the note below.
  await input.fill('crash extend');
  await expect(popup).toContainText(/Call 911[^]*Part of the search could not be loaded/);
  await context.setOffline(false);
  await input.fill('can i extend');
  await expect(options(page).first()).toHaveAttribute('href', /#ExtendingReservation$/);
});

test('on the search page a part that does not come is said, and Enter asks the server', async ({ page }) => {
  await page.route('**/static/search/*/terms-*.json', (route) => route.abort());
  await page.goto('/search');
  await field(page).pressSequentially('refund');
  await expect(page.getByRole('heading', { name: 'Part of the search could not be loaded' })).toBeVisible();
  await field(page).press('Enter');
  await expect(results(page).first()).toHaveAttribute('href', /#Refunds$/);
});

test('the answers to an earlier question never take the place of later ones', async ({ page }) => {
  await page.goto('/faqs');
  const input = field(page);
  // In one: typed, its beginning may be answered before all of it.
  await input.fill('refund');
  await expect(options(page).first()).toBeVisible();
  const release = await hold(page, parts);
  const held = page.waitForRequest('**/static/search/**');
  await input.fill('flat tire');
  await held;
  await input.fill('refund');
  await expect(page.locator('[data-safety]')).toHaveCount(0);
  release();
  await page.waitForTimeout(500);
  await expect(options(page).first()).toHaveAttribute('href', /#Refunds$/);
  await expect(page.locator('[data-safety]')).toHaveCount(0);
});

test('answers that come late leave the choice that was made before', async ({ page }) => {
  await page.goto('/faqs');
  const input = field(page);
  await input.pressSequentially('refund');
  await expect(options(page).first()).toHaveAttribute('href', /#Refunds$/);
  const release = await hold(page, parts);
  const held = page.waitForRequest('**/static/search/**');
  await input.pressSequentially(' odometer');
  await held;
  await input.press('ArrowDown');
  const chosen = page.locator('[role=option][aria-selected=true]');
  await expect(chosen).toHaveAttribute('href', /#Refunds$/);
  release();
  await expect(options(page).last()).toHaveAttribute('href', /q=refund\+odometer$/);
  await expect(chosen).toHaveAttribute('href', /#Refunds$/);
  await expect(input).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id'))!);
  // Who types on is in the field again.
  await input.press('s');
  await expect(input).not.toHaveAttribute('aria-activedescendant');
});

test('while answers are on their way, the link to all of them is for what is in the field', async ({
  page,
}) => {
  await page.goto('/faqs');
  const input = field(page);
  await input.pressSequentially('refund');
  await expect(options(page).last()).toHaveAttribute('href', /q=refund$/);
  await page.route('**/static/search/**', () => undefined);
  await input.pressSequentially(' odometer');
  await expect(options(page).last()).toHaveAttribute('href', /q=refund\+odometer$/);
  await expect(options(page).last()).toContainText('refund odometer');
  await input.press('ArrowUp');
  await input.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=refund\+odometer$/);
});

for (const [path, lost] of [
  ['/faqs', '**/search-index.json'],
  ['/faqs', '**/static/js/start.*'],
  ['/search', '**/search-index.json'],
] as const) {
  test(`${path}: without ${lost} the search is asked for again by who types on, or comes back`, async ({
    page,
  }) => {
    const failed = page.getByText('Suggestions could not be loaded');
    await page.route(lost, (route) => route.abort());
    await page.goto(path);
    await field(page).focus();
    await expect(failed).toBeVisible();
    await page.unroute(lost);
    await field(page).pressSequentially('refund');
    await expect(page.locator('main a[href$="#Refunds"]').first()).toBeVisible();
    await expect(failed).toBeHidden();

    await page.route(lost, (route) => route.abort());
    await page.goto(path);
    await field(page).fill('refund');
    await expect(failed).toBeVisible();
    await page.unroute(lost);
    await field(page).blur();
    await field(page).focus();
    await expect(page.locator('main a[href$="#Refunds"]').first()).toBeVisible();
    await expect(failed).toBeHidden();
  });

  test(`${path}: what is typed while ${lost} fails is answered without another letter`, async ({ page }) => {
    let fail = (): void => undefined;
    const isToFail = new Promise<void>((resolve) => (fail = resolve));
    const isAsked = page.waitForRequest(lost);
    await page.route(lost, (route) => isToFail.then(() => route.abort()), { times: 1 });
    await page.goto(path);
    await field(page).focus();
    await isAsked;
    await field(page).pressSequentially('refund');
    fail();
    await expect(page.locator('main a[href$="#Refunds"]').first()).toBeVisible();
    await expect(page.getByText('Suggestions could not be loaded')).toBeHidden();
  });
}

test('without a connection Enter on the search page asks again there, and leads to no page of the browser', async ({
  context,
  page,
}) => {
  await page.goto('/search');
  await field(page).fill('refund');
  await expect(results(page).first()).toHaveAttribute('href', /#Refunds$/);
  await context.setOffline(true);
  await field(page).fill('smoke from the engine');
  await field(page).press('Enter');
  await expect(page.getByText('Part of the search could not be loaded').first()).toBeVisible();
  // It is told with what to do first, not as if there were no answers.
  await expect(page.locator('[data-search-status]')).toHaveText(
    /911.*Part of the search could not be loaded/,
  );
  await context.setOffline(false);
  await field(page).press('Enter');
  await expect(results(page).first()).toBeVisible();
  await expect(page.getByText('Part of the search could not be loaded')).toHaveCount(0);
});

test('without a connection Enter keeps the page before the search has come, too', async ({
  page,
  context,
}) => {
  await page.goto('/faqs', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await field(page).pressSequentially('my car was stolen');
  await field(page).press('Enter');
  await expect(page.getByText('Suggestions could not be loaded').first()).toBeVisible();
  await expect(page).toHaveURL(/\/faqs$/);
  await expect(field(page)).toHaveValue('my car was stolen');
  await context.setOffline(false);
});

test('whoever is in trouble has the number to call until there are answers', async ({ page }) => {
  await page.route(/search-index|\/static\/search\//, () => undefined);
  await page.goto('/search');
  const call = page.locator('[data-before-asking]');
  await expect(call).toBeVisible();
  await field(page).pressSequentially('flat tire');
  await expect(call).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await reload(page);
  await field(page).fill('flat tire');
  await expect(page.locator('[data-search-results] [data-safety]')).toBeVisible();
  await expect(call).toBeHidden();
  await field(page).fill('');
  await expect(call).toBeVisible();
});

test('what an input method is still putting together is not asked', async ({ page }) => {
  await page.goto('/faqs');
  await field(page).focus();
  await field(page).pressSequentially('refund');
  await expect(options(page).first()).toBeVisible();
  await field(page).press('Escape');
  await field(page).press('Escape');
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'zzqqxx', selectionStart: 6, selectionEnd: 6 });
  await page.waitForTimeout(1200);
  await expect(page.locator('[data-search-popup]')).toHaveCount(0);
  await session.send('Input.insertText', { text: 'zzqqxx' });
  // The note of the miss is no list that could be said to be open.
  await expect(page.locator('[data-search-popup]')).toBeVisible();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
});

test('on Android answers come while a word is typed, which the keyboard puts together until a space ends it', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'userAgent', {
      value: 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
    }),
  );
  await page.goto('/faqs');
  await field(page).focus();
  await expect(field(page)).toHaveAttribute('role', 'combobox');
  const session = await page.context().newCDPSession(page);
  for (const text of ['ref', 'refund'])
    await session.send('Input.imeSetComposition', { text, selectionStart: 6, selectionEnd: 6 });
  await expect(options(page).first()).toContainText(/refund/i);
});

test('without a connection Enter in a field keeps the page and what is typed, and Tab goes on past the list', async ({
  page,
  context,
}) => {
  const input = await answeredThenOffline(page);
  await input.press('Enter');
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(/\/faqs$/);
  await expect(input).toHaveValue('refund');
  await expect(options(page).first()).toBeVisible();
  await input.press('Tab');
  await expect(page.locator('[data-search-popup]:focus')).toHaveCount(0);
  await context.setOffline(false);
});

test('the emergency card waits for no part of the search', async ({ page }) => {
  const release = await hold(page, parts);
  for (const path of ['/faqs', '/search']) {
    await page.goto(path);
    await field(page).pressSequentially('there was an accident');
    await expect(page.locator('main [data-safety]')).toBeVisible();
    // Whoever does not see it hears it, after the pause.
    await expect(page.locator('main [role=status]').filter({ hasText: '911' })).toHaveCount(1);
  }
  release();
  await expect(results(page).first()).toBeVisible();
  await expect(page.locator('main [data-safety]')).toBeVisible();
});

for (const [what, lost] of [
  ['the search file', '**/search-index.json'],
  ['the search’s script', '**/static/js/start.*'],
] as const) {
  test(`without ${what} the form says so and can still be sent`, async ({ page }) => {
    await page.route(lost, (route) => route.abort());
    await page.goto('/faqs');
    await field(page).pressSequentially('refund');
    await expect(page.getByText('Suggestions could not be loaded')).toBeVisible();
    await field(page).press('Enter');
    await expect(results(page).first()).toBeVisible();
  });

  test(`without ${what} the header says so below its field, which stays where it is, until the focus leaves it`, async ({
    page,
  }) => {
    const input = page.getByRole('banner').locator('[name=q]');
    const form = page.getByRole('banner').locator('form');
    await page.route(lost, (route) => route.abort());
    await page.goto('/faqs');
    for (const size of ['100%', '160%']) {
      await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size);
      await page.setViewportSize({ width: size === '100%' ? 1280 : 2000, height: 800 });
      await input.blur();
      const place = await input.boundingBox();
      const shown = () => form.evaluate(isShownToItsEnd);
      await input.focus();
      await expect(form).toContainText('Suggestions could not be loaded');
      await expect.poll(shown).toBe(true);
      expect(await input.boundingBox()).toEqual(place);
      await input.blur();
      expect(await shown()).toBe(false);
    }
  });
}

/** Whether the end of what a form says is seen above the page; runs in the page. */
function isShownToItsEnd(form: Element): boolean {
  const range = document.createRange();
  range.selectNodeContents(form);
  const { left, bottom } = range.getBoundingClientRect();
  return form.contains(document.elementFromPoint(left + 20, bottom - 12));
}

test('at 320 px nothing is cut off, and the header leads to the search page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/faqs');
  await field(page).pressSequentially('car broke down');
  await expect(options(page).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.locator('header').getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search');
  await field(page).pressSequentially('car broke down');
  await expect(results(page).first()).toHaveAttribute('href', /Breakdown|IncidentWithGuest/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the server answers with the same ranking', async ({ page, browser }) => {
    await page.goto('/faqs');
    const shown = field(page).filter({ visible: true });
    await shown.fill('how do i get my money back');
    await shown.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=how/);
    // The address is there before the answers are.
    await expect(page.getByRole('contentinfo')).toBeAttached();
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

  test('the emergency card stands above the answers', async ({ page }) => {
    await page.goto('/search?q=911');
    await expect(page.locator('[data-safety] a').first()).toHaveAttribute('href', 'tel:911');
    await expect(page.getByText('Nothing fits')).toHaveCount(0);
    await expect(page).toHaveTitle(`“911” – Search | ${site.brand}`);
  });

  test('the Host tab’s search is for hosts', async ({ page }) => {
    await page.goto('/faqs#host');
    const shown = field(page).filter({ visible: true });
    await shown.fill('cancellation fee');
    await shown.press('Enter');
    await expect(page).toHaveURL(/audience=host$/);
    await expect(results(page).first()).toHaveAttribute('href', /^\/faqs\/host\//);
  });

  test('what people type is text, never markup', async ({ page }) => {
    await page.goto(`/search?q=${encodeURIComponent('<img src=x onerror=alert(1)>"\'&')}`);
    await expect(page.locator('main img')).toHaveCount(0);
    await expect(field(page)).toHaveValue('<img src=x onerror=alert(1)>"\'&');
  });
});
