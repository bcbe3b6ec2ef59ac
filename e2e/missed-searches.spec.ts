import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../scripts/bootstrap/free-port.mjs';
import { expect, test as journey, type Page } from './journey.ts';

/** What a server of this test's own has counted: others search, too. */
const test = journey.extend<{ misses: { site: string; counted: () => Promise<string[]> } }>({
  misses: async ({ request }, give) => {
    const port = await freePort();
    const site = `http://127.0.0.1:${port}`;
    const server = spawn(process.execPath, ['dist/gateway/server.js'], {
      env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'silent', NODE_ENV: 'test' },
      stdio: 'ignore',
    });
    const isReady = () =>
      request.get(`${site}/readyz`).then(
        (answer) => answer.ok(),
        () => false,
      );
    await expect.poll(isReady, { timeout: 30_000 }).toBe(true);
    await give({
      site,
      async counted() {
        const metrics = await (await request.get(`${site}/metrics`)).text();
        return [...metrics.matchAll(/^search_misses_total\{outcome="(\w+)",from="(\w+)"\} (\d+)/gm)].map(
          ([, outcome, from, times]) => `${from} ${outcome} ${times}`,
        );
      },
    });
    server.kill('SIGINT');
    await once(server, 'exit');
  },
});

const field = (page: Page) => page.locator('main [name=q]').filter({ visible: true });
const said = (page: Page) => page.locator('main [role=status]').filter({ hasText: /./ });

/** Asks, and waits to be told what there is. */
async function ask(page: Page, query: string) {
  await field(page).fill(query);
  await expect(said(page)).not.toHaveText('');
}

test('a question that somebody leaves without an answer is one miss, however often it is asked', async ({
  page,
  misses: { site, counted },
}) => {
  await page.goto(`${site}/faqs`);
  await ask(page, 'money');
  await ask(page, 'money back');
  expect(await counted(), 'as long as they may still open one').toEqual([]);
  await page.goto(`${site}/about-us`);
  await expect.poll(counted).toEqual(['page unopened 1']);

  await page.goto(`${site}/search`);
  await ask(page, 'money back');
  await ask(page, 'qqqqq zzzzz');
  await page.goto(`${site}/about-us`);
  await expect.poll(counted).toEqual(['page unopened 1', 'page nothing 1']);
});

test('a question whose answer is opened is none, in the list and on the search page', async ({
  page,
  misses: { site, counted },
}) => {
  await page.goto(`${site}/faqs`);
  await ask(page, 'refund');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/\/faqs\/drive\//);
  await page.goto(`${site}/search`);
  await ask(page, 'late fee');
  await page.locator('main ol a').first().click();
  await expect(page).toHaveURL(/\/(faqs|tools)\//);
  await page.goto(`${site}/search`);
  await ask(page, 'i had an accident');
  await page.goto(`${site}/faqs`);
  // Another question in place of the first: that one was left.
  await ask(page, 'cancel');
  await ask(page, 'price plans');
  await page.getByRole('option').first().click();
  await expect.poll(counted).toEqual(['page unopened 1']);
});

test('Enter leads to the search page, where the question is counted once', async ({
  page,
  misses: { site, counted },
}) => {
  await page.goto(`${site}/faqs`);
  await ask(page, 'zebra pizza');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/search\?q=zebra/);
  await ask(page, 'zebra pizza recipe');
  await page.goto(`${site}/about-us`);
  await expect.poll(counted).toHaveLength(2);
  expect((await counted()).join()).toMatch(/^server (nothing|declined) 1,page (nothing|declined) 1$/);
});

test('whoever objects to be counted is not', async ({ page, misses: { site, counted } }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
  );
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.goto(`${site}/faqs`);
  await ask(page, 'zebra pizza');
  await page.goto(`${site}/about-us`);
  expect(sent.filter((url) => url.includes('/v2/'))).toEqual([]);
  expect(await counted()).toEqual([]);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the server counts what it did not answer, once', async ({ page, misses: { site, counted } }) => {
    await page.goto(`${site}/search?q=recipe+for+banana+bread`);
    await page.reload();
    await page.goto(`${site}/search?q=refund`);
    await expect.poll(counted).toHaveLength(1);
    expect((await counted())[0]).toMatch(/^server (nothing|declined) 1$/);
  });
});
