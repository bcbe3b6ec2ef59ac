import { expect, test } from 'vitest';
import { appViewOf } from './app-view.ts';

const page = (body: string) => `<!doctype html><html lang="en"><body>${body}</body></html>`;
const inApp = (body: string) => /<body>(.*)<\/body>/.exec(appViewOf(page(body)))![1];

test('marks the page', () => {
  expect(appViewOf(page(''))).toContain('<html data-view="app" lang="en">');
  expect(() => appViewOf('<p>')).toThrow('<html>');
});

test.each([
  ['/faqs', '/faqs?view=app'],
  ['/', '/?view=app'],
  ['/faqs/host/HostPatners#Invite', '/faqs/host/HostPatners?view=app#Invite'],
  ['/search?audience=host', '/search?audience=host&amp;view=app'],
  ['/tools/cancel?a=1&amp;b=2#x', '/tools/cancel?a=1&amp;b=2&amp;view=app#x'],
])('%s keeps the view', (address, kept) => {
  expect(inApp(`<a class="x" href="${address}">x</a>`)).toBe(`<a class="x" href="${kept}">x</a>`);
});

test.each(['#Section', '/help-manifest.json', '/faqs/drive/GettingStarted.md'])(
  '%s stays as it is',
  (address) => {
    expect(inApp(`<a href="${address}">x</a>`)).toBe(`<a href="${address}">x</a>`);
  },
);

test.each(['tel:911', 'mailto:help@example.com'])('%s is for the phone, and says so', (address) => {
  expect(inApp(`<a href="${address}">x</a>`)).toBe(`<a rel="external" href="${address}">x</a>`);
});

test('a link within the site opens in the one window that there is', () => {
  expect(inApp('<a href="/search" target="_blank" rel="noopener">x</a>')).toBe(
    '<a href="/search?view=app" rel="noopener">x</a>',
  );
});

test('links that leave the site say so', () => {
  expect(inApp('<a href="https://example.com">x</a>')).toBe(
    '<a rel="external" href="https://example.com">x</a>',
  );
  expect(inApp('<a href="https://example.com" rel="noopener">x</a>')).toBe(
    '<a href="https://example.com" rel="external noopener">x</a>',
  );
});

test('forms send the view along', () => {
  expect(inApp('<form action="/search"></form>')).toBe(
    '<form action="/search"><input type="hidden" name="view" value="app"></form>',
  );
});
