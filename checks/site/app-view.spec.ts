import { readFileSync } from 'node:fs';
import { type HTMLElement, parse } from 'node-html-parser';
import { expect, test } from '../base-test.ts';
import { appViewOf } from '../../gateway/site/app-view.ts';
import { editorsPath, fileAt, filledInPaths, quietPaths, unknownPath } from '../built-site.ts';

for (const path of quietPaths.filter((each) => each !== editorsPath)) {
  test(`${path}: in the app, everything keeps to the app`, async ({ request }) => {
    const answer = await request.get(path === '/' ? '/?view=app' : `${path}?view=app`);
    expect(answer.status()).toBe(path === unknownPath ? 404 : 200);
    const page = parse(await answer.text());
    expect(page.querySelector('html')!.getAttribute('data-view')).toBe('app');
    if (!filledInPaths.includes(path)) expect(page.toString()).toBe(parse(builtFor(path)).toString());
    expect(page.querySelectorAll('a[href]').filter(leavesTheApp).map(String)).toEqual([]);
    expect(
      page.querySelectorAll('form').filter((form) => !form.querySelector('[name=view][value=app]')),
    ).toEqual([]);
    const outward = page.querySelectorAll('a[href^="http"]');
    expect(
      outward.filter((link) => !/\bexternal\b/.test(link.getAttribute('rel') ?? '')).map(String),
    ).toEqual([]);
  });
}

function builtFor(path: string): string {
  return appViewOf(readFileSync(fileAt(path)!, 'utf8'));
}

/** Whether a link leads to a page of ours as browsers show it. */
function leavesTheApp(link: HTMLElement): boolean {
  const address = link.getAttribute('href')!;
  return /^\/(?!.*\.\w+$)/.test(address) && !/[?&]view=app(?=[&#]|$)/.test(address.replaceAll('&amp;', '&'));
}
