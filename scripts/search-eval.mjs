/**
 * Prints how well the search answers the labeled wordings, by style and audience; `npm run search:eval -- --misses`
 * also lists what it got wrong.
 */
import { createServer } from 'vite';

const server = await createServer({
  configFile: 'build/vite.server.config.ts',
  server: { middlewareMode: true, ws: false, watch: null },
  appType: 'custom',
});
const { report } = await server.ssrLoadModule('/checks/search/report.ts');
console.log(report({ showMisses: process.argv.includes('--misses') }));
await server.close();
