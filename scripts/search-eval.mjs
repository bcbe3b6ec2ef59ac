/**
 * Prints how well the search answers the labeled wordings, by style and audience; `npm run search:eval -- --misses`
 * also lists what it got wrong, `-- --learn` tries more weights (four minutes).
 */
import { runnerImport } from 'vite';
import { root } from './bootstrap/root.mjs';

/** @type {{ module: typeof import('../build/load-source.ts') }} */
const { module } = await runnerImport('/build/load-source.ts', { root, logLevel: 'warn' });
/** @type {typeof import('../checks/search/report.ts')} */
const { report } = await module.loadSource('/checks/search/report.ts');
console.log(
  report({ showMisses: process.argv.includes('--misses'), learn: process.argv.includes('--learn') }),
);
