import type { APIResponse, Page } from '@playwright/test';

/** What of an answer differs while developing: it is never kept, packed or equal in bytes. */
const ofDelivery = new Set([
  'cache-control',
  'connection',
  'content-length',
  'date',
  'etag',
  'vary',
  // Each answer has its own.
  'x-request-id',
]);
/** What allows the reloading, and the styles that stand in a built page. */
const forReloading =
  / 'nonce-development'| 'sha256-[\w+/=]+'|;worker-src blob:|;require-trusted-types-for 'script';trusted-types 'none'/g;
/** Where the built page has the scripts of its islands. */
const ofScripts = / data-script="[\w-]+"/g;

/** Classes without their own names, which are shorter in the built page: the numbers of their modules stay. */
const modulesOf = (classes: string) =>
  classes.replace(/(?<![\w-])(?:_*[a-zA-Z]|[a-zA-Z]\w*-)(\d+)(?![\w-])/g, '$1');

/** An answer as its reader sees it: of a page the main part, since scripts and styles have other addresses. */
export async function seen(answer: APIResponse) {
  const headers = Object.entries(answer.headers())
    .filter(([name]) => !ofDelivery.has(name) && !name.endsWith('-encoding'))
    .map(([name, value]) => [name, value.replace(forReloading, '')]);
  const text = await answer.text();
  return {
    status: answer.status(),
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: (/<main.*<\/main>/s.exec(text)?.[0] ?? text)
      .replace(ofScripts, '')
      .replace(/ class="([^"]*)"/g, (_, classes: string) => ` class="${modulesOf(classes)}"`),
  };
}

/** How every visible element of a page looks, by some of what the cascade decides. */
export function looks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const properties = [
      'color',
      'background-color',
      'display',
      'margin-top',
      'padding-left',
      'font-size',
      'gap',
    ];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const style = getComputedStyle(element);
        const values = properties.map((property) => style.getPropertyValue(property));
        return [element.tagName, ...values].join(' ');
      });
  });
}
