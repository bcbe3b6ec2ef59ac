import { hold } from './hold.ts';
import { expect, type Locator, type Page, type Request, type Route, test } from './journey.ts';
import { goBack } from './tab-history.ts';

const dashboard = 'https://dashboard.stripe.com/account/status';
const address = '/payout-setup-complete?token=';
const texts = {
  noToken: 'Invalid request, you are redirecting to Stripe dashboard',
  polling:
    'Your payout setup is almost complete. You have few more steps. You will be redirected shortly. Please wait.',
  error: 'We faced an error. You will redirecting to Stripe Dashboard',
};

const status = (word: string) => JSON.stringify({ data: { getStripePayoutAccountStatus: word } });
const answer = (word: string) => (route: Route) =>
  route.fulfill({ contentType: 'application/json', body: status(word) });

/** The page with a clock that only the test moves, and Stripe's page in place of Stripe. */
async function open(page: Page, path: string, gateway?: (route: Route) => unknown) {
  const requests: unknown[] = [];
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.route('https://dashboard.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Dashboard</title>' }),
  );
  if (gateway) {
    await page.route('/v2/gateway', (route) => {
      requests.push(route.request().postDataJSON());
      return gateway(route);
    });
  }
  await page.goto('/faqs');
  await page.goto(path);
  return requests;
}

/** By so much the page's clock is moved on at a time: an answer may arrive a step before it is seen here. */
const stepMs = 100;

/** Moves the page's clock on until the condition holds; gives the milliseconds it took, to within a step. */
async function timeUntil(
  page: Page,
  condition: () => boolean,
  { ms = stepMs, mayPass = () => true }: { ms?: number; mayPass?: () => boolean } = {},
): Promise<number> {
  let passed = 0;
  await expect
    .poll(
      async () => {
        if (mayPass()) {
          await page.clock.runFor(ms);
          passed += ms;
        }
        return condition();
      },
      // A busy machine may take long for it: what is measured is the page's time.
      { intervals: [20], timeout: 50_000 },
    )
    .toBe(true);
  return passed;
}

/** Nothing happens for just under three seconds; then the dashboard opens in place of the page. */
async function leavesAfterThreeSeconds(page: Page) {
  await page.clock.runFor(2999);
  expect(page.url()).toContain('/payout-setup-complete');
  await page.clock.runFor(1);
  await page.waitForURL(dashboard);
  await goBack(page);
  await expect(page).toHaveURL(/\/faqs$/);
}

for (const path of ['/payout-setup-complete', address]) {
  test(`${path}: says so, and goes to the dashboard after 3 seconds`, async ({ page }) => {
    const requests = await open(page, path, answer('READY_TO_REDIRECT'));
    await expect(page.getByRole('alert')).toHaveText(texts.noToken);
    await leavesAfterThreeSeconds(page);
    expect(requests).toEqual([]);
  });
}

test('asks every 3 seconds until the setup is ready, then goes to the dashboard at once', async ({
  page,
}) => {
  let word = 'PENDING';
  const requests = await open(page, `${address}abc.def-1`, (route) => answer(word)(route));
  await expect(page.getByRole('status')).toHaveText(texts.polling);
  await expect.poll(() => requests.length).toBe(1);
  for (const count of [2, 3]) {
    expect(await timeUntil(page, () => requests.length === count)).toBeGreaterThanOrEqual(3000 - stepMs);
  }
  word = 'READY_TO_REDIRECT';
  await timeUntil(page, () => page.url() === dashboard);
  expect(requests).toHaveLength(4);
  expect(requests[0]).toEqual({
    operationName: 'StripeAccountStatus',
    query: 'query StripeAccountStatus($token: String) { getStripePayoutAccountStatus(token: $token) }',
    variables: { token: 'abc.def-1' },
  });
  await goBack(page);
  await expect(page).toHaveURL(/\/faqs$/);
});

test.describe("through the gateway, with its sandbox in Stripe's place", () => {
  // The page gives up after ten seconds of its own, which the test lets pass in two: they stand while the gateway takes its time.
  let awaited = 0;
  const mayPass = () => awaited === 0;
  test.beforeEach(({ page }) => {
    awaited = 0;
    const count = (by: number) => (request: Request) => {
      if (request.url().endsWith('/v2/gateway')) awaited += by;
    };
    page.on('request', count(1));
    page.on('requestfinished', count(-1));
    page.on('requestfailed', count(-1));
  });

  for (const token of ['sandbox-ready.journey', 'sandbox-slow.journey']) {
    test(`${token}: leads to the dashboard`, async ({ page }) => {
      await open(page, `${address}${token}`);
      await timeUntil(page, () => page.url() === dashboard, { mayPass });
    });
  }

  test('a setup that is never ready goes on being looked up', async ({ page }) => {
    const answers: unknown[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/v2/gateway')) answers.push(response.status());
    });
    await open(page, `${address}sandbox-never-ready.journey`);
    await timeUntil(page, () => answers.length === 3, { mayPass });
    expect(answers).toEqual([200, 200, 200]);
    await expect(page.getByRole('status')).toHaveText(texts.polling);
  });

  for (const token of ['sandbox-error.journey', 'x'.repeat(2000)]) {
    test(`${token.slice(0, 30)}: says that there was an error, and leads to the dashboard`, async ({
      page,
    }) => {
      await open(page, `${address}${token}`);
      await expect(page.getByRole('alert')).toHaveText(texts.error);
      await leavesAfterThreeSeconds(page);
    });
  }
});

/** The rest of what is no answer is in `site/payout/ask-payout-status.test.ts`. */
const faults: Record<string, (route: Route) => unknown> = {
  'says ERROR': answer('ERROR'),
  'cannot be reached': (route) => route.abort('internetdisconnected'),
};

for (const [fault, gateway] of Object.entries(faults)) {
  test(`a server that ${fault}: says so, and goes to the dashboard after 3 seconds`, async ({ page }) => {
    await open(page, `${address}t`, gateway);
    await expect(page.getByRole('alert')).toHaveText(texts.error);
    await leavesAfterThreeSeconds(page);
  });
}

test('a server that hangs is given up after 10 seconds', async ({ page }) => {
  const requests = await open(page, `${address}t`, () => undefined);
  await expect.poll(() => requests.length).toBe(1);
  await page.clock.runFor(9_999);
  await expect(page.getByRole('status')).toHaveText(texts.polling);
  await page.clock.runFor(1);
  await expect(page.getByRole('alert')).toHaveText(texts.error);
  await leavesAfterThreeSeconds(page);
  expect(requests).toHaveLength(1);
});

test('who wants to stay stays, with the focus on the words, and can go on by hand', async ({ page }) => {
  for (const path of ['/payout-setup-complete', `${address}t`]) {
    await open(page, path, answer('ERROR'));
    await page.clock.runFor(1000);
    await page.getByRole('button', { name: 'Stay here' }).click();
    await expect(page.getByText('You are still on this page')).toBeFocused();
    await expect(page.getByRole('button', { name: 'Stay here' })).toHaveCount(0);
    await page.clock.runFor(60_000);
    expect(page.url()).toContain('/payout-setup-complete');
    await expect(page.getByRole('link', { name: 'Go to the Stripe dashboard' })).toHaveAttribute(
      'href',
      dashboard,
    );
  }
});

test('without a connection it leaves once there is one, and not for who stays', async ({ page, context }) => {
  await open(page, `${address}t`, answer('ERROR'));
  await expect(page.getByRole('alert')).toHaveText(texts.error);
  await context.setOffline(true);
  await page.clock.runFor(10_000);
  await expect(page.getByRole('alert')).toHaveText(texts.error);
  await page.getByRole('button', { name: 'Stay here' }).click();
  await context.setOffline(false);
  await expect(page.getByText('You are still on this page')).toBeFocused();
  expect(page.url()).toContain('/payout-setup-complete');

  await open(page, `${address}t`, answer('ERROR'));
  await expect(page.getByRole('alert')).toHaveText(texts.error);
  await context.setOffline(true);
  await page.clock.runFor(10_000);
  expect(page.url()).toContain('/payout-setup-complete');
  await context.setOffline(false);
  await page.waitForURL(dashboard);
});

test('says seldom that it is still checking', async ({ page }) => {
  const requests = await open(page, `${address}t`, answer('PENDING'));
  const progress = page.locator('main [aria-live=polite]');
  await expect(progress).toBeEmpty();
  await timeUntil(page, () => requests.length === 4, { ms: 1000 });
  await expect(progress).toHaveText('Still checking.');
  await timeUntil(page, () => requests.length === 8, { ms: 1000 });
  await expect(progress).toHaveText('Still checking.');
  await expect(page.getByRole('status')).toHaveText(texts.polling);
});

test('says so as soon where the server is silent', async ({ page }) => {
  const requests = await open(page, `${address}t`, () => undefined);
  await expect.poll(() => requests.length).toBe(1);
  const progress = page.locator('main [aria-live=polite]');
  await page.clock.runFor(5_000);
  await expect(progress).toBeEmpty();
  await page.clock.runFor(2_000);
  await expect(progress).toHaveText('Still checking.');
  expect(requests).toHaveLength(1);
});

for (const width of [320, 390, 1280]) {
  test(`at ${width} px nothing moves, whatever it says`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const built = await (await page.request.get('/payout-setup-complete')).text();
    const release = await hold(page, new RegExp(/data-script="([\w-]+)"/.exec(built)![1]!));
    let word = 'PENDING';
    const requests = await open(page, `${address}t`, (route) => answer(word)(route));
    let answered = 0;
    page.on('requestfinished', (request) => (answered += Number(request.url().endsWith('/v2/gateway'))));
    const below = page.getByRole('link', { name: 'Go to the Stripe dashboard' });
    await expect(page.getByRole('status')).toHaveText(/^One moment/);
    const box = await below.boundingBox();
    const says = async (words: Locator) => {
      await expect(words).toBeVisible();
      expect(await below.boundingBox()).toEqual(box);
    };
    // A clock that moves while an answer is on its way would have the page give it up.
    const saysInTime = async (words: Locator, ms: number) => {
      const isThere = async () => {
        if (await words.isVisible()) return true;
        if (answered === requests.length) await page.clock.fastForward(ms);
        return false;
      };
      await expect.poll(isThere, { intervals: [20], timeout: 50_000 }).toBe(true);
      await says(words);
    };
    release();
    await says(page.getByText(texts.polling));
    await saysInTime(page.getByText('This is taking longer than usual'), 5000);
    word = 'ERROR';
    await saysInTime(page.getByRole('alert'), stepMs);
    await page.getByRole('button', { name: 'Stay here' }).click();
    await says(page.getByText('You are still on this page'));
  });
}

test('names whom to ask', async ({ page }) => {
  await open(page, '/payout-setup-complete', answer('ERROR'));
  await expect(page.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    '/contact?topic=payout',
  );
  await page.getByRole('link', { name: 'Read about payouts' }).click();
  await expect(page).toHaveURL(/HostPaymentsAndPayouts#PayoutNotFinished$/);
});

test('stops asking while the page is left, and takes up again when it comes back', async ({ page }) => {
  const requests = await open(page, `${address}t`, answer('PENDING'));
  await expect.poll(() => requests.length).toBe(1);
  const tell = (type: string) =>
    page.evaluate((name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type);
  await tell('pagehide');
  await page.clock.runFor(30_000);
  expect(requests).toHaveLength(1);
  await tell('pageshow');
  await expect.poll(() => requests.length).toBe(2);
  await expect(page.getByRole('status')).toHaveText(texts.polling);
});

for (const path of ['/payout-setup-complete', `${address}t`]) {
  test(`${path}: a link that is pressed leads on, however slow its page is`, async ({ page }) => {
    let answerGateway = (): unknown => undefined;
    await page.route('/v2/gateway', (route) => {
      answerGateway = () => answer('READY_TO_REDIRECT')(route);
    });
    const arrive = await hold(page, /HostPaymentsAndPayouts/);
    let redirects = 0;
    page.on('request', (request) => (redirects += Number(request.url() === dashboard)));
    await page.goto(path);
    await expect(page.getByText(path.endsWith('t') ? texts.polling : texts.noToken)).toBeVisible();
    const asked = page.waitForRequest(/HostPaymentsAndPayouts/);
    // By the keyboard: what the mouse is on is fetched ahead.
    await page.getByRole('link', { name: 'Read about payouts' }).press('Enter', { noWaitAfter: true });
    await asked;
    await answerGateway();
    // A clock that the test moves stands still while it is about to be left.
    await page.waitForTimeout(4000);
    arrive();
    await expect(page).toHaveURL(/HostPaymentsAndPayouts#PayoutNotFinished$/);
    expect(redirects).toBe(0);
  });
}

test('a link opened in another tab holds nothing up', async ({ page, context }) => {
  const requests = await open(page, `${address}t`, answer('PENDING'));
  await expect(page.getByText(texts.polling)).toBeVisible();
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Read about payouts' }).click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await other.close();
  const before = requests.length;
  // Three seconds are between two requests; who is about to leave is given thirty.
  expect(await timeUntil(page, () => requests.length > before)).toBeLessThan(6000);
});

test('a link leads on by hand, and the token goes to nobody with it', async ({ page }) => {
  await open(page, `${address}secret`, answer('PENDING'));
  const [request] = await Promise.all([
    page.waitForRequest(dashboard),
    page.getByRole('link', { name: 'Go to the Stripe dashboard' }).click(),
  ]);
  expect(await request.headerValue('referer')).toBeNull();
});

test('stands outside search engines, without header and footer', async ({ page }) => {
  await open(page, `${address}t`, answer('PENDING'));
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  await expect(page.getByRole('banner').or(page.getByRole('contentinfo'))).toHaveCount(0);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('says what to do, and links to the dashboard', async ({ page }) => {
    await page.goto(`${address}t`);
    expect(await page.locator('noscript').innerText()).toContain('JavaScript is off in this browser');
    await expect(page.getByText('One moment')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Go to the Stripe dashboard' })).toHaveAttribute(
      'href',
      dashboard,
    );
  });
});
