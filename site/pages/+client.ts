import { markSections } from '#site/client/current-section.ts';
import { openFrom } from '#site/client/open-from.ts';
import { onceMedia, startIslands, triggers, within } from '../islands/island-loader.ts';
import { sayOnce, startSearch } from '../search/browser/search-loader.ts';
import { pointToStore } from '#site/client/store-links.ts';

// Home starts at the top, also when it is loaded again (spec 2).
if (location.pathname === '/') history.scrollRestoration = 'manual';

startIslands();
pointToStore();
startSearch();

// Sections and footers far out of sight are left out by the style sheet, so that no task is long: once the page has its typeface, they are
// laid out one at a time, when the browser has nothing else to do. Then all is as if nothing had been left out. Whoever loads the page
// again or comes back has all of it at once: right after this event, Chromium looks for what was read.
addEventListener('load', () => {
  for (const part of document.querySelectorAll<HTMLElement>('article section,footer')) {
    if (performance.navigation.type) part.style.contentVisibility = 'visible';
    // Browsers that lack this have left nothing out.
    else
      window.requestIdleCallback?.(() => {
        part.style.contentVisibility = 'visible';
        part.getBoundingClientRect();
      });
  }
  // Chromium may keep for the next time an element with the distance of another, but not once the page was scrolled.
  if (performance.navigation.type) {
    scrollBy(0, 1);
    scrollBy(0, -1);
  }
});

if (/view=app\b/.test(location.search)) {
  void import('#site/client/app-view.ts').then(({ start }) => start());
}

// Safari learnt the first before the second, Chrome and Firefox the second before the first.
if (!('command' in HTMLButtonElement.prototype && 'closedBy' in HTMLDialogElement.prototype)) {
  void import('#site/client/invokers.ts').then(({ start }) => start());
}

const menu = document.querySelector<HTMLElement>('#menu');
menu?.addEventListener('toggle', () => void import('#site/client/menu.ts').then(({ start }) => start(menu)), {
  once: true,
});

const tabs = document.querySelector<HTMLElement>('[data-tabs]');
// Without the script they are the links that they were.
if (tabs) import('#site/client/tabs.ts').then(({ start }) => start(tabs), Boolean);

// As wide as the style sheet wants it for the contents to stand beside the text.
const contents = document.querySelector<HTMLElement>('[data-contents]');
if (contents) {
  onceMedia('(width>=64rem)', () => markSections(contents));
}

// Nothing is stored, or forgotten, without scripts.
document.querySelector('[data-clear]')?.removeAttribute('hidden');

// Whoever writes to us is not to lose it on a line that breaks before the script has come, and finds it after a reload: an island's
// trigger knows both, and what is asked for by `?topic=`.
const ask = document.querySelector<HTMLElement>('#ask');
if (ask) triggers.interaction(ask, () => void import('#site/client/pressed.ts'));

// Without a connection, the browser's own page would take the place of this one, with all that was typed.
addEventListener('submit', (event) => {
  if (navigator.onLine) return;
  event.preventDefault();
  // What is asked is told elsewhere.
  const dataset = (event.target as HTMLElement).dataset;
  if (dataset.failed && !dataset.search) sayOnce(event.submitter!.parentElement!, dataset.failed);
});

const pressedSeldom = '.answered button,[form=feedback],[data-clear],[data-copy],[data-chat],#write button';
addEventListener('click', (event) => {
  const target = event.target as Element;
  // The link pressed last, and by a pointer: the style sheet makes the way to its section smooth.
  document.documentElement.dataset.href = (event.detail && target.closest('a')) as never;
  const opens = target.closest<HTMLElement>('[command=show-modal]');
  if (opens) openFrom(opens);
  const pressed = target.closest<HTMLButtonElement & { href?: string }>(pressedSeldom);
  if (!pressed) return;
  const { form, href } = pressed;
  if (form) event.preventDefault();
  // Of these the links are to be copied, and Safari does it within the press alone.
  const refused = href && navigator.clipboard?.writeText(href).catch(Boolean);
  within(import('#site/client/pressed.ts'), 30_000).then(
    (module) => module.act(pressed, refused),
    // Without the script, or where it hangs, the browser sends it, or what hears of it above says that it cannot.
    () => form?.requestSubmit(pressed),
  );
});
