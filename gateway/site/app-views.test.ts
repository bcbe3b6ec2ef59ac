import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { siteData, testApp } from '../testing/test-site-data.ts';
import { appViews, withoutAppViews } from './app-views.ts';
import { type Site, siteFile } from './site-file.ts';

const html = '<!doctype html><html lang="en"><title>About</title><a href="/faqs">FAQs</a></html>';
const page = () => siteFile('/about-us/index.html', Buffer.from(html), [['br', Buffer.from('packed')]]);

test('is made once, however many ask at once, in the codings of the page', async () => {
  const viewOf = appViews();
  const file = page();
  const [one, other] = await Promise.all([viewOf(file), viewOf(file)]);
  expect(one).toBe(other);
  expect(viewOf(file)).toBe(one);
  expect([...one.representations.keys()]).toEqual(['identity', 'br']);
  const text = one.representations.get('identity')!.body.toString();
  expect(text).toContain('<html data-view="app" lang="en">');
  expect(text).toContain('href="/faqs?view=app"');
  expect(brotliDecompressSync(one.representations.get('br')!.body).toString()).toBe(text);
});

test('two instances send the same bytes under the same tag', async () => {
  const zipped = siteFile('/page.html', Buffer.from(html), [['gzip', Buffer.from('packed')]]);
  const [one, other] = await Promise.all([appViews()(zipped), appViews()(zipped)]);
  const { body, etag } = one.representations.get('gzip')!;
  expect(other.representations.get('gzip')).toMatchObject({ body, etag });
  expect(gunzipSync(body).toString()).toBe(one.representations.get('identity')!.body.toString());
});

test('what cannot be marked fails for whoever asks, each time', async () => {
  const viewOf = appViews();
  const odd = siteFile('/page.html', Buffer.from('<p>'));
  await expect(viewOf(odd)).rejects.toThrow('<html>');
  await expect(viewOf(odd)).rejects.toThrow('<html>');
});

test.each([
  ['/', true],
  ['/checkr-disclosure-embed-success', true],
  ['/checkr-disclosure-embed', false],
  ['/payout-setup-complete', false],
])('%s has one: %s', (address, has) => {
  const { payoutReturn, consent } = siteData.pages;
  const all: Site = { fileAt: page, appViewAt: page, notFound: page };
  const site = withoutAppViews(all, [payoutReturn, consent]);
  expect(site.appViewAt(address) !== undefined).toBe(has);
  expect(site.fileAt(address)).toBeDefined();
});

test.each([
  ['/', 'View'],
  ['/checkr-disclosure-embed', 'Page'],
  ['/payout-setup-complete', 'Page'],
])('the server answers the apps that ask for %s with its %s', async (address, title) => {
  const titled = (text: string) => siteFile('/page.html', Buffer.from(`<title>${text}</title>`));
  const site: Site = { fileAt: () => titled('Page'), appViewAt: () => titled('View'), notFound: page };
  const app = testApp({ site });
  expect((await app.inject(`${address}?view=app`)).body).toBe(`<title>${title}</title>`);
  await app.close();
});
