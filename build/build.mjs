/**
 * `npm run build`: builds everything into `dist/`. `npm start` and `npm test` run it too, when sources have changed. The
 * build is TypeScript, which is bundled first.
 */
import { refuseFolderName } from '../scripts/bootstrap/folder-name.mjs';
import { refuseOldNode } from '../scripts/bootstrap/node-version.mjs';
import { ensurePackages } from '../scripts/bootstrap/packages.mjs';
import { root } from '../scripts/bootstrap/root.mjs';
import { runTool, UserError } from '../scripts/bootstrap/say.mjs';
import { withBuilder } from './builder.mjs';

// The one environment in which a commit is built, whatever that of the shell is.
process.env.NODE_ENV = 'production';
process.chdir(root);
// Vike listens for rejected promises, which then no longer end a program with a failure.
process.exitCode = 1;
await runTool(async () => {
  refuseOldNode();
  refuseFolderName();
  await ensurePackages();
  try {
    return await withBuilder(({ build }) => build());
  } catch (error) {
    // Nothing of it could be loaded, such as with a wrong setting.
    const { name, message, stack } = /** @type {Error} */ (error);
    const told = ['ConfigError', 'UserError'].includes(name) ? message : stack;
    throw new UserError(`\n${told}\n\nNothing was built: dist/ is as it was.`);
  }
});
process.exit();
