import { expect, test } from '../base-test.ts';
import config from '../../config/site.config.ts';
import { allPaths, fileAt } from '../built-site.ts';
import { documentAt } from '../page-document.ts';

/** Every attribute that holds an address which the browser opens or fetches. */
const addresses = [
  ['a', 'href'],
  ['area', 'href'],
  ['link', 'href'],
  ['use', 'href'],
  ['script', 'src'],
  ['img', 'src'],
  ['source', 'src'],
  ['iframe', 'src'],
  ['form', 'action'],
] as const;

/** The site's own address: a link that spells it out is checked like one that does not. */
const here = new URL(config.url).origin;

for (const path of allPaths) {
  test(`${path}: every link leads somewhere`, () => {
    const page = documentAt(path);
    const found = addresses.flatMap(([tag, attribute]) =>
      page
        .querySelectorAll(`${tag}[${attribute}]:not([method=post])`)
        .map((element) => element.getAttribute(attribute)!),
    );
    const pictures = page.querySelectorAll('[srcset]').flatMap((element) =>
      element
        .getAttribute('srcset')!
        .split(',')
        .map((part) => part.trim().split(/\s+/)[0]!),
    );
    const problems = [...new Set([...found, ...pictures])]
      // The fragment of a link to an answer holds the tool's inputs, not a place on its page.
      .map((address) => address.replace(/^(\/tools\/[\w-]+)#\w+=.*/, '$1'))
      .map((address) => problemWith(address, path))
      .filter(Boolean);
    expect(problems).toEqual([]);
  });

  test(`${path}: every picture says what it shows`, () => {
    const silent = documentAt(path)
      .querySelectorAll('main img')
      .filter((picture) => !picture.getAttribute('alt')?.trim());
    const remedy = 'Write what the picture shows: ![A car at the curb](/pictures/curb.jpg).';
    expect(silent.map(String), remedy).toEqual([]);
  });

  test(`${path}: every reference to an element has its element`, () => {
    const page = documentAt(path);
    const references = [
      'commandfor',
      'popovertarget',
      'for',
      'aria-controls',
      'aria-labelledby',
      'aria-describedby',
      'data-panel',
    ];
    const missing = references.flatMap((name) =>
      page
        .querySelectorAll(`[${name}]`)
        .flatMap((element) => element.getAttribute(name)!.split(/\s+/))
        .filter((id) => !page.getElementById(id))
        .map((id) => `${name}="${id}"`),
    );
    expect(missing).toEqual([]);
  });
}

test('every form that sends something has somebody who takes it', async ({ request }) => {
  const taken = allPaths.flatMap((path) =>
    documentAt(path)
      .querySelectorAll('form[method=post]')
      .map((form) => form.getAttribute('action')!.replace(/\?.*/, '')),
  );
  const actions = [...new Set(taken)];
  expect(actions).toContain('/v2/feedback');
  // Nothing is sent: it is told that something is missing, not that nobody is there.
  for (const action of actions)
    expect([400, 422], action).toContain((await request.post(action, { form: {} })).status());
});

/** What is wrong with an address found on a page, or undefined. */
function problemWith(address: string, page: string): string | undefined {
  if (address.startsWith('mailto:'))
    return /^mailto:[^@\s]+@[\w-]+(\.[\w-]+)+(\?\S+)?$/.test(address) ? undefined : `malformed: ${address}`;
  if (address.startsWith('tel:')) return /^tel:\+?\d+$/.test(address) ? undefined : `malformed: ${address}`;
  if (address.startsWith('data:image/')) return undefined;
  if (!URL.canParse(address, here + page)) return `malformed: ${address}`;

  const url = new URL(address, here + page);
  if (url.origin !== here) return url.protocol === 'https:' ? undefined : `not https: ${address}`;
  const path = decodeURIComponent(url.pathname);
  if (!fileAt(path)) return `nothing there: ${address}`;
  const id = decodeURIComponent(url.hash.slice(1));
  if (id && !documentAt(path).getElementById(id)) return `no such place on the page: ${address}`;
  return undefined;
}
