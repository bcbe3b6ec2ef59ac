import { type Program, startProgram } from '../scripts/bootstrap/start-program.mjs';
import { expect, type Page, test } from './journey.ts';

let site: Program;

/** A server of these tests' own, since others search, too; what it counts begins anew with each test. */
test.beforeAll(async () => {
  test.setTimeout(180_000);
  // The page with the answers is what counts, however busy the machine is.
  site = await startProgram('dist/gateway/server.js', {
    LOG_LEVEL: 'silent',
    NODE_ENV: 'test',
    SEARCH_TIMEOUT_MS: '60000',
  });
});
test.afterAll(() => site.stop());

let before: Map<string, number>;
test.beforeEach(async () => {
  before = await counts();
});

/** What was counted since the test began: `page nothing 1`. */
async function counted(): Promise<string[]> {
  const now = [...(await counts())].map(([what, times]) => [what, times - (before.get(what) ?? 0)] as const);
  return now
    .filter(([, times]) => times > 0)
    .map(([what, times]) => `${what} ${times}`)
    .toSorted();
}

async function counts(): Promise<Map<string, number>> {
  const metrics = await (await fetch(`${site.url}/metrics`)).text();
  const lines = metrics.matchAll(/^search_misses_total\{outcome="(\w+)",from="(\w+)"\} (\d+)/gm);
  return new Map([...lines].map(([, outcome, from, times]) => [`${from} ${outcome}`, Number(times)]));
}

const field = (page: Page) => page.locator('main [name=q]').filter({ visible: true });
const said = (page: Page) => page.locator('main [role=status]').filter({ hasText: /./ });

/** Asks, and waits to be told what there is. */
async function ask(page: Page, query: string) {
  await field(page).fill(query);
  await expect(said(page)).not.toHaveText('');
}

test('a question that somebody leaves without an answer is one miss, however often it is asked', async ({
  page,
}) => {
  await page.goto(`${site.url}/faqs`);
  await ask(page, 'money');
  await ask(page, 'money back');
  expect(await counted(), 'as long as they may still open one').toEqual([]);
  await page.goto(`${site.url}/about-us`);
  await expect.poll(counted).toEqual(['page unopened 1']);

  await page.goto(`${site.url}/search`);
  await ask(page, 'money back');
  await ask(page, 'qqqqq zzzzz');
  await page.goto(`${site.url}/about-us`);
  await expect.poll(counted).toEqual(['page nothing 1', 'page unopened 1']);
});

test('a question whose answer is opened is none, in the list and on the search page', async ({ page }) => {
  await page.goto(`${site.url}/faqs`);
  await ask(page, 'refund');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/\/faqs\/drive\//);
  await page.goto(`${site.url}/search`);
  await ask(page, 'late fee');
  await page.locator('main ol a').first().click();
  await expect(page).toHaveURL(/\/(faqs|tools)\//);
  await page.goto(`${site.url}/search`);
  await ask(page, 'i had an accident');
  await page.goto(`${site.url}/faqs`);
  // Another question in place of the first: that one was left.
  await ask(page, 'cancel');
  await ask(page, 'price plans');
  await page.getByRole('option').first().click();
  await expect.poll(counted).toEqual(['page unopened 1']);
});

test('Enter leads to the search page, where the question is counted once', async ({ page }) => {
  await page.goto(`${site.url}/faqs`);
  await ask(page, 'zebra pizza');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/search\?q=zebra/);
  await ask(page, 'zebra pizza recipe');
  await page.goto(`${site.url}/about-us`);
  await expect.poll(counted).toHaveLength(2);
  expect((await counted()).join()).toMatch(/^page (nothing|declined) 1,server (nothing|declined) 1$/);
});

test('whoever objects to be counted is not', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
  );
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.goto(`${site.url}/faqs`);
  await ask(page, 'zebra pizza');
  await page.goto(`${site.url}/about-us`);
  expect(sent.filter((url) => url.includes('/v2/'))).toEqual([]);
  expect(await counted()).toEqual([]);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the server counts what it did not answer, once', async ({ page }) => {
    await page.goto(`${site.url}/search?q=recipe+for+banana+bread`);
    await page.reload();
    await page.goto(`${site.url}/search?q=refund`);
    await expect.poll(counted).toHaveLength(1);
    expect((await counted())[0]).toMatch(/^server (nothing|declined) 1$/);
  });
});
