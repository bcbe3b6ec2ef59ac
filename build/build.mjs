/**
 * Builds everything into `dist/`: the pages, the files beside them, the server, and what a static host wants
 * precompressed. Run by `npm run build`, and by `npm start` and `npm test` when sources have changed.
 */
import { rm } from 'node:fs/promises';
import { build as buildPages } from 'vike/api';
import { build } from 'vite';
import { compressFiles } from './compress-files.mjs';
import { emitRules } from './emit-rules.mjs';
import { joinStyles } from './join-styles.mjs';
import { pruneScripts } from './prune-scripts.mjs';
import { renderPictures } from './render-pictures.mjs';
import { writeAppViews } from './write-app-views.mjs';
import { writePublishedFiles } from './write-published-files.mjs';

const site = 'dist/client';

await rm('dist', { recursive: true, force: true });
const rulesEmitted = emitRules();
await buildPages({ viteConfig: { logLevel: 'warn' } });
await rm(`${site}/.vite`, { recursive: true, force: true });
await build({ configFile: 'build/vite.server.config.ts' });
await joinStyles(site);
await writeAppViews(site);
await pruneScripts(site);
await writePublishedFiles(site, 'dist/gateway');
await renderPictures(site);
await compressFiles(site);
await rulesEmitted;
