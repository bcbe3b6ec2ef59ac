import { markSections } from '#site/client/current-section.ts';
import { openFrom } from '#site/client/open-from.ts';
import { onceMedia, startIslands } from '../islands/island-loader.ts';
import { startSearch } from '../search/browser/search-loader.ts';
import { pointToStore } from '#site/client/store-links.ts';

// Home starts at the top, also when it is loaded again (spec 2).
if (location.pathname === '/') history.scrollRestoration = 'manual';

startIslands();
pointToStore();
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

// As wide as the style sheet wants it for the contents to stand beside the text.
const contents = document.querySelector<HTMLElement>('[data-contents]');
if (contents) {
  onceMedia('(min-width: 64rem)', () => markSections(contents));
}

whenPressed('[command=show-modal]', openFrom);
whenPressed(
  '[data-copy]',
  (link) =>
    void import('#site/client/copy-link.ts').then(({ copyLink }) => copyLink(link as HTMLAnchorElement)),
);
// Nothing is stored, or forgotten, without scripts.
document.querySelector('[data-clear-storage]')?.removeAttribute('hidden');
whenPressed(
  '[data-clear-storage]',
  () => void import('#site/client/clear-storage.ts').then(({ clearStorage }) => clearStorage()),
);
whenPressed(
  '[data-chat]',
  (button) => void import('../support-chat/load-support-chat.ts').then(({ openChat }) => openChat(button)),
);

function whenPressed(selector: string, act: (pressed: HTMLElement) => void): void {
  document.addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest<HTMLElement>(selector);
    if (pressed) act(pressed);
  });
}
