import { expect as impatient, type Page, test } from '../base-test.ts';
import { looks, seen } from './compare.ts';
import { type DevCopy, startDevCopy } from './dev-copy.ts';

// One server for all of them: it takes its time to start, for its first page, and on a busy machine for each.
const expect = impatient.configure({ timeout: 60_000 });
test.describe.configure({ timeout: 180_000 });
// A page that listens for changes ends with its test: emptied for the next one, it may just be loading itself anew.
test.use({ viewport: { width: 1280, height: 800 }, reuseContext: false });
let dev: DevCopy;
test.beforeAll(async () => {
  // A busy machine may take minutes to build a copy and serve it.
  test.setTimeout(300_000);
  dev = await startDevCopy();
  await fetch(dev.address);
});
test.afterAll(() => dev.stop());

test('says that the port is taken, and where it listens instead', () => {
  expect(dev.printed()).toMatch(/Listening on \S+, since port \d+ is taken\. Another: PORT=/);
});

const toRead = { accept: 'text/html' };
const toCompute = { accept: 'application/json' };

for (const [what, path, headers] of [
  ['the home page', '/', toRead],
  ['a help page', '/faqs/drive/GettingStarted', toRead],
  ['a tool', '/tools/cancel', toRead],
  ['the payout page', '/payout-setup-complete', toRead],
  ['a page as the apps show it', '/about-us?view=app', toRead],
  ['a bare page as the apps show it', '/checkr-disclosure-embed?view=app', toRead],
  ['a search on the server', '/search?q=flat+tire&audience=drive', toRead],
  ['a page that is not there', '/nosuch', toRead],
  ['a help page that is not there', '/faqs/drive/NoSuch', toRead],
  ['a file that is not there', '/nosuch.css', toRead],
  ['a former name', '/faqs/host/HostPatners', toRead],
  ['another letter case', '/FAQS?a=b', toRead],
  ['a slash too many', '/about-us/', toRead],
  ['the help manifest', '/help-manifest.json', toCompute],
  ['the rules', '/rules.json', toCompute],
  ['the site map', '/sitemap.xml', toCompute],
  ['the word to robots', '/robots.txt', toCompute],
  ['the list for language models', '/llms.txt', toCompute],
  ['a help page as Markdown', '/faqs/drive/GettingStarted.md', toCompute],
  ['an icon', '/favicon.ico', toCompute],
  ['a picture for shared links', '/social/about-us.png', toCompute],
  ['the web manifest', '/manifest.webmanifest', toCompute],
  ['what may be fetched ahead', '/speculation-rules.json', toCompute],
  ['health', '/healthz', toCompute],
  ['readiness', '/readyz', toCompute],
  ['a live call', '/v2/document/checkr-embed-config', toCompute],
  ['a method that an address does not take', '/v2/gateway', toCompute],
] as const) {
  test(`${what} is served as the built server does: ${path}`, async ({ request, baseURL }) => {
    const ask = { headers, maxRedirects: 0 };
    const built = await seen(await request.get(`${baseURL}${path}`, ask));
    expect(await seen(await request.get(`${dev.address}${path}`, ask))).toEqual(built);
  });
}

test('the files whose names change with their content are those of the build', async ({
  request,
  baseURL,
}) => {
  const page = await (await request.get(`${baseURL}/tools/cancel`)).text();
  const files = [...new Set(page.match(/\/static\/tools\/[\w.-]+\.json/g))];
  expect(files).toHaveLength(1);
  const index = await request.get(`${baseURL}/search-index.json`);
  const { parts } = (await index.json()) as { parts: string };
  for (const file of [...files, '/search-index.json', `${parts}terms-0.json`]) {
    const built = await seen(await request.get(`${baseURL}${file}`));
    expect(await seen(await request.get(`${dev.address}${file}`))).toEqual(built);
  }
});

for (const path of ['/', '/faqs/drive/GettingStarted', '/tools/cancel', '/search?q=flat+tire']) {
  test(`looks as built, and the policy forbids nothing that it needs: ${path}`, async ({ page, baseURL }) => {
    await page.goto(`${baseURL}${path}`, { waitUntil: 'networkidle' });
    const built = await looks(page);
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await page.goto(`${dev.address}${path}`, { waitUntil: 'networkidle' });
    expect(await looks(page)).toEqual(built);
    expect(complaints).toEqual([]);
  });
}

test('the search answers while somebody types', async ({ page }) => {
  await page.goto(`${dev.address}/faqs`);
  await page.locator('main [name=q]').pressSequentially('flat tire');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('the payout page asks, and the sandbox answers', async ({ page }) => {
  await page.goto(`${dev.address}/faqs`);
  const asked = page.waitForResponse('**/v2/gateway');
  await page.goto(`${dev.address}/payout-setup-complete?token=sandbox-never-ready`);
  expect(await (await asked).json()).toHaveProperty('data.getStripePayoutAccountStatus');
});

const article = 'content/en/help/drive/GettingStarted.mdx';
const view = 'site/article/help-article.tsx';
const marketing = 'content/en/marketing/about-us.yaml';

test('a word changed between the making of a page and its first listening is in it too', async ({
  page,
  context,
  request,
}) => {
  // Vite itself keeps word for the next page only where none is open.
  await (await context.newPage()).goto(`${dev.address}/about-us`);
  const address = `${dev.address}/faqs/drive/GettingStarted`;
  const served = async () => (await request.get(address)).text();
  let restore: (() => Promise<void>) | undefined;
  await page.routeWebSocket(/./, async (socket) => {
    if (!restore) {
      restore = dev.edit(article, (text) => text.replace('title: ', 'title: Zebra '));
      await expect.poll(served).toContain('<title>Zebra');
    }
    socket.connectToServer();
  });
  await page.goto(address);
  await expect(page).toHaveTitle(/Zebra/);
  await restore!();
  await expect(page).not.toHaveTitle(/Zebra/);
});

test('an island that is new needs no restart', async ({ request }) => {
  const list = async () => (await request.get(`${dev.address}/@id/__x00__virtual:islands`)).text();
  expect(await list()).not.toContain('zebra');
  const remove = dev.add('site/islands/zebra.island.tsx', 'export const Zebra = () => null;');
  await expect.poll(list).toContain('zebra');
  remove();
  await expect.poll(list).not.toContain('zebra');
});

test('an island that a mistake has ended comes back once it is mended', async ({ page }) => {
  const island = page.locator('main [data-hydrated]');
  await page.goto(`${dev.address}/payout-setup-complete?token=sandbox-never-ready`);
  await expect(island).toHaveAttribute('data-hydrated', 'yes');
  const restore = dev.edit('site/payout/payout-return.island.tsx', (text) =>
    text.replace('  return', '  boom();\n$&'),
  );
  await expect(island).toHaveAttribute('data-hydrated', 'failed');
  await restore();
  await expect(island).toHaveAttribute('data-hydrated', 'yes');
});

async function expectTold(page: Page, file: string, told: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'To mend in the sources' })).toBeVisible();
  const mistake = page.getByRole('listitem').first();
  await expect(mistake).toContainText(told);
  await expect(mistake).toContainText(new RegExp(`^${file}, line \\d+`));
}

const ending = (added: string) => (text: string) => `${text}\n${added}\n`;

const mistakes = [
  [article, ending('{'), '{ is never closed', '/faqs/drive/GettingStarted'],
  [marketing, ending('titel: x'), 'known here are title', '/about-us'],
  [
    'content/en/tools/cancel.yaml',
    ending('x: ['),
    'YAML has a [ or { above it that is not closed',
    '/tools/cancel',
  ],
] as const;

test('a mistake in the words is told on the pages made of them, and the others are served as they were', async ({
  page,
  request,
}) => {
  const status = async (path: string) => (await request.get(dev.address + path)).status();
  for (const [file, change, told, broken] of mistakes) {
    await page.goto(`${dev.address}${broken}`);
    const restore = dev.edit(file, change);
    await expectTold(page, file, told);
    for (const path of ['/', '/faqs', '/faqs/drive/DriverEligibility', '/help-manifest.json', '/healthz'])
      expect(await status(path), `${path}, while ${file} is to be mended`).toBe(200);
    await restore();
    await expect(page.getByRole('banner')).toBeVisible();
  }
});

test('what is wrong in one file keeps no other from being changed', async ({ page }) => {
  const restoreArticle = dev.edit(article, ending('{'));
  await page.goto(`${dev.address}/about-us`);
  const restore = dev.edit(marketing, (text) => text.replace('title: ', 'title: Zebra '));
  await expect(page).toHaveTitle(/Zebra/);
  await restore();
  await restoreArticle();
  await expect(page).not.toHaveTitle(/Zebra/);
});

test('a section is renamed first and then what links to it, file by file', async ({ page }) => {
  const links = [
    'content/en/contact.yaml',
    'content/en/marketing/not-found.yaml',
    'content/en/search/asked.yaml',
  ];
  const rename = (text: string) => text.replaceAll('PasswordReset', 'PasswordLost');
  await page.goto(`${dev.address}/faqs/drive/GettingStarted`);
  const restores = [
    dev.edit(article, (text) =>
      rename(text).replace('  PasswordLost:\n', '$&    formerly: [PasswordReset]\n'),
    ),
  ];
  for (const [index, file] of links.entries()) {
    await expectTold(page, links[index]!, 'the section is now called #PasswordLost');
    restores.push(dev.edit(file, rename));
  }
  await expect(page.locator('#PasswordLost')).toBeAttached();
  for (const restore of restores.toReversed()) await restore();
  await expect(page.locator('#PasswordReset')).toBeAttached();
});

for (const [what, file, change, told] of [
  ['a missing field', article, (text: string) => text.replace(/title: .*\n/, ''), 'title is missing'],
  [
    'a dead anchor',
    article,
    (text: string) => text.replace('related: [', 'related: [Nowhere, '),
    '"Nowhere" leads nowhere',
  ],
  ['an open element', article, ending('A<br>b'), '<br> is HTML, which articles do without'],
  [
    'bad YAML that is on all pages',
    'content/en/interface.yaml',
    ending('x: ['),
    'YAML has a [ or { above it that is not closed',
  ],
  [
    'a name that a file has not of which every article asks',
    'content/en/contact.yaml',
    (text: string) => text.replace('    sections:', '    section:'),
    'Unrecognized key: "section"',
  ],
  ['code that cannot be read', view, ending('}}'), 'Unexpected token'],
  ['code that fails', view, ending('boom();'), 'boom is not defined'],
  ['a server that fails', 'gateway/http/errors.ts', ending('boom();'), 'boom is not defined'],
] as const) {
  test(`${what} is told in the page, and goes by itself once mended`, async ({ page }) => {
    await page.goto(`${dev.address}/faqs/drive/GettingStarted`);
    const restore = dev.edit(file, change);
    await expectTold(page, file, told);
    await restore();
    await expect(page.getByRole('banner')).toBeVisible();
    expect(dev.printed()).not.toContain('"stack":');
  });
}

for (const [what, path, file, from, to] of [
  ['code', '/healthz', 'gateway/ops/health.ts', "'ok'", "'zebra'"],
  ['words', '/v2/gateway', 'content/en/server.yaml', 'This address', 'This zebra'],
] as const) {
  test(`a change of the server's ${what} counts`, async ({ request }) => {
    const answer = async () => (await request.get(dev.address + path, { headers: toCompute })).text();
    const restore = dev.edit(file, (text) => text.replaceAll(from, to));
    await expect.poll(answer).toContain('zebra');
    await restore();
    await expect.poll(answer).not.toContain('zebra');
  });
}

test('facts saved again and again leave every page listening', async ({ page, context }) => {
  const tool = await context.newPage();
  await page.goto(`${dev.address}/about-us`);
  await tool.goto(`${dev.address}/tools/cancel`);
  const restoreFacts = dev.edit('rules/facts.ts', ending('// 0'));
  for (let save = 1; save < 8; save++) {
    await page.waitForTimeout(300);
    dev.edit('rules/facts.ts', ending(`// ${save}`));
  }
  const restore = dev.edit('content/en/interface.yaml', (text) =>
    text.replace('skipToContent: Skip', 'skipToContent: Zebra'),
  );
  for (const each of [page, tool]) await expect(each.locator('a').first()).toHaveText(/^Zebra/);
  await restoreFacts();
  await restore();
  for (const each of [page, tool]) await expect(each.locator('a').first()).not.toHaveText(/^Zebra/);
});

test('a server that cannot start is told to each who asks, not to the first one alone', async ({
  request,
}) => {
  const told = async () =>
    (await request.get(`${dev.address}/about-us`, { headers: { accept: 'text/html' } })).text();
  const restore = dev.edit('gateway/ops/health.ts', (text) =>
    text.replace("  app.get('/healthz'", '  boom();\n$&'),
  );
  await expect.poll(told).toContain('boom is not defined');
  expect(await told()).toContain('boom is not defined');
  await restore();
  await expect.poll(told).not.toContain('boom is not defined');
});
