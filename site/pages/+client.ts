import { startClearing } from '#site/client/clear-storage.ts';
import { startInvokers } from '#site/client/invokers.ts';
import { startIslands } from '#site/client/island-loader.ts';
import { pointToStore } from '#site/client/store-links.ts';

startInvokers();
startIslands();
pointToStore();
startClearing();

const tabs = document.querySelector<HTMLElement>('[data-tabs]');
if (tabs) void import('#site/client/tabs.ts').then(({ startTabs }) => startTabs(tabs));
