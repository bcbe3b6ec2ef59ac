import { startProgram } from '../scripts/bootstrap/start-program.mjs';
import { layoutShifts } from '../checks/layout-shifts.ts';
import { hold } from './hold.ts';
import { expect, test, type Page, type Route } from './journey.ts';
import { goBack } from './tab-history.ts';

/** The built gateway answers, with its sandbox in Checkr's place; the SDK is Checkr's own. Faults are the network's. */
const candidate = {
  candidateFullName: 'Ada Example',
  candidateId: 'candidate-1',
  packageSlug: 'driver_standard',
  driverLicenseState: 'GA',
};
const addressOf = (fields: Record<string, string>) =>
  `/checkr-disclosure-embed?${new URLSearchParams(fields)}`;
const scriptPath = '/sandbox/checkr/lib/checkr-embed-definitions.js*';
const tokenPath = '/v2/document/checkr-session-token';
const configPath = '/v2/document/checkr-embed-config';

const script = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/javascript', body });
const form = (page: Page) => page.getByRole('button', { name: 'Agree and continue' });
const alert = (page: Page) => page.getByRole('alert').filter({ visible: true });
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' }).filter({ visible: true });

/** Each test is a client of its own to the gateway, which gives few session tokens a minute to one. */
async function giveTokens(page: Page, seen: (route: Route) => void = () => undefined) {
  await page.route(tokenPath, (route) => {
    seen(route);
    return route.fulfill({ json: { token: 'session-1' } });
  });
}

async function consentIn(page: Page) {
  await page.getByRole('checkbox').check();
  await page.getByRole('textbox').fill(candidate.candidateFullName);
  await form(page).click();
}

test('consent, from the link to the success page, through the gateway', async ({ page }) => {
  const tokens: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(tokenPath)) {
      tokens.push([request.method(), request.postData(), request.headers()['x-consent-link']]);
    }
  });
  await page.goto(addressOf(candidate));
  await expect(page.getByRole('status').filter({ visible: true })).toHaveText(/The form is ready/);
  await expect(page.getByRole('banner').or(page.getByRole('contentinfo'))).toHaveCount(0);
  await consentIn(page);
  await page.waitForURL('/checkr-disclosure-embed-success');
  expect(tokens).toEqual([['POST', null, undefined]]);
  // The form is not opened a second time.
  await goBack(page);
  expect(page.url()).not.toContain('/checkr-disclosure-embed');
});

test('where not even the first script comes, the page says so, and can be loaded again', async ({ page }) => {
  await page.route(/\/static\/js\/.*client.*\.js/, (route) => route.abort());
  await page.goto(addressOf(candidate));
  const again = page.getByRole('link', { name: 'Load again' });
  await expect(again).toBeHidden();
  const passWait = () => page.evaluate(() => document.getAnimations().forEach((each) => each.finish()));
  await passWait();
  await expect(again).toBeVisible();
  await page.unrouteAll();
  await again.click();
  await expect(page.getByRole('status').filter({ visible: true })).toHaveText(/The form is ready/);
  expect(page.url()).toContain(addressOf(candidate));
  await expect(again).toBeHidden();
});

test('the embed gets what the link says, what the specification fixes, and nothing else from the link', async ({
  page,
}) => {
  const headers: (string | undefined)[] = [];
  await giveTokens(page, (route) => headers.push(route.request().headers()['x-consent-link']));
  await page.route(
    scriptPath,
    script(`window.CheckrEmbedDefinitions = { DisclosureConsent: (given) => ({ async render() {
        window.given = JSON.parse(JSON.stringify(given));
        await given.onSessionTokenNeed();
      } }) };`),
  );
  await page.goto(
    addressOf({ ...candidate, driverLicenseState: 'ga', link: 'a.b-c', env: 'mr.example.com/' }),
  );
  await expect.poll(() => headers).toEqual(['a.b-c']);
  expect(await page.evaluate(() => (window as unknown as { given: object }).given)).toMatchObject({
    ...candidate,
    language: 'en',
    workLocations: [{ country: 'US', state: 'CA' }],
    env: 'production',
    sessionTokenPath: tokenPath,
    webSdkVersion: '0.0.59',
  });
});

/** An embed of one button, which runs `onPress`. */
const oneButton = (onPress: string) =>
  script(`window.CheckrEmbedDefinitions = { DisclosureConsent: (given) => ({ async render(selector) {
      await given.onSessionTokenNeed();
      const button = document.createElement('button');
      button.textContent = 'Agree and continue';
      button.onclick = () => { ${onPress} };
      document.querySelector(selector).append(button);
    } }) };`);

test('consent told twice leads to the success page once', async ({ page }) => {
  await giveTokens(page);
  await page.route(scriptPath, oneButton('given.onConsentSuccess(); given.onConsentSuccess();'));
  const visits: string[] = [];
  await page.route('/checkr-disclosure-embed-success', (route) => {
    visits.push(route.request().url());
    return route.continue();
  });
  await page.goto(addressOf(candidate));
  await form(page).click();
  await page.waitForURL('/checkr-disclosure-embed-success');
  expect(visits).toHaveLength(1);
});

test('without a connection whoever has consented stays on the page, and goes on once there is one', async ({
  page,
  context,
}) => {
  await giveTokens(page);
  await page.route(scriptPath, oneButton('given.onConsentSuccess();'));
  const visits: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) visits.push(new URL(request.url()).pathname);
  });
  await page.goto(addressOf(candidate));
  await expect(form(page)).toBeVisible();
  await context.setOffline(true);
  await form(page).click();
  await expect(page.getByRole('status').filter({ visible: true })).toHaveText(/Your consent was received/);
  expect(page.url()).toContain(addressOf(candidate));
  await context.setOffline(false);
  await page.waitForURL('/checkr-disclosure-embed-success');
  // Tried without a connection it would have led to the browser's own page.
  expect(visits).toEqual(['/checkr-disclosure-embed', '/checkr-disclosure-embed-success']);
});

/** Everything else that is no candidate is in `site/consent/consent-query.test.ts`. */
const badLinks: Record<string, [fields: Record<string, string>, words: RegExp[]]> = {
  'nothing in it': [{}, [/your full name/, /your candidate number/, /the kind of check/, /the state of/]],
  'no such state': [{ ...candidate, driverLicenseState: 'ZZ' }, [/the state of your driver's license/]],
  'a broken signature': [{ ...candidate, link: 'a b' }, [/the signature of the link/]],
};

for (const [name, [fields, words]] of Object.entries(badLinks)) {
  test(`a link with ${name}: says what is wrong and what to do, and asks no one for anything`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/v2\/|definitions/.test(request.url())) asked.push(request.url());
    });
    await page.goto(addressOf(fields));
    await expect(alert(page)).toContainText('This link is not complete');
    await expect(alert(page).getByRole('listitem')).toHaveText(words);
    await expect(retry(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      '/contact?topic=license',
    );
    expect(asked).toEqual([]);
  });
}

test('a field given twice is wrong: nobody can say which one is meant', async ({ page }) => {
  await page.goto(`${addressOf(candidate)}&candidateId=somebody-else`);
  await expect(alert(page).getByRole('listitem')).toHaveText(['your candidate number']);
});

interface Fault {
  path: string;
  answer: (route: Route) => unknown;
  says: RegExp;
}

const html = (route: Route) => route.fulfill({ contentType: 'text/html', body: '<h1>Maintenance</h1>' });
const drop = (route: Route) => route.abort('connectionreset');
const refuse = (status: number, message: string) => (route: Route) =>
  route.fulfill({ status, json: { message } });

/** Of the calls, one of each that a page can tell apart; the others are in the unit tests of `site/consent`. */
const faults: Record<string, Fault> = {
  'the configuration is dropped': { path: configPath, answer: drop, says: /did not say where/ },
  'the script is blocked': { path: scriptPath, answer: drop, says: /^Failed to load script/ },
  'the script is a web page': { path: scriptPath, answer: html, says: /^Failed to load script/ },
  'the script defines nothing': { path: scriptPath, answer: script(''), says: /^Failed to load script/ },
  'the embed throws': {
    path: scriptPath,
    answer: script(
      'window.CheckrEmbedDefinitions = { DisclosureConsent: () => { throw new Error("Broken embed"); } };',
    ),
    says: /could not be shown.*Broken embed/,
  },
  'the embed leaves a refused token unhandled': {
    path: scriptPath,
    answer: script(
      `window.CheckrEmbedDefinitions = { DisclosureConsent: (given) => ({ render() {
        given.sessionTokenPath; void given.onSessionTokenNeed();
      } }) };`,
    ),
    says: /did not answer as it should.*418: Not today/,
  },
  'the session token is refused': {
    path: tokenPath,
    answer: refuse(502, 'No'),
    says: /did not answer as it should.*502: No/,
  },
  'too many tokens were asked for': {
    path: tokenPath,
    answer: refuse(429, 'Later'),
    says: /too often.*429: Later/,
  },
};

test.describe('faults', () => {
  test.use({ ownFault: /^Unexpected token/ });

  for (const [name, { path, answer, says }] of Object.entries(faults)) {
    test(`when ${name}: says so, and trying again opens the form`, async ({ page }) => {
      await giveTokens(page);
      if (name.includes('unhandled')) await page.route(tokenPath, refuse(418, 'Not today'));
      await page.route(path, answer);
      const address = addressOf({ ...candidate, link: 'signed.link' });
      await page.goto(address);
      await expect(alert(page)).toHaveText(says);
      await expect(page.locator('#consent-embed')).toBeEmpty();

      await page.unroute(path, answer);
      if (name.includes('unhandled')) await giveTokens(page);
      await retry(page).click();
      await expect(form(page)).toBeVisible();
      await expect(page.locator('[data-checkr-embed]')).toHaveCount(1);
      await expect(alert(page)).toHaveCount(0);
      expect(new URL(page.url()).search).toBe(new URL(address, 'http://x').search);
    });
  }
});

test.describe('a script of the page', () => {
  test.use({ ownFault: /^Checkr's SDK/ });
  const sdk = /web-sdk[^/]*\.js$/;

  test('that does not come is reported, and trying again loads the page anew, since browsers remember what failed', async ({
    page,
  }) => {
    await giveTokens(page);
    let documents = 0;
    page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
    await page.route(sdk, (route) => (documents > 1 ? route.continue() : route.abort()));
    const error = page.waitForEvent('pageerror');
    await page.goto(addressOf(candidate));
    expect((await error).name).toBe('ChunkLoadError');
    await retry(page).click();
    await expect(form(page)).toBeVisible();
  });

  test('that is long in coming is waited for', async ({ page }) => {
    await giveTokens(page);
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    const release = await hold(page, sdk);
    const asked = page.waitForRequest(sdk);
    const configured = page.waitForResponse(configPath);
    await page.goto(addressOf(candidate), { waitUntil: 'commit' });
    await asked;
    await (await configured).finished();
    await page.evaluate(() => fetch(location.href));
    await page.clock.runFor(19_000);
    await expect(alert(page)).toHaveCount(0);
    await page.clock.runFor(2000);
    await expect(alert(page)).toContainText('taking longer than usual');
    await page.clock.runFor(90_000);
    await expect(alert(page)).toContainText('taking longer than usual');
    release();
    await page.clock.resume();
    await expect(form(page)).toBeVisible();
    await expect(alert(page)).toHaveCount(0);
  });
});

for (const status of [401, 403]) {
  test(`a link that is refused (${status}): asks for a new one, since trying again cannot help`, async ({
    page,
  }) => {
    await page.route(tokenPath, refuse(status, 'This link is no longer valid.'));
    await page.goto(addressOf(candidate));
    await expect(alert(page)).toContainText('Open the newest link');
    await expect(retry(page)).toHaveCount(0);
  });
}

test.describe('where a link must be signed, as in production', () => {
  const serviceKey = 'service-key-of-the-journeys-1234';
  // One server for all of them, so in one worker.
  let site: Awaited<ReturnType<typeof startProgram>> | undefined;
  test.beforeAll(async () => {
    const settings = { CONSENT_LINK: 'required', SERVICE_KEY: serviceKey, LOG_LEVEL: 'silent' };
    site = await startProgram('dist/gateway/server.js', { ...settings, SESSION_TOKENS_PER_MINUTE: '100' });
  });
  test.afterAll(() => site?.stop());

  /** The address that the operator's backend sends to a candidate. */
  async function linkFor(page: Page, whom = candidate): Promise<URL> {
    const made = await page.request.post(`${site!.url}/v2/consent-links`, {
      headers: { authorization: `Bearer ${serviceKey}` },
      data: whom,
    });
    expect(made.status()).toBe(201);
    return new URL(((await made.json()) as { url: string }).url);
  }

  async function expectRefused(page: Page): Promise<void> {
    await expect(alert(page)).toContainText('Open the newest link');
    await expect(retry(page)).toHaveCount(0);
    await expect(form(page)).toHaveCount(0);
  }

  test('the link opens the form for whom it was made: the page shows the server both', async ({ page }) => {
    const named = { ...candidate, candidateFullName: 'José Ñúñez-O’Neil 李 & Co.' };
    const link = await linkFor(page, named);
    const asked = page.waitForRequest((request) => request.url().endsWith(tokenPath));
    await page.goto(link.href);
    const headers = await (await asked).allHeaders();
    expect(headers['x-consent-link']).toBe(link.searchParams.get('link'));
    const shown = headers['x-consent-candidate'] ?? '';
    expect(Object.fromEntries(new URLSearchParams(shown))).toEqual(named);
    await consentIn(page);
    await page.waitForURL(`${site!.url}/checkr-disclosure-embed-success`);
  });

  test('an address that was changed opens nothing', async ({ page }) => {
    const link = await linkFor(page);
    link.searchParams.set('candidateFullName', 'Somebody Else');
    await page.goto(link.href);
    await expectRefused(page);
  });

  test('the link of one candidate opens nothing for another, who has one of their own', async ({ page }) => {
    const [own, others] = [await linkFor(page), await linkFor(page, { ...candidate, candidateId: 'other' })];
    own.searchParams.set('link', others.searchParams.get('link')!);
    await page.goto(own.href);
    await expectRefused(page);
  });

  test('no link opens nothing', async ({ page }) => {
    await page.goto(site!.url + addressOf(candidate));
    await expectRefused(page);
  });

  test('a page that does not say for whom it was opened gets nothing', async ({ page }) => {
    await page.route(`**${tokenPath}`, (route) => {
      const { 'x-consent-candidate': candidateShown, ...headers } = route.request().headers();
      expect(candidateShown).toBeDefined();
      return route.continue({ headers });
    });
    await page.goto((await linkFor(page)).href);
    await expectRefused(page);
  });
});

test.describe('what hangs', () => {
  const hang = () => undefined;
  const hangs: [name: string, path: string, seconds: number, says: RegExp][] = [
    ['the configuration', configPath, 10, /did not say where/],
    ['the script', scriptPath, 10, /^Failed to load script/],
    ['the session token', tokenPath, 10, /did not answer as it should/],
  ];

  for (const [name, path, seconds, says] of hangs) {
    test(`${name}: is given up after ${seconds} seconds`, async ({ page }) => {
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1000);
      await page.route(path, hang);
      const asked = page.waitForRequest(path);
      await page.goto(addressOf(candidate), { waitUntil: 'commit' });
      await asked;
      await page.clock.runFor(seconds * 1000 - 500);
      await expect(alert(page)).toHaveCount(0);
      await expect(async () => {
        await page.clock.runFor(500);
        await expect(alert(page)).toHaveText(says, { timeout: 200 });
      }).toPass();
    });
  }

  test('an embed that shows nothing: says so after 20 seconds, and still takes what comes', async ({
    page,
  }) => {
    await giveTokens(page);
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.route(
      scriptPath,
      script(`window.CheckrEmbedDefinitions = { DisclosureConsent: (given) => ({
      async render(selector) {
        await given.onSessionTokenNeed();
        addEventListener('appear', () => {
          const button = document.createElement('button');
          button.textContent = 'Agree and continue';
          document.querySelector(selector).append(button, ...Array.from({ length: 9 }, () => document.createElement('hr')));
        });
      } }) };`),
    );
    const given = page.waitForResponse(tokenPath);
    await page.goto(addressOf(candidate));
    await given;
    await page.clock.runFor(19_000);
    await expect(alert(page)).toHaveCount(0);
    await page.clock.runFor(2000);
    await expect(alert(page)).toContainText('taking longer than usual');
    await expect(retry(page)).toBeVisible();

    await page.evaluate(() => dispatchEvent(new Event('appear')));
    await expect(form(page)).toBeVisible();
    await expect(alert(page)).toHaveCount(0);
  });
});

test('a second token that fails leaves a form that stands, with what was typed', async ({ page }) => {
  await giveTokens(page);
  await page.route(
    scriptPath,
    script(`window.CheckrEmbedDefinitions = { DisclosureConsent: (given) => ({
    async render(selector) {
      await given.onSessionTokenNeed();
      const box = document.createElement('textarea');
      box.rows = 9;
      box.onblur = () => given.onSessionTokenNeed();
      document.querySelector(selector).append(box);
    } }) };`),
  );
  await page.goto(addressOf(candidate));
  await page.getByRole('textbox').fill('Ada Example');
  await page.route(tokenPath, refuse(503, 'Busy'));
  await page.getByRole('textbox').blur();
  await expect(alert(page)).toContainText('did not answer as it should');
  await expect(page.getByRole('textbox')).toHaveValue('Ada Example');
});

for (const [width, height] of [
  [390, 664],
  [1280, 800],
] as const)
  test(`at ${width} px nothing moves until the form stands there`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await giveTokens(page);
    await page.goto(addressOf(candidate));
    await expect(form(page)).toBeVisible();
    await expect(page.getByRole('status').filter({ visible: true })).toHaveText(/The form is ready/);
    expect(await layoutShifts(page)).toEqual([]);
  });

test('stands outside search engines, and tells nobody where one comes from', async ({ page }) => {
  await page.goto('/checkr-disclosure-embed');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('says that the form needs it, and whom to ask', async ({ page }) => {
    await page.goto(addressOf(candidate));
    expect(await page.locator('noscript').innerText()).toContain('JavaScript is off in this browser');
    await expect(page.getByText('One moment')).toBeHidden();
    await expect(page.getByRole('main').getByRole('link', { name: 'Write to us' })).toBeVisible();
  });
});
