import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import siteConfig from '#config/site.config.ts';
import { findBrowser, isHeadlessShell } from '../../scripts/bootstrap/browser.mjs';
import { carousel, hydrate } from '../../e2e/carousel.ts';
import { swipe } from '../../e2e/swipe.ts';
import { galleryFamilies, galleryPath, quietPaths } from '../built-site.ts';
import { withPictures } from '../launch-options.ts';
import { test } from '../reader.ts';
import { faultsOf } from '../settings/faults.ts';
import { untilSo } from '../until-so.ts';
import { comparePart, openSteady } from '../visual/steady-page.ts';
import { englishIn } from './pseudo-text.ts';
import { type PseudoSite, startPseudoSite } from './pseudo-site.ts';

/**
 * The whole site in another language: written from right to left, with other letters, 40 % longer. What is still English
 * stands in the code; what is cut off or overlaps has no room for other languages.
 */
test.describe.configure({ timeout: 180_000 });
const viewport = { width: 320, height: 640 };
test.use({ viewport, actionTimeout: 20_000, launchOptions: withPictures });
test.beforeEach(({ page }) => page.setViewportSize(viewport));

let site: PseudoSite;
test.beforeAll(async () => {
  // A busy machine may take minutes to build a copy and serve it.
  test.setTimeout(300_000);
  // A test that fails begins anew: who mends one after the other serves the site once for all of them.
  const served = process.env.PSEUDO_SITE;
  site = served ? { address: served, stop: () => Promise.resolve() } : await startPseudoSite();
});
test.afterAll(() => site.stop());

for (const path of quietPaths) {
  test(`${path}: no English left, nothing cut off, from right to left or left to right`, async ({ page }) => {
    await page.goto(`${site.address}${path}`);
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
    await openFolds(page);
    expect.soft(await englishOn(page)).toEqual([]);
    expect.soft(await faultsOf(page), 'right to left').toEqual([]);
    await page.evaluate(() => (document.documentElement.dir = 'ltr'));
    expect.soft(await faultsOf(page), 'left to right').toEqual([]);
  });
}

const tools = quietPaths.flatMap((path) => /^\/tools\/(.+)$/.exec(path)?.[1] ?? []);

for (const name of tools) {
  test(`the answer of ${name}, and its errors`, async ({ page }) => {
    const { inputs } = JSON.parse(readFileSync(`site/tools/${name}/journey.json`, 'utf8')) as {
      inputs: string;
    };
    // From the page itself, that would lead nowhere.
    await page.goto('about:blank');
    await page.goto(`${site.address}/tools/${name}#${inputs}`);
    await expect(page.locator('[id$=-result] p').first()).toHaveText(/⟦|\d/);
    expect.soft(await englishOn(page)).toEqual([]);
    expect.soft(await faultsOf(page)).toEqual([]);

    await page.goto(`${site.address}/tools/${name}`);
    const fields = page.locator('main form input[inputmode]:visible');
    const submit = page.locator('main form button[type=submit]:visible');
    if ((await submit.count()) === 0) return;
    await submit.click();
    await expect(page.locator('main [data-island][data-hydrated=yes]')).toBeAttached();
    for (const field of await fields.all()) await field.fill('-x');
    await submit.click();
    expect.soft(await englishOn(page)).toEqual([]);
    expect.soft(await faultsOf(page)).toEqual([]);
  });
}

test('the search answers, misses, and does so on the server', async ({ page }) => {
  await page.goto(`${site.address}/faqs`);
  await page.locator('main [name=q]').pressSequentially('password');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect.soft(await englishOn(page, ['password'])).toEqual([]);
  expect.soft(await faultsOf(page)).toEqual([]);
  for (const query of ['password', 'accident', 'xyzzy', '']) {
    await page.goto(`${site.address}/search?q=${query}`);
    expect.soft(await englishOn(page, [query]), query).toEqual([]);
    expect.soft(await faultsOf(page), query).toEqual([]);
  }
});

for (const [what, path] of [
  ['a payout without a token', '/payout-setup-complete'],
  ['a payout that is never ready', '/payout-setup-complete?token=sandbox-never-ready'],
  ['a payout that fails', '/payout-setup-complete?token=sandbox-error'],
  ['a consent whose link is not complete', '/checkr-disclosure-embed'],
  [
    'a consent whose form does not come',
    '/checkr-disclosure-embed?candidateFullName=Ana&candidateId=1&packageSlug=basic&driverLicenseState=CA',
  ],
] as const) {
  test(`${what}: no English left`, async ({ context }) => {
    const page = await context.newPage();
    await page.route(/^https:/, (route) => route.abort());
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () =>
        Object.assign(window, { served: document.querySelector('main')!.innerText }),
      ),
    );
    await page.goto(`${site.address}${path}`);
    // What the page says next is what the script found out.
    await untilSo(
      page,
      () => document.querySelector('main')!.innerText !== (window as unknown as { served: string }).served,
    );
    expect.soft(await englishOn(page, ['Ana', 'basic'])).toEqual([]);
    expect.soft(await faultsOf(page)).toEqual([]);
  });
}

test('dialogs and the menu', async ({ page }) => {
  await page.goto(`${site.address}/`);
  await page.locator('header [popovertarget]').click();
  expect.soft(await englishOn(page)).toEqual([]);
  expect.soft(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await openFolds(page);
  for (const opener of await page.locator('footer button:visible').all()) {
    await opener.click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    expect.soft(await englishOn(page)).toEqual([]);
    expect.soft(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('a carousel goes on by its buttons, its dots and a swipe', async ({ page }) => {
  await page.goto(`${site.address}/`);
  const { root, slide, track } = carousel(page);
  await hydrate(root);
  const buttons = root.getByRole('button');
  const stands = async (number: number) => {
    await expect(slide(number)).toBeInViewport();
    // Between Previous and Next.
    await expect(buttons.nth(number)).toHaveAttribute('aria-current', 'true');
  };
  await buttons.last().click();
  await stands(2);
  await track.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await swipe(page, track, 'right');
  await stands(3);
  await buttons.nth(4).click();
  await stands(4);
  await buttons.first().click();
  await stands(3);
});

test('the gallery, family by family, as pictures', async ({ browser }) => {
  test.skip(!isHeadlessShell(findBrowser()), 'The pictures were taken with chromium-headless-shell.');
  const gallery = `${site.address}${galleryPath}`;
  const page = await openSteady(browser, gallery, { viewport: { width: 390, height: 844 } });
  await page.evaluate(spellPlainly);
  for (const family of galleryFamilies()) await comparePart(page, family, `gallery-${family}-pseudo`);
  await page.close();
});

/** Letters that each machine draws with another typeface become plain ones; runs in the page. */
function spellPlainly(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const plain = texts.currentNode.nodeValue!.normalize('NFD').replace(/\p{Mark}/gu, '');
    texts.currentNode.nodeValue = plain
      .replaceAll('⟦', '[')
      .replaceAll('⟧', ']')
      .replace(/(?![a-z])\p{Letter}/giu, 'n');
  }
}

const withoutMarks = (html: string) => html.replace(/<style.*<\/style>|<[^>]*>/gs, ' ');
const withoutLinks = (markdown: string) => markdown.replace(/\]\([^)]*\)/g, '] ');
const described = (json: string) => (JSON.parse(json) as { description: string }).description;

for (const [what, path, accept, read] of [
  ['an address that is refused', '/v2/gateway', 'text/html', withoutMarks],
  ['a file that is not there', '/nosuch.css', 'text/plain', String],
  ['the list for language models', '/llms.txt', '*/*', withoutLinks],
  ['a help page as Markdown', '/faqs/drive/VehicleReservations.md', '*/*', withoutLinks],
  ['the web manifest', '/manifest.webmanifest', '*/*', described],
] as const) {
  test(`${what}: no English in it`, async ({ request }) => {
    const answer = await request.get(`${site.address}${path}`, { headers: { accept } });
    const text = read(await answer.text());
    expect(text).toContain('⟦');
    expect([...new Set(englishIn(text, names))]).toEqual([]);
  });
}

/** What an operator says once for all languages, and names that are the same in all. */
const names = [
  ...stringsIn(siteConfig).filter((text) => !/^[a-z]+:/.test(text)),
  ...['JSON', 'PDF', 'QR', 'VIN', 'GMT'],
].sort((a, b) => b.length - a.length);

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(stringsIn) : [];
}

async function openFolds(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details:not([data-island] *, :has([data-island]))'))
      (fold as HTMLDetailsElement).open = true;
  });
}

/** Every English word that people see, hear or find in the page's head. */
async function englishOn(page: Page, more: string[] = []): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const attributes = ['aria-label', 'aria-description', 'alt', 'placeholder', 'title', 'content'];
    const meta =
      'meta:is([name=description], [property="og:title"], [property="og:description"], [property="og:image:alt"])';
    const read = [...document.querySelectorAll(`body *, ${meta}`)].flatMap((element) =>
      attributes.map((name) => element.getAttribute(name) ?? ''),
    );
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement!;
      if (!parent.closest('script, style, noscript, template, [translate=no], select[id$="-zone"] option'))
        read.push(walker.currentNode.nodeValue ?? '');
    }
    return [...new Set([document.title, ...read])];
  });
  return [...new Set(texts.flatMap((text) => englishIn(text, [...names, ...more.filter(Boolean)])))];
}
