/**
 * "In the app" (`?view=app`): the apps show these pages in a web view, without header and footer. The server sends them
 * marked already, with links that keep the view (`gateway/site/app-view.ts`); on a plain static host this does both. Links and
 * forms that come later, with an answer or a search, are seen to before they are used.
 */
export function start(): void {
  document.documentElement.dataset.view = 'app';
  document.querySelectorAll(leading).forEach(keep);
  for (const type of ['pointerdown', 'focusin', 'click', 'submit']) {
    document.addEventListener(type, ({ target }) => keep((target as Element).closest(leading)), true);
  }
  keepNavigations();
}

/** What leads to another page. Links to copy are for others, who see the whole site. */
const leading = 'a[href]:not([data-copy]),form';

function keep(element: Element | null): void {
  if (element instanceof HTMLAnchorElement) {
    if (element.origin !== location.origin) element.relList.add('external');
    else if (isLost(element.href)) Object.assign(element, { href: inAppView(element.href), target: '' });
  } else if (element instanceof HTMLFormElement && !element.elements.namedItem('view')) {
    const view = Object.assign(document.createElement('input'), {
      type: 'hidden',
      name: 'view',
      value: 'app',
    });
    element.append(view);
  }
}

/** Whether an address is a page of ours that would come with header and footer. */
function isLost(address: string): boolean {
  const { origin, pathname, searchParams } = new URL(address);
  return origin === location.origin && !/\.\w+$/.test(pathname) && searchParams.get('view') !== 'app';
}

function inAppView(address: string): string {
  const url = new URL(address);
  url.searchParams.set('view', 'app');
  return url.href;
}

/**
 * Where the browser tells of navigations that scripts begin. It tells of forms that are posted and of files that are saved, too:
 * begun anew they would lose what they send, or show the file as a page.
 */
function keepNavigations(): void {
  if (!('navigation' in window)) return;
  navigation.addEventListener('navigate', (event) => {
    const { url } = event.destination;
    if (event.formData || event.downloadRequest != null) return;
    if (event.navigationType === 'traverse' || !event.cancelable || event.hashChange || !isLost(url)) return;
    event.preventDefault();
    location.href = inAppView(url);
  });
}
