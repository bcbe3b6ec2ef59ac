/**
 * Prints how well the search answers the labeled wordings, by style and audience; `npm run search:eval -- --misses`
 * also lists what it got wrong, `-- --learn` tries more weights (four minutes), `-- --postgres` asks an index in memory and then
 * one in Postgres.
 */
import { runnerImport } from 'vite';
import { startPostgres } from './bootstrap/postgres.mjs';
import { root } from './bootstrap/root.mjs';

const options = { showMisses: process.argv.includes('--misses'), learn: process.argv.includes('--learn') };
/** @type {{ module: typeof import('../build/load-source.ts') }} */
const { module } = await runnerImport('/build/load-source.ts', { root, logLevel: 'warn' });
/** @type {typeof import('../checks/search/report-postgres.ts')} */
const { report, reportFromPostgres } = await module.loadSource('/checks/search/report-postgres.ts');
console.log(report(options));

if (process.argv.includes('--postgres')) {
  const postgres = await startPostgres();
  try {
    console.log(`\nIN POSTGRES\n\n${await reportFromPostgres(options, postgres.url)}`);
  } finally {
    await postgres.stop();
  }
}
