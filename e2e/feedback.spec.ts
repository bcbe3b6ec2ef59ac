import { hold } from './hold.ts';
import { expect, test, type Page } from './journey.ts';

const article = '/faqs/drive/VehicleReservations';
const section = (page: Page) => page.locator('section[aria-labelledby=StartingReservation]');
const answer = (page: Page) => section(page).locator('.answered');
const number = /[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{4}/;

test('with the keyboard alone: one press answers, a reason and words follow, and all can be erased', async ({
  page,
}) => {
  await page.goto(article);
  const question = section(page).getByRole('group', { name: 'Did this answer your question?' });
  await question.getByRole('button', { name: 'No' }).focus();
  await page.keyboard.press('Enter');
  // What was pressed is gone: the focus is on what has come, which is read out.
  await expect(section(page).getByRole('group', { name: 'Thank you. Your answer counts.' })).toBeFocused();
  await expect(question).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: "I can't follow it" })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Where is the button?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const thanked = section(page).getByRole('group', { name: 'Thank you. We read every note.' });
  await expect(thanked).toBeFocused();
  await expect(thanked).toContainText(number);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(section(page).getByRole('group', { name: 'It is erased.' })).toBeFocused();
  // Nothing of it is left on the device.
  expect(await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual([
    '',
    0,
    0,
  ]);
});

test('what was written stays where the network fails, and is sent when it is back', async ({
  page,
  context,
}) => {
  await page.goto(article);
  await section(page).getByRole('button', { name: 'No' }).click();
  const words = answer(page).getByRole('textbox');
  await words.fill('It is called Begin');
  await context.setOffline(true);
  const send = answer(page).getByRole('button', { name: 'Send' });
  await send.click();
  await expect(answer(page).getByRole('alert')).toHaveText('Not sent. Check your connection and try again.');
  // At the form that was sent, not below the one that erases.
  await expect(answer(page).locator('.answered-ask').getByRole('alert')).toBeVisible();
  await expect(words).toHaveValue('It is called Begin');
  await context.setOffline(false);
  await send.click();
  await expect(answer(page)).toContainText('We read every note');
});

test('on a line that is stuck the question is free again after half a minute, and says so', async ({
  page,
}) => {
  // A request's own limit knows nothing of the page's clock: for this page a minute is half a second.
  await page.addInitScript(() => {
    const { get, set } = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout')!;
    Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
      get,
      set(this: XMLHttpRequest, limitMs: number) {
        set!.call(this, limitMs / 120);
      },
    });
  });
  await page.route(/\/v2\/feedback/, () => undefined);
  await page.goto(article);
  const sent = page.waitForRequest(/\/v2\/feedback/);
  await section(page).getByRole('button', { name: 'Yes' }).click();
  await sent;
  await expect(section(page).getByRole('alert')).toHaveText('Not sent. Check your connection and try again.');
  await expect(section(page).locator('[aria-busy]')).toHaveCount(0);
});

for (const [what, status, body] of [
  ['a network where one has to sign in', 200, '<main><h1>Welcome to our Wi-Fi</h1></main>'],
  ['a proxy that has lost the server', 502, '<center><h1>502 Bad Gateway</h1></center>'],
] as const) {
  test(`what ${what} answers in our place is not told as our words`, async ({ page }) => {
    await page.route(/\/v2\/feedback/, (route) => route.fulfill({ status, contentType: 'text/html', body }));
    await page.goto(article);
    const yes = section(page).getByRole('button', { name: 'Yes' });
    await yes.click();
    await expect(section(page).getByRole('alert')).toHaveText(
      'Not sent. Check your connection and try again.',
    );
    await page.unrouteAll();
    await yes.click();
    await expect(answer(page)).toContainText('Your answer counts');
  });
}

test('without a connection before the script has come, nobody is led away from what they read', async ({
  page,
  context,
}) => {
  await page.goto(article);
  await context.setOffline(true);
  const yes = section(page).getByRole('button', { name: 'Yes' });
  await yes.click();
  await expect(section(page)).toContainText('Not sent. Check your connection and try again.');
  await context.setOffline(false);
  await yes.click();
  await expect(answer(page)).toContainText('Your answer counts');
});

test('two presses are one answer, and a second section has an answer of its own', async ({ page }) => {
  let sent = 0;
  page.on('request', (request) => (sent += Number(request.url().includes('/v2/feedback'))));
  await page.goto(article);
  await section(page).getByRole('button', { name: 'Yes' }).dblclick();
  await expect(answer(page)).toContainText('Your answer counts');
  expect(sent).toBe(1);
  const other = page.locator('section[aria-labelledby=InsuranceCard]');
  await other.getByRole('button', { name: 'Yes' }).click();
  await expect(other.locator('.answered')).toContainText(number);
  expect(await answer(page).innerText()).not.toBe(await other.locator('.answered').innerText());
});

test('a slow answer calls nobody back, and keeps no other section from being answered', async ({ page }) => {
  let answerFirst!: () => void;
  const slow = new Promise<void>((resolve) => (answerFirst = resolve));
  await page.route(/\/v2\/feedback/, async (route) => {
    // Both presses may wait for the script: which of them arrives first, nothing says.
    if (route.request().postData()?.includes('StartingReservation')) await slow;
    await route.continue();
  });
  await page.goto(article);
  await section(page).getByRole('button', { name: 'Yes' }).click();
  const other = page.locator('section[aria-labelledby=InsuranceCard]');
  await other.getByRole('button', { name: 'Yes' }).click();
  const thanked = other.locator('.answered');
  await expect(thanked).toBeFocused();
  answerFirst();
  await expect(answer(page)).toContainText('Your answer counts');
  await expect(thanked).toBeFocused();
});

test('where the script does not come, the browser sends the form', async ({ page }) => {
  await page.route(/\/pressed\.[^/]*\.js$/, (route) => route.abort());
  await page.goto(article);
  await section(page).getByRole('button', { name: 'No' }).click();
  await expect(page).toHaveURL(/\?feedback=.*#answered-StartingReservation$/);
  await expect(answer(page)).toContainText('Your answer counts');
});

test('on a page that breaks off before its end, the browser sends the answer', async ({ page }) => {
  await page.route(
    (url) => `${url.pathname}${url.search}` === article,
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.slice(0, html.lastIndexOf('<fieldset')) });
    },
  );
  await page.goto(article);
  await section(page).getByRole('button', { name: 'No' }).click();
  await expect(answer(page)).toContainText('Your answer counts');
});

test('where the script hangs, the browser sends the form after half a minute', async ({ page }) => {
  await page.clock.install();
  const goOn = await hold(page, /\/pressed\.[^/]*\.js$/);
  const asked = page.waitForRequest(/\/pressed\.[^/]*\.js$/);
  await page.goto(article);
  await page.clock.pauseAt(Date.now() + 60_000);
  await section(page).getByRole('button', { name: 'No' }).click();
  await asked;
  await page.clock.fastForward(29_000);
  await expect(answer(page)).toBeHidden();
  await page.clock.fastForward(2_000);
  await expect(answer(page)).toContainText('Your answer counts');
  await expect(page).toHaveURL(/\?feedback=.*#answered-StartingReservation$/);
  goOn();
});

test('without a connection a number is not erased, and the form says so', async ({ page, context }) => {
  await page.goto('/privacy-policy');
  const number = page.getByLabel(/number/i).first();
  // Firefox calls what is empty wrong.
  await expect(number).toHaveAttribute('aria-invalid', 'false');
  await number.fill('7K3M-9QXT-2VPH');
  await context.setOffline(true);
  const form = page.locator('form', { has: number });
  for (let press = 0; press < 2; press += 1) await form.getByRole('button').click();
  await expect(form).toContainText('Not sent. Check your connection and try again.');
  expect((await form.textContent())!.split('Not sent').length).toBe(2);
  await expect(number).toHaveValue('7K3M-9QXT-2VPH');
  await context.setOffline(false);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  for (const view of ['', '?view=app']) {
    test(`it is the same, at the same place${view && ', in the apps too'}`, async ({ page }) => {
      await page.goto(article + view);
      await section(page).getByRole('button', { name: 'No' }).click();
      await expect(answer(page)).toBeInViewport();
      await expect(page.locator('.answered')).toHaveCount(1);
      await answer(page).getByRole('radio', { name: 'It is wrong' }).check();
      await answer(page).getByRole('textbox').fill('It says 9 & <b>10</b>');
      await answer(page).getByRole('button', { name: 'Send' }).click();
      await expect(answer(page)).toContainText('We read every note');
      await expect(page.getByRole('banner')).toBeVisible({ visible: !view });
      await answer(page).getByRole('button', { name: 'Erase it now' }).click();
      await expect(answer(page)).toHaveText('It is erased.');
      expect(new URL(page.url()).pathname).toBe(article);
    });
  }

  test('a number that was written down erases from the privacy policy', async ({ page }) => {
    await page.goto(article);
    await section(page).getByRole('button', { name: 'Yes' }).click();
    await expect(answer(page)).toContainText(number);
    const [noted] = number.exec(await answer(page).innerText())!;
    await page.goto('/privacy-policy#EraseByNumber');
    await page.getByLabel('Reference number').fill(noted.toLowerCase());
    await page.getByRole('button', { name: 'Erase it' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('It is erased on this website.');

    await page.goto('/privacy-policy#EraseByNumber');
    await page.getByLabel('Reference number').fill('7K3M-9QXT-2VPH');
    await page.getByRole('button', { name: 'Erase it' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing is kept under 7K3M-9QXT-2VPH.');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go back' })).toHaveCSS('border-radius', '999px');
    await page.getByRole('link', { name: 'Go back' }).click();
    await expect(page).toHaveURL('/privacy-policy');
  });
});
