import type { Page, Request } from '@playwright/test';
import { expect, test } from './journey.ts';
import { goBack, reload } from './tab-history.ts';
import { hold } from './hold.ts';
import { phone } from './screens.ts';

test.use(phone);

/** Each message of its own: the same again is the same message. */
const told = (what: string) => `${what} ${Math.random().toString(36).slice(2)}. What do I do now?`;
const form = (page: Page) => page.getByRole('form', { name: 'Write to us' });
/** Two addresses in a message speak against a person having sent it. */
async function writeLikeAProgram(page: Page) {
  await page.goto('/contact?topic=charge#write');
  await form(page).getByLabel('Your email address').fill('sam@example.com');
  const text = told('See https://a.example.com/1 and https://b.example.com/2');
  await form(page).getByLabel('What happened, and what do you need?').fill(text);
}

/** The script of the form comes when it is first touched, or with the page that `go` opens, where a topic or a message is there. */
async function focusForm(page: Page, go = () => Promise.resolve<unknown>(undefined)) {
  const script = page.waitForResponse(/\/pressed\.[^/]*\.js$/);
  await go();
  await form(page).getByLabel('What happened, and what do you need?').focus();
  await (await script).finished();
}

const send = (page: Page) => form(page).getByRole('button', { name: 'Send' });
const number = /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/;

for (const javaScriptEnabled of [true, false]) {
  test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('from CONNECT to a reference number: topic, its sections, the form, mistakes, thanks, erased', async ({
      page,
    }) => {
      await page.goto('/about-us');
      await page.getByRole('link', { name: 'CONNECT' }).click();
      await page.getByText('Damage to my vehicle, or a claim').first().click();
      await expect(
        page.getByRole('link', { name: 'How long do I have to file a damage claim?' }),
      ).toBeVisible();
      await page.locator('#topic-damage').getByRole('link', { name: 'Write to us about this' }).click();
      await expect(page).toHaveURL(/\?topic=damage#write$/);
      await expect(form(page).getByLabel('What is it about?')).toHaveValue('damage');

      const text = told('The guest scratched the door <b>and</b> left');
      await form(page).getByLabel('What happened, and what do you need?').fill(text);
      await send(page).click();
      const address = form(page).getByLabel('Your email address');
      await expect(address).toHaveAccessibleDescription(
        /^Enter the email address for our reply\. We reply only/,
      );
      await expect(address).toBeFocused();
      await expect(form(page).getByLabel('What happened, and what do you need?')).toHaveValue(text);
      await expect(form(page).getByLabel('What is it about?')).toHaveValue('damage');

      await address.fill('sam@example.com');
      await page.waitForTimeout(2100);
      await send(page).click();
      await expect(page.getByRole('heading', { name: 'We have your message' })).toBeVisible();
      if (javaScriptEnabled)
        await expect(page.getByRole('group', { name: 'We have your message' })).toBeFocused();
      await expect(page.getByText('Your reference number:')).toContainText(number);
      await expect(form(page)).toBeHidden();
      await eraseForGood(page);
      await expect(page.getByRole('heading', { name: 'It is erased on this website.' })).toBeVisible();
      // In the site's own frame, also for who comes back to it.
      await expect(page.getByRole('banner')).toBeVisible();
      await reload(page);
      await expect(page.getByRole('heading', { name: 'It is erased on this website.' })).toBeVisible();
      await expect(form(page)).toBeVisible();
    });
  });
}

test('a reload loses nothing that was typed: it is back untouched, until it is sent', async ({ page }) => {
  await page.goto('/contact');
  const [text, address] = [
    form(page).getByLabel('What happened, and what do you need?'),
    form(page).getByLabel('Your email address'),
  ];
  await focusForm(page);
  const written = told('The plate is on the way');
  await text.fill(written);
  await form(page).getByLabel('What is it about?').selectOption('charge');
  await reload(page);
  await expect(text).toHaveValue(written);
  await expect(form(page).getByLabel('What is it about?')).toHaveValue('charge');
  await address.fill('sam@example.com');
  await page.waitForTimeout(2100);
  // What somebody would find who comes back to this page as it was left.
  await text.evaluate((field: HTMLTextAreaElement) =>
    addEventListener('pagehide', () => sessionStorage.setItem('left', field.value)),
  );
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'We have your message' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('left'))).toBe('');
  await goBack(page);
  await page.waitForTimeout(500);
  await expect(text, 'nor is it there for who goes back').toHaveValue('');
  await page.goto('/contact');
  await text.focus();
  await page.waitForTimeout(500);
  await expect(text).toHaveValue('');
});

test('what a browser fills into the field that nobody sees keeps no message from being sent', async ({
  page,
}) => {
  await focusForm(page, () => page.goto('/contact?topic=charge#write'));
  await form(page).getByLabel('Your email address').fill('sam@example.com');
  await form(page).getByLabel('What happened, and what do you need?').fill(told('The plate is on the way'));
  await form(page)
    .locator('[name=subject]')
    .evaluate((field: HTMLInputElement) => (field.value = 'Sam'));
  await page.waitForTimeout(2100);
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'We have your message' })).toBeVisible();
});

/** What a press sends; after many messages of other tests, what shows that a person wrote goes after it. */
const isPressed = (request: Request) =>
  request.url().endsWith('/v2/contact') && !request.postData()!.includes('proof=');

test('two presses send once', async ({ page }) => {
  let sent = 0;
  page.on('request', (request) => (sent += Number(isPressed(request))));
  await focusForm(page, () => page.goto('/contact?topic=charge#write'));
  await form(page).getByLabel('Your email address').fill('sam@example.com');
  await form(page).getByLabel('What happened, and what do you need?').fill(told('The plate is on the way'));
  await page.waitForTimeout(2100);
  await send(page).dblclick();
  await expect(page.getByRole('heading', { name: 'We have your message' })).toBeVisible();
  expect(sent).toBe(1);
});

test('pressed again while the next page is long in coming, the emptied form is not sent; who comes back can write', async ({
  page,
}) => {
  let sent = 0;
  page.on('request', (request) => (sent += Number(isPressed(request))));
  await focusForm(page, () => page.goto('/contact?topic=charge#write'));
  const address = form(page).getByLabel('Your email address');
  await address.fill('sam@example.com');
  await form(page).getByLabel('What happened, and what do you need?').fill(told('The plate is on the way'));
  await send(page).evaluate((button: HTMLButtonElement) => {
    const email = document.querySelector<HTMLInputElement>('#replyTo')!;
    const pressAgain = setInterval(() => {
      if (email.value) return;
      clearInterval(pressAgain);
      button.click();
    });
    const seen = () => [
      button.hasAttribute('aria-busy'),
      document.querySelector('#write [role=status]')!.textContent,
      document.querySelector('#replyTo-error')!.textContent,
    ];
    addEventListener('pagehide', () => {
      const left = seen();
      // As a browser shows the page that it has kept.
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      sessionStorage.setItem('seen', JSON.stringify([left, seen()]));
    });
  });
  await page.waitForTimeout(2100);
  const next = page.waitForRequest(/\?sent=/);
  const goOn = await hold(page, /\?sent=/);
  await send(page).click({ noWaitAfter: true });
  await next;
  await page.waitForTimeout(1000);
  goOn();
  await expect(page.getByRole('heading', { name: 'We have your message' })).toBeVisible();
  expect(sent).toBe(1);
  const seen = await page.evaluate(() => sessionStorage.getItem('seen'));
  expect(JSON.parse(seen!)).toEqual([
    [true, expect.stringMatching(/^(Sending…|One moment, please\..*)$/), ''],
    [false, '', ''],
  ]);
});

test('the privacy policy opens beside the form, which stays as it is', async ({ page }) => {
  await page.goto('/contact#write');
  const text = form(page).getByLabel('What happened, and what do you need?');
  await text.fill('The plate is on the way');
  const opened = page.context().waitForEvent('page');
  await form(page)
    .getByRole('link', { name: /Privacy/i })
    .click();
  await (await opened).close();
  await expect(text).toHaveValue('The plate is on the way');
});

test('what was pasted before the script came is there after a reload, too', async ({ page }) => {
  const goOn = await hold(page, /\/pressed\.[^/]*\.js$/);
  await page.goto('/contact');
  const text = form(page).getByLabel('What happened, and what do you need?');
  await text.fill('The plate is on the way');
  const script = page.waitForResponse(/\/pressed\.[^/]*\.js$/);
  goOn();
  await (await script).finished();
  await reload(page);
  await expect(text).toHaveValue('The plate is on the way');
});

test('a reload keeps the topic that was chosen, not the link’s, also after a link within the page', async ({
  page,
}) => {
  await focusForm(page, () => page.goto('/contact?topic=return'));
  const text = form(page).getByLabel('What happened, and what do you need?');
  const topic = form(page).getByLabel('What is it about?');
  await expect(topic).toHaveValue('return');
  await topic.selectOption('charge');
  await text.fill('The plate is on the way');
  await page.evaluate(() => (location.hash = 'main'));
  await reload(page);
  await expect(text).toHaveValue('The plate is on the way');
  await expect(topic).toHaveValue('charge');
});

test('a topic that is chosen after a reload, before the script has come, is no former one', async ({
  page,
}) => {
  await focusForm(page, () => page.goto('/contact?topic=return'));
  const text = form(page).getByLabel('What happened, and what do you need?');
  const topic = form(page).getByLabel('What is it about?');
  await topic.selectOption('charge');
  await text.fill('The plate is on the way');
  const goOn = await hold(page, /\/pressed\.[^/]*\.js$/);
  await reload(page);
  await topic.selectOption('damage');
  goOn();
  await expect(text).toHaveValue('The plate is on the way');
  await expect(topic).toHaveValue('damage');
});

/** As WebKit does: a hundred changes in a while, more throw. */
function limitHistory(): void {
  let changes = 0;
  const { replaceState } = history;
  history.replaceState = function (...change) {
    if ((changes += 1) > 100) throw new DOMException('more than 100 times', 'SecurityError');
    replaceState.apply(this, change);
  };
}

test('a long message goes on where the history may be changed a hundred times only', async ({ page }) => {
  await page.addInitScript(limitHistory);
  await focusForm(page, () => page.goto('/contact?topic=charge'));
  const text = form(page).getByLabel('What happened, and what do you need?');
  await text.pressSequentially(told('I was charged twice for one and the same weekend. '.repeat(3)));
  await form(page).getByLabel('Your email address').fill('sam@example.com');
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'We have your message' })).toBeVisible({ timeout: 30_000 });
});

test('what was typed a moment before a reload, or before leaving the page and coming back, is there', async ({
  page,
}) => {
  await page.goto('/contact');
  await focusForm(page);
  // No pause passes.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const text = form(page).getByLabel('What happened, and what do you need?');
  await text.fill('The plate');
  await focusForm(page, () => reload(page));
  await expect(text).toHaveValue('The plate');
  await text.fill('The plate is on the way');
  await page.goto('/about-us');
  await focusForm(page, () => goBack(page));
  await expect(text).toHaveValue('The plate is on the way');
});

test('choosing a topic, all of them and another loses nothing that is typed', async ({ page }) => {
  await focusForm(page, () => page.goto('/contact?topic=charge'));
  const text = form(page).getByLabel('What happened, and what do you need?');
  const topic = form(page).getByLabel('What is it about?');
  const address = form(page).getByLabel('Your email address');
  await text.fill('The guest scratched the door');
  await page.getByRole('link', { name: 'All topics' }).click();
  await expect(page).toHaveURL(/\/contact#topics$/);
  await expect(page.locator('#topic-charge summary')).toBeInViewport({ ratio: 1 });
  await expect(topic).toHaveValue('');
  await page.locator('#topic-damage summary').click();
  await page.locator('#topic-damage').getByRole('link', { name: 'Write to us about this' }).click();
  await expect(page).toHaveURL(/\/contact\?topic=damage#write$/);
  await expect(page.getByRole('heading', { name: 'Write to us' })).toBeInViewport({ ratio: 1 });
  await expect(topic).toHaveValue('damage');
  await expect(text).toHaveValue('The guest scratched the door');
  // As the server would show it.
  const shown = () => page.locator('#topics').ariaSnapshot();
  const inPlace = await shown();
  await page.keyboard.press('Tab');
  await expect(topic).toBeFocused();
  await expect(address).toBeVisible();
  await reload(page);
  expect(await shown()).toBe(inPlace);
  await expect(topic).toHaveValue('damage');
});

test('a message in Hebrew runs from right to left while it is written', async ({ page }) => {
  await page.goto('/contact');
  const text = form(page).getByLabel('What happened, and what do you need?');
  await expect(text).toHaveCSS('direction', 'ltr');
  await text.fill('האורח שרט את הדלת');
  await expect(text).toHaveCSS('direction', 'rtl');
  await text.fill('The guest scratched the door');
  await expect(text).toHaveCSS('direction', 'ltr');
});

test('before anything is sent there are no thanks', async ({ page }) => {
  await page.goto('/contact');
  await expect(form(page)).toBeVisible();
  const thanks = page.locator('h2', { hasText: 'We have your message' });
  await expect(thanks).toBeAttached();
  await expect(thanks).toBeHidden();
});

test('a mistake where the focus is already says itself, each time, and no other does', async ({ page }) => {
  await page.goto('/contact?topic=charge#write');
  await form(page).getByLabel('What happened, and what do you need?').fill(told('Charged twice'));
  const address = form(page).getByLabel('Your email address');
  await address.fill('sam@');
  const error = form(page).getByRole('alert').filter({ hasText: 'email' });
  for (let times = 0; times < 2; times += 1) {
    const answered = page.waitForResponse((response) => response.status() === 422);
    await address.press('Enter');
    await answered;
    await expect(error).toBeVisible();
    await expect(address).toBeFocused();
  }
  // From the button the focus comes to the mistake, which is read with its field.
  await send(page).click();
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription(/email/);
  await expect(error).toHaveCount(0);
});

test('a quick answer has no "Sending…" before it, which would be said after it', async ({ page }) => {
  await page.goto('/contact');
  const status = form(page).getByRole('status');
  const changes = await status.evaluateHandle((place) => {
    const said: string[] = [];
    new MutationObserver(() => said.push(place.textContent)).observe(place, { childList: true });
    return said;
  });
  const json = { errors: { replyTo: 'Not an address.' } };
  await page.route('**/v2/contact', (route) => route.fulfill({ status: 422, json }));
  await send(page).click();
  await expect(form(page).getByLabel('Your email address')).toBeFocused();
  await page.waitForTimeout(700);
  expect((await changes.jsonValue()).filter(Boolean)).toEqual([]);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('what is wrong with the whole form is in sight when it comes back', async ({ page }) => {
    await page.goto('/contact?topic=charge');
    await form(page).getByLabel('Your email address').fill('sam@example.com');
    await form(page).getByLabel('What happened, and what do you need?').fill(told('Charged twice'));
    // As a program fills it in.
    await page.locator('[name=subject]').evaluate((field: HTMLInputElement) => (field.value = 'Cheap'));
    await send(page).click();
    const error = form(page).getByRole('alert');
    await expect(error).toBeFocused();
    await expect(error).toBeInViewport({ ratio: 1 });
  });

  test('a message that looks like a program’s is taken, and its writer told that a person looks first', async ({
    page,
  }) => {
    await writeLikeAProgram(page);
    await send(page).click();
    await expect(page.getByText('A person will look at it first')).toBeVisible();
    await expect(page.getByText('Your reference number:')).toContainText(number);
  });
});

test('a message that looks like a program’s costs the browser a sum, and goes', async ({ page }) => {
  await writeLikeAProgram(page);
  const asked = page.waitForResponse((response) => response.status() === 428);
  await send(page).click();
  await asked;
  await expect(page.getByText('It goes to our team.')).toBeVisible({ timeout: 30_000 });
});

test('where the script for the sum does not come, a person looks at the message', async ({ page }) => {
  await page.route(/\/prove-work\.[^/]*\.js$/, (route) => route.abort());
  await writeLikeAProgram(page);
  await send(page).click();
  await expect(page.getByText('A person will look at it first')).toBeVisible();
});

test('what keeps the server from taking a message is told in its own words', async ({ page }) => {
  const json = { message: 'That is more than we can take at once.' };
  await page.route('**/v2/contact', (route) => route.fulfill({ status: 413, json }));
  await page.goto('/contact?topic=charge#write');
  await form(page).getByLabel('Your email address').fill('sam@example.com');
  await send(page).click();
  await expect(form(page).getByRole('alert')).toHaveText(json.message);
});

test('on a broken line nothing typed is lost, and it is said', async ({ page, context }) => {
  await page.goto('/contact');
  await form(page).getByLabel('Your email address').fill('sam@example.com');
  await form(page).getByLabel('What is it about?').selectOption('A charge, a refund or a receipt');
  const text = told('I was charged twice');
  await form(page).getByLabel('What happened, and what do you need?').fill(text);
  let breakLine!: () => void;
  const broken = new Promise<void>((resolve) => (breakLine = resolve));
  await page.route('**/v2/contact', async (route) => {
    await broken;
    await route.abort();
  });
  // What goes on is said in a place that is there before, is not busy, and moves nothing.
  const status = form(page).getByRole('status');
  await expect(status).toHaveCSS('display', 'block');
  const { height } = (await form(page).boundingBox())!;
  await send(page).click();
  await expect(status).toHaveText('Sending…');
  await expect(page.locator('[aria-busy] [role=status]')).toHaveCount(0);
  expect((await form(page).boundingBox())!.height).toBe(height);
  breakLine();
  const failed = form(page).getByRole('alert');
  await expect(failed).toContainText('Not sent. Check your connection');
  await expect(failed).toBeFocused();
  await expect(failed).toBeInViewport({ ratio: 1 });
  await page.unroute('**/v2/contact');
  await expect(form(page).getByLabel('What happened, and what do you need?')).toHaveValue(text);
  await page.waitForTimeout(1000);
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'We have your message' })).toBeVisible({ timeout: 30_000 });
  expect(await page.evaluate(() => Object.keys(localStorage).length + sessionStorage.length)).toBe(0);
  expect(await context.cookies()).toEqual([]);
});

test.describe('where the script came late', () => {
  // It is asked for with the first touch, which nobody waits for.
  test.use({ ownFault: /dynamically imported module/ });

  test('sent after all, it is no longer said that nothing was sent for want of a connection', async ({
    page,
    context,
  }) => {
    await page.route(/\/pressed\.[^/]+\.js$/, (route) => route.abort());
    await page.goto('/contact');
    await form(page).getByLabel('What is it about?').selectOption('A charge, a refund or a receipt');
    await form(page).getByLabel('Your email address').fill('sam@example.com');
    await form(page).getByLabel('What happened, and what do you need?').fill(told('I was charged twice'));
    await context.setOffline(true);
    await send(page).click();
    const failed = form(page).getByText('Not sent. Check your connection');
    await expect(failed).toBeVisible();

    await context.setOffline(false);
    await page.unrouteAll();
    const release = await hold(page, '**/v2/contact');
    await send(page).click();
    await expect(form(page).getByRole('status')).toHaveText('Sending…');
    await expect(failed).toHaveCount(0);
    release();
    await expect(page.getByRole('heading', { name: 'We have your message' })).toBeVisible({
      timeout: 30_000,
    });
  });
});

/** One press asks, the next erases: a message that nobody has read yet would be lost. */
async function eraseForGood(page: Page) {
  const button = page.getByRole('button', { name: 'Erase it now' });
  await expect(button).toBeHidden();
  await page.getByText('Erase it here').click();
  await button.click();
}

test('in the apps the page keeps their view, up to the thanks, and what was sent can be erased there', async ({
  page,
}) => {
  await page.goto('/contact?view=app&topic=payout');
  await form(page).getByLabel('Your email address').fill('sam@example.com');
  await form(page).getByLabel('What happened, and what do you need?').fill(told('No payout'));
  await send(page).click();
  await expect(page).toHaveURL(/view=app&sent=/, { timeout: 30_000 });
  await expect(page.getByText('Your reference number:')).toContainText(number);
  await expect(page.getByRole('banner')).toBeHidden();
  await eraseForGood(page);
  const erased = page.getByRole('heading', { name: 'It is erased on this website.' });
  await expect(erased).toBeVisible();
  expect(new URL(page.url()).hash).toBe('#erased');
});
