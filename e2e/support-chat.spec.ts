import { site } from '../config/site.ts';
import { expect, test, type Page, type Route } from './journey.ts';

const { baseUrl: chatServer, websiteToken } = site.chat ?? {
  baseUrl: 'https://chat.example.com',
  websiteToken: 'abc',
};

/** The page with a chat: as it is, where one is configured; else the button as the component draws it, the policy as its guide asks. */
async function openWithChat(page: Page, sdk: (() => string) | undefined) {
  const asked: string[] = [];
  const addChat = async (route: Route) => {
    const response = await route.fetch();
    const policy = response
      .headers()
      ['content-security-policy']!.replace(";require-trusted-types-for 'script';trusted-types 'none'", '');
    const html = await response.text();
    await route.fulfill({
      response,
      headers: {
        ...response.headers(),
        'content-security-policy': `${policy.replace("script-src 'self'", `script-src 'self' ${chatServer}`)};frame-src ${chatServer}`,
      },
      body: html.replace(
        '</body>',
        `<div><p role="status" data-loading="The chat is loading." data-failed="The chat did not load."></p>
        <button data-chat data-base-url="${chatServer}" data-website-token="${websiteToken}">Chat with us</button></div></body>`,
      ),
    });
  };
  if (!site.chat) await page.route('/faqs', addChat);
  await page.route(`${chatServer}/**`, (route) => {
    asked.push(route.request().url());
    return sdk ? route.fulfill({ contentType: 'text/javascript', body: sdk() }) : route.abort();
  });
  await page.goto('/faqs');
  return asked;
}

/** Behaves as Chatwoot's script: `run` starts the widget, which says when it is ready. */
const fakeChatwoot = () => `
  window.chatLog = [];
  window.chatwootSDK = { run(options) {
    window.chatLog.push(options);
    setTimeout(() => {
      window.$chatwoot = { toggle: (state) => window.chatLog.push(state) };
      dispatchEvent(new Event('chatwoot:ready'));
    }, 50);
  } };`;

const button = (page: Page) => page.getByRole('button', { name: 'Chat with us' });
const chatLog = (page: Page) => page.evaluate(() => (window as unknown as { chatLog: unknown[] }).chatLog);

test('nothing of the chat is loaded before somebody asks for it, and then once', async ({ page }) => {
  const asked = await openWithChat(page, fakeChatwoot);
  await expect(button(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);

  await button(page).click();
  await expect.poll(() => chatLog(page)).toEqual([{ baseUrl: chatServer, websiteToken }, 'open']);
  await button(page).click();
  await expect.poll(() => chatLog(page)).toHaveLength(3);
  expect(asked).toEqual([`${chatServer}/packs/js/sdk.js`]);
});

test('a chat that cannot be loaded says so, and the next press tries again', async ({ page }) => {
  const asked = await openWithChat(page, undefined);
  await button(page).click();
  await expect(page.getByText('The chat did not load.')).toBeVisible();
  await page.route(`${chatServer}/**`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: fakeChatwoot() }),
  );
  await button(page).click();
  await expect.poll(() => chatLog(page)).toContain('open');
  await expect(page.getByText('The chat did not load.')).toHaveCount(0);
  expect(asked).toHaveLength(1);
});

test('a script that is no chat says so too', async ({ page }) => {
  await openWithChat(page, () => '');
  await button(page).click();
  await expect(page.getByText('The chat did not load.')).toBeVisible();
});

for (const path of [
  '/faqs',
  '/payout-setup-complete?token=sandbox-never-ready',
  '/checkr-disclosure-embed',
]) {
  const buttons = site.chat && path === '/faqs' ? 1 : 0;
  test(`${path}: ${buttons ? 'the chat has its button' : 'no chat has a button'}, and nothing comes from elsewhere`, async ({
    page,
  }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).hostname !== '127.0.0.1') foreign.push(request.url());
    });
    await page.goto(path);
    await page.waitForLoadState('load');
    await expect(page.locator('[data-chat]')).toHaveCount(buttons);
    expect(foreign).toEqual([]);
  });
}
