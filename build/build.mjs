/**
 * `npm run build`: builds everything into `dist/`. `npm start` and `npm test` run it too, when sources have changed. The
 * build is TypeScript, which Vite runs.
 */
import { runnerImport } from 'vite';
import { root } from '../scripts/bootstrap/root.mjs';

// The one environment in which a commit is built, whatever that of the shell is.
process.env.NODE_ENV = 'production';
process.chdir(root);
// Vike listens for rejected promises, which then no longer end a program with a failure.
process.exitCode = 1;
/** @type {{ module: typeof import('./build.ts') }} */
const { module } = await runnerImport('/build/build.ts', { root, configFile: false, logLevel: 'warn' });
process.exit(await module.build((url) => import(url)));
