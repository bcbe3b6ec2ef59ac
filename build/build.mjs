/**
 * `npm run build`: builds everything into `dist/`. `npm start` and `npm test` run it too, when sources have changed. The
 * build is TypeScript, which is bundled first.
 */
import { root } from '../scripts/bootstrap/root.mjs';
import { withBuilder } from './builder.mjs';

// The one environment in which a commit is built, whatever that of the shell is.
process.env.NODE_ENV = 'production';
process.chdir(root);
// Vike listens for rejected promises, which then no longer end a program with a failure.
process.exitCode = 1;
process.exit(await withBuilder(({ build }) => build()));
