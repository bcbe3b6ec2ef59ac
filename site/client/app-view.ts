/**
 * "In the app" (`?view=app`): the apps show help pages in a web view, without header and footer. Links within the help
 * keep the view. The server sends such pages marked already; on a plain static host this marks them.
 */
export function keepAppView(): void {
  if (new URLSearchParams(location.search).get('view') !== 'app') return;
  document.documentElement.dataset.view = 'app';
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/faqs/"]')) {
    link.search = 'view=app';
  }
}
