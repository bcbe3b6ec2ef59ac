import { startClearing } from '#site/client/clear-storage.ts';
import { startIslands } from '../islands/island-loader.ts';
import { startSearch } from '../search/browser/search-loader.ts';
import { pointToStore } from '#site/client/store-links.ts';

// Home starts at the top, also when it is loaded again (spec 2).
if (location.pathname === '/') history.scrollRestoration = 'manual';

startIslands();
pointToStore();
startClearing();
startSearch();

if (/[?&]view=app\b/.test(location.search)) {
  void import('#site/client/app-view.ts').then(({ keepAppView }) => keepAppView());
}

if (!('command' in HTMLButtonElement.prototype)) {
  void import('#site/client/invokers.ts').then(({ startInvokers }) => startInvokers());
}

const menu = document.getElementById('menu');
menu?.addEventListener(
  'toggle',
  () => void import('#site/client/menu.ts').then(({ watchMenu }) => watchMenu(menu)),
  { once: true },
);

const tabs = document.querySelector<HTMLElement>('[data-tabs]');
if (tabs) void import('#site/client/tabs.ts').then(({ startTabs }) => startTabs(tabs));

document.addEventListener('click', ({ target }) => {
  const link = (target as Element).closest<HTMLAnchorElement>('a[data-copy]');
  if (link) void import('#site/client/copy-link.ts').then(({ copyLink }) => copyLink(link));
});

const chat = document.querySelector<HTMLElement>('[data-chat]');
chat?.addEventListener(
  'click',
  () => void import('../support-chat/load-support-chat.ts').then(({ openChat }) => openChat(chat)),
);
