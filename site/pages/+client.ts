import { startClearing } from '#site/client/clear-storage.ts';
import { startInvokers } from '#site/client/invokers.ts';
import { startIslands } from '#site/client/island-loader.ts';
import { pointToStore } from '#site/client/store-links.ts';

// Home starts at the top, also when it is loaded again (spec 2).
if (location.pathname === '/') history.scrollRestoration = 'manual';

startInvokers();
startIslands();
pointToStore();
startClearing();

const tabs = document.querySelector<HTMLElement>('[data-tabs]');
if (tabs) void import('#site/client/tabs.ts').then(({ startTabs }) => startTabs(tabs));
